"""What things are worth to a seat, in points that it may expect until the end. All figures are judgement."""

from engine.games.tikal.advice.position import Position, Site

SET_POINTS = (0, 1, 3, 6)
"""Points for a number of treasures of one kind (rules 7.3)."""

COPIES = 3
KEPT = 0.25  # how much of a temple held now is still there in a later round
RIVALRY = 0.8  # what a rival's point costs, shared among the rivals
PRESENCE = 0.02  # what a member is worth for being near things
SAVING = 0.8  # what a camp's saving of one point for each way is worth in each turn to come
HEAP = 2.0  # how a treasure in a heap draws people, against a point of a temple
HOPE = 0.4  # what a treasure may still bring besides its points, in each later round
LEAD = 0.55  # how likely it is to keep a temple held by nothing
MARGIN = 0.1  # how much likelier with each point of strength more
GUARD_RESERVE = 2.2  # what a guard not yet used may bring in each later round


class Worth:
    """Judges temples, treasures and places for the seat of a position."""

    def __init__(self, position: Position) -> None:
        view = position.view
        self.position = position
        self.now = int(position.now)
        self.later = position.rounds - self.now
        self._hold = KEPT * self.later
        self._rivalry = RIVALRY / max(1, len(view.players) - 1)
        self._soon = frozenset(view.scoring_left)
        self._temples: dict[tuple[str, int, int], float] = {}
        self.place = {name: self._near(name) for name in position.distances}

    def temple(self, site: Site, strength: int, value: int) -> float:
        """A temple of this value if the own members there counted this much."""
        if site.guard is not None:
            return 0.0
        key = (site.name, strength, value)
        if key not in self._temples:
            self._temples[key] = value * self._share(site, strength)
        return self._temples[key]

    def guarded(self, site: Site) -> float:
        """A temple with an own guard on it."""
        reserve = GUARD_RESERVE * max(0, self.later - 1)
        return site.value * (self.now + self.later) - reserve

    def figures(self, workers: int, leader: bool) -> float:
        """Members that would leave the game."""
        return self.later * (0.3 * workers + 1.5 * leader)

    def treasure(self, held: int) -> float:
        """One more treasure of a kind of which `held` are there."""
        if held >= COPIES:
            return 0.0
        return (SET_POINTS[held + 1] - SET_POINTS[held]) * (self.now + self.later)

    def unknown_treasure(self) -> float:
        """The next treasure of a heap: any that nobody holds, each as likely."""
        held: dict[str, int] = {}
        for player in self.position.view.players:
            for kind, count in player.treasures:
                held[kind] = held.get(kind, 0) + count
        unseen = 8 * COPIES - sum(held.values())
        if unseen <= 0:
            return 0.0
        fresh = 8 - len(held)
        total = fresh * COPIES * self.treasure(0)
        for kind, count in held.items():
            total += (COPIES - count) * self.treasure(self.position.treasures.get(kind, 0))
        return total / unseen + HOPE * self.later

    def exchange(self, give: str, take: str, theirs: dict[str, int]) -> float:
        """Giving a single `give` for a single `take` to somebody who holds `theirs`."""
        mine = self.treasure(self.position.treasures.get(take, 0)) - self.treasure(0)
        other = self.treasure(theirs.get(give, 0)) - self.treasure(0)
        return mine - self._rivalry * other

    def camp(self, name: str) -> float:
        """A new camp: what it saves for those who will come into play, over the turns that are left."""
        position = self.position
        saved = weight = 0.0
        for site in position.sites.values():
            pull = self.pull(site)
            before = position.reach(site.name)
            if not pull or before is None or name not in position.distances[site.name]:
                continue
            after = 1 + position.distances[name][site.name]
            saved += pull * max(0, min(before, 9) - after)
            weight += pull
        return 0.0 if not weight else SAVING * max(0.0, position.turns - 1) * saved / weight

    def pull(self, site: Site) -> float:
        """How much a place is worth going to at all."""
        if site.kind == "temple":
            return 0.0 if site.guard is not None else float(site.value + 1)
        return HEAP * site.heap

    def _share(self, site: Site, strength: int) -> float:
        """How much of a temple's value comes, or is taken away by rivals."""
        best = max((count for _, count in site.rivals), default=0)
        share = self.now * (strength > best) + self._hold * _likely(strength - best, strength)
        for seat, count in site.rivals:
            rest = max((other for who, other in site.rivals if who != seat), default=0)
            weight = self._hold + KEPT * (seat in self._soon)
            share -= self._rivalry * weight * _likely(count - max(rest, strength), count)
        return share

    def _near(self, name: str) -> float:
        position = self.position
        near = 0.0
        for other, cost in position.distances[name].items():
            near += self.pull(position.sites[other]) / (1 + cost)
        return PRESENCE * self.later * near


def _likely(margin: int, strength: int) -> float:
    """How likely it is to hold a temple at the next scoring with this lead."""
    if strength <= 0:
        return 0.0
    if margin > 0:
        return min(0.92, LEAD + MARGIN * margin)
    return 0.3 if margin == 0 else max(0.05, 0.25 + 0.05 * margin)
