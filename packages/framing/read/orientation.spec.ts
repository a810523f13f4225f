import { describe, expect, test } from "vitest";
import { intoStored, orientedSize, storedBox, uprightBox } from "./orientation.ts";

/** An upright 30 x 20 picture with a 4 x 2 box whose corner is at 1, 3. */
const UPRIGHT = { width: 30, height: 20 };
const BOX = { x: 1, y: 3, width: 4, height: 2 };

describe("an upright box and its picture's size are stored in the file's own rows and columns", () => {
  test.each([
    [1, { x: 1, y: 3, width: 4, height: 2 }, { width: 30, height: 20 }],
    [2, { x: 25, y: 3, width: 4, height: 2 }, { width: 30, height: 20 }],
    [3, { x: 25, y: 15, width: 4, height: 2 }, { width: 30, height: 20 }],
    [4, { x: 1, y: 15, width: 4, height: 2 }, { width: 30, height: 20 }],
    [5, { x: 3, y: 1, width: 2, height: 4 }, { width: 20, height: 30 }],
    [6, { x: 3, y: 25, width: 2, height: 4 }, { width: 20, height: 30 }],
    [7, { x: 15, y: 25, width: 2, height: 4 }, { width: 20, height: 30 }],
    [8, { x: 15, y: 1, width: 2, height: 4 }, { width: 20, height: 30 }],
  ])("for orientation %i", (orientation, box, size) => {
    expect(storedBox(intoStored(orientation, UPRIGHT), BOX)).toEqual(box);
    expect(uprightBox(intoStored(orientation, UPRIGHT), box)).toEqual(BOX);
    expect(orientedSize(orientation, UPRIGHT)).toEqual(size);
    expect(orientedSize(orientation, size)).toEqual(UPRIGHT);
  });
});
