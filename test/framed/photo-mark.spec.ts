/** Marks on photos that keep their data: the frame comes off, the mark does not. */
import { DEFAULT_SETTINGS, type Layout, overlayBoxes, type Settings, markOnly } from "@matte/engine";
import { layoutOf, measure } from "@matte/framing/frame/layout.ts";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import { intoStored, storedBox } from "@matte/framing/read/orientation.ts";
import { expect, test } from "vitest";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { type FixtureName, photo, photoFile } from "../photos/index.ts";
import { framedPhoto } from "./framed.ts";

const MARK = {
  photoMark: "text",
  photoMarkText: "© Ada Lovelace",
  outerBorderColor: "#202020",
} as const satisfies Partial<Settings>;

const CASES: readonly (readonly [FixtureName, Partial<Settings>])[] = [
  ["canon-eos-r6", { photoMarkPlace: "bottom-right" }],
  ["canon-eos-r6", { photoMarkPlace: "tiled", photoMarkSize: 8, cornerRadius: 10 }],
  ["orientation-6", { photoMarkPlace: "top-left" }],
  ["restart-420", { photoMarkPlace: "center", photoMarkSize: 40 }],
  ["progressive-444", { photoMarkPlace: "tiled" }],
  ["progressive-grey", { photoMarkPlace: "bottom" }],
  ["quality-40", { photoMarkPlace: "bottom", photoMarkSize: 30 }],
];

async function layoutFor(
  name: FixtureName,
  changes: Partial<Settings>,
): Promise<{ layout: Layout; orientation: number }> {
  const settings = { ...DEFAULT_SETTINGS, ...MARK, ...changes };
  const job = await frameJobOf(await photoFile(name), { settings, plan: "pro" }, { number: 1, count: 1 });
  const method = plannedMethod(job.facts, { ...job, measure });
  if (method.kind !== "lossless-jpeg") throw new Error(method.kind);
  return { layout: layoutOf(job, method.grid), orientation: job.facts.orientation };
}

test.each(CASES)("%s with a mark %o keeps all other blocks, and loses the frame alone", async (name, changes) => {
  const { bytes, method } = await framedPhoto(name, { ...MARK, ...changes });
  expect(method).toBe("lossless-jpeg");
  const { layout, orientation } = await layoutFor(name, changes);
  const source = await photo(name);
  const to = intoStored(orientation, layout.canvas);
  const drawn = overlayBoxes(layout).map((box) => storedBox(to, box));
  expect(compareKept(source, bytes, storedBox(to, layout.photo), drawn).different).toEqual([]);

  const unframed = await unframeFile(new File([bytes], "framed.jpg"));
  if ("refusal" in unframed) throw new Error(unframed.refusal);
  expect(unframed).toMatchObject({ hasMark: true, isOriginal: false });
  const mark = markOnly(layout);
  const within = intoStored(orientation, mark.canvas);
  const marked = overlayBoxes(mark).map((box) => storedBox(within, box));
  const back = compareKept(source, unframed.bytes, { x: 0, y: 0 }, marked, "padding");
  expect(back.different).toEqual([]);
  expect(back.compared).toBeGreaterThan(0);
  expect(compareKept(source, unframed.bytes, { x: 0, y: 0 }).different).not.toEqual([]);
});

test("A photo with a mark has no way back to the original, and says nothing about it", async () => {
  const framed = await framedPhoto("canon-eos-r6", { ...MARK, keepWayBack: true });
  expect(framed.original).toBeNull();
  const unframed = await unframeFile(new File([framed.bytes], "framed.jpg"));
  expect(unframed).toMatchObject({ isOriginal: false, hasMark: true });
});

test("A photo without a mark says so", async () => {
  const { bytes } = await framedPhoto("canon-eos-r6", {});
  expect(await unframeFile(new File([bytes], "framed.jpg"))).toMatchObject({ hasMark: false });
});
