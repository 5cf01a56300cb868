"""The auction of Tikal, bid by bid, by the same buttons and menus as everything else."""

from pathlib import Path

from engine.core.model import Action
from engine.games.tikal.moves.bid import Bid, PassBid
from tests.bot.discord.player import Group, Player, opened
from tests.bot.discord.stage import buttons, components, staged, texts, verbs


async def test_an_auction_is_one_post_that_is_edited_with_one_notice_for_each_next_bidder(tmp_path: Path) -> None:
    async with staged(tmp_path, "auction", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        match = await opened(stage, *people, seats=3, options="auction=true")
        group = Group(stage, match, people)
        post, posts = stage.live, len(stage.channel.history())
        asked = dict.fromkeys((person.id for person in people), 0)
        bids = 0
        bidder = (await group.movers())[0]
        asked[bidder.actor.id] += 1
        while (await group.table()).match.episode == 1:
            await bidder.open(post)
            prompt = await bidder.prompt()
            wanted = next((a for a in prompt.legal if isinstance(a, Bid) and bids < 3), prompt.legal[0])
            said = texts(stage.again(post))
            await bidder.act(wanted)
            bids += 1
            table = await group.table()
            if table.match.episode == 1:
                assert len(stage.channel.history()) == posts, "every bid edits the one post"
                assert texts(stage.again(post)) != said
                following = (await group.movers())[0]
                assert following is not bidder or len([s for s in table.match.seats if s.acting]) == 1
                if following is not bidder:
                    asked[following.actor.id] += 1
                bidder = following
                assert {person.id: len(stage.mails(person)) for person in people} == asked, "one notice a bidder"
        assert bids >= 3
        settled = stage.again(post)
        assert set(verbs(settled)) == {"board"}
        assert texts(settled).count("bid") >= 1
        assert stage.live.id != post.id


async def test_a_whole_auction_round_is_played_to_the_first_scoring_by_the_generic_menus(tmp_path: Path) -> None:
    async def choose(player: Player) -> Action:
        """Pass now and then, so that tiles are also had for nothing."""
        prompt = await player.prompt()
        if player is group.players[people[0].id] and any(isinstance(a, PassBid) for a in prompt.legal):
            return PassBid()
        return await player.best()

    async with staged(tmp_path, "round", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben")]
        match = await opened(stage, *people, seats=2, options="auction=true")
        group = Group(stage, match, people)
        kinds: set[str] = set()
        for _ in range(6):
            await group.episode(choose)
        for row in await stage.bot.wired.store.journal(match):
            kinds |= {action["kind"] for action in row.actions}
        assert {"bid", "pass_bid", "place_tile", "end_turn"} <= kinds
        assert len([m for m in stage.channel.history() if "play" in verbs(m)]) == 1


async def test_a_bid_and_a_pass_are_asked_about_since_they_are_final_at_once(tmp_path: Path) -> None:
    async with staged(tmp_path, "auction", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        match = await opened(stage, *people, seats=3, options="auction=true")
        group = Group(stage, match, people)
        for wanted, said in ((Bid(points=3), "Bid 3 points: this is final"), (PassBid(), "Pass: this is final")):
            [bidder] = await group.movers()
            await bidder.open()
            assert "What you choose here is final at once" in texts(bidder.panel)
            assert "Nothing in your draft" not in texts(bidder.panel)
            told = [part["label"] for part in components(bidder.panel) if part["type"] == 2]
            assert not {"Undo", "Start over", "End turn"} & set(told), "there is nothing here that they could do"
            assert "➜ Pass" not in told, "the button beside it says the same"
            version = (await group.table()).match.version
            await bidder.act(wanted, sure=False)
            assert said in texts(bidder.panel)
            assert set(buttons(bidder.panel)) == {"Yes", "No, back"}
            await bidder.click(verbs(bidder.panel)["open"][0])
            assert (await group.table()).match.version == version, "no is no"
            await bidder.act(wanted)
            assert (await group.table()).match.version == version + 1


async def test_the_winner_reads_what_each_open_tile_is_and_each_once(tmp_path: Path) -> None:
    async with staged(tmp_path, "auction", pictures=False) as stage:
        people = [stage.person(name) for name in ("Ana", "Ben", "Cat")]
        match = await opened(stage, *people, seats=3, options="auction=true")
        group = Group(stage, match, people)
        while True:
            [player] = await group.movers()
            await player.open()
            prompt = await player.prompt()
            if prompt.view.phase == "pick":
                break
            await player.act(await player.best())
        tiles = prompt.view.auction.tiles
        [*labels] = [label for label, part in buttons(player.panel).items() if "/#" in part["custom_id"]]
        assert len(labels) == len(tiles) == 3
        assert not any(tile.id in label for tile in tiles for label in labels)
        assert labels == [
            "Temple 1",
            "Dig site with 4 treasures (no. 2) · stones: 2 south, 1 north-west",
            "Dig site with 4 treasures (no. 3) · stones: 1 north-east, 2 south",
        ]
        assert "hint" not in verbs(player.panel), "each tile has its button already"
        assert {"Undo", "End turn"} <= {part.get("label") for part in components(player.panel)}, "a draft begins here"
        await player.act(prompt.legal[0], sure=False)
        assert (await player.prompt()).turn.actions == prompt.legal[:1]
