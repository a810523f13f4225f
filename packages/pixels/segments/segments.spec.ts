import { expect, it } from "vitest";
import { leastRatio, processor } from "../../../test/time/least.ts";
import { pictureEnd } from "./segments.ts";

/** Allowed ratio. */
const MOST = 6;

/** Number of bytes with this value, counted one by one. */
function count(bytes: Uint8Array, value: number): number {
  let found = 0;
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === value) found++;
  return found;
}

it("Fill bytes cost little more than a look at each, as no search begins for any of them", async () => {
  const fill = 2 ** 23;
  const jpeg = new Uint8Array(fill + 4).fill(0xff);
  [jpeg[1], jpeg[fill + 3]] = [0xd8, 0xd9];
  const [counting, ending] = [() => count(jpeg, 0xff), () => pictureEnd(jpeg)];
  expect([counting(), ending()]).toEqual([fill + 2, jpeg.length]);
  expect(await leastRatio(ending, counting, { below: MOST, clock: processor })).toBeLessThan(MOST);
});
