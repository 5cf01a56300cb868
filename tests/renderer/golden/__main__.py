"""Keeps anew what `test_golden.py` holds pictures against: `python -m tests.renderer.golden`. Look at them."""

from tests.renderer.golden.made import FOLDER, PICTURES, SCENES, lines, thumbnail

if __name__ == "__main__":
    for name, marks in SCENES.items():
        (FOLDER / f"{name}.jsonl").write_text(lines(marks()), encoding="utf-8")
    for name, request in PICTURES.items():
        thumbnail(request).save(FOLDER / f"{name}.png", optimize=True)
