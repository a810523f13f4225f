import { describe, expect, it } from "vitest";
import { backingSize } from "./backing.ts";

const size = (width: number, height: number) => ({ width, height });
const ROOM = size(1200, 900);

describe("the canvas behind a picture", () => {
  it.each([
    ["of its own shape when there is time", size(1200, 896), size(1200, 800), null, size(1200, 800)],
    ["grown in height in a hurry", size(1200, 700), size(1200, 780), ROOM, size(1200, 896)],
    ["grown in width in a hurry", size(690, 900), size(700, 900), ROOM, size(768, 900)],
    ["no larger than the room", size(1200, 700), size(1200, 897), ROOM, ROOM],
    ["kept while it is high enough", size(1200, 896), size(1200, 790), ROOM, size(1200, 896)],
    ["kept while it is wide enough", size(768, 900), size(640, 900), ROOM, size(768, 900)],
    ["kept while the shape stays", size(1200, 800), size(1200, 800), ROOM, size(1200, 800)],
    ["made anew where another side fills the room", size(1200, 896), size(690, 900), ROOM, size(768, 900)],
    ["made anew where it would be shown smaller", ROOM, size(1100, 800), ROOM, size(1100, 800)],
    ["of its own shape where it fills no side of the room", size(300, 200), size(310, 210), ROOM, size(310, 210)],
    ["never smaller than the picture", ROOM, size(1200, 1300), ROOM, size(1200, 1300)],
  ])("is %s", (_what, now, picture, room, expected) => {
    expect(backingSize(now, picture, room)).toEqual(expected);
  });
});
