import { DEFAULT_SETTINGS, NO_CROP, type PhotoCrop } from "@matte/engine";
import { shownFacts } from "@matte/framing/photos/shown.ts";
import { expect, test } from "vitest";
import { JOB } from "../photos/testing/fake-pool.ts";
import type { FrameJob } from "../photos/types.ts";
import { lookKey } from "./look-key.ts";

const FILE = new File(["photo"], "a.jpg", { lastModified: 5 });
const keyOf = (changes: Partial<FrameJob> = {}, signer: string | null = null): Promise<string> =>
  lookKey({ ...JOB, file: FILE, ...changes }, signer);

const cropped = (crop: Partial<PhotoCrop>) => shownFacts(JOB.facts, { ...NO_CROP, ...crop });

test.each<[string, Partial<FrameJob>]>([
  ["another read of the same file", { file: new File(["photo"], "a.jpg", { lastModified: 5 }) }],
  [
    "settings in another order",
    { settings: { ...Object.fromEntries(Object.entries(DEFAULT_SETTINGS).toReversed()), ...DEFAULT_SETTINGS } },
  ],
  ["another name of the export", { settings: { ...DEFAULT_SETTINGS, exportName: "{date}" } }],
  ["a subject that was typed for another photo", { settings: { ...DEFAULT_SETTINGS, subjectName: "Other" } }],
  ["a known reason to encode it again", { fallbackReason: "damaged" }],
])("%s has the same look", async (_, changes) => {
  expect(await keyOf(changes)).toBe(await keyOf());
});

test.each<[string, Partial<FrameJob>]>([
  ["another photo of the same name", { file: new File(["photo"], "a.jpg", { lastModified: 6 }) }],
  ["another matte", { settings: { ...DEFAULT_SETTINGS, outerBorderSize: 9 } }],
  ["another subject", { subject: "Dunes" }],
  ["a watermark", { watermark: true }],
  ["a logo", { logo: new Blob(["logo"]) }],
  ["a crop", { facts: cropped({ crop: { x: 0, y: 0, width: 0.5, height: 1 } }) }],
  ["a turn", { facts: cropped({ turn: 1 }) }],
  ["a mirrored photo", { facts: cropped({ mirror: true }) }],
  ["other camera data", { facts: { ...JOB.facts, camera: { ...JOB.facts.camera, lens: "35 mm" } } }],
])("%s is another look", async (_, changes) => {
  expect(await keyOf(changes)).not.toBe(await keyOf());
});

test("crops are compared with one another", async () => {
  const [left, same, right] = [0, 0, 0.5].map((x) =>
    keyOf({ facts: cropped({ crop: { x, y: 0, width: 0.5, height: 1 } }) }),
  );
  expect(await same).toBe(await left);
  expect(await right).not.toBe(await left);
});

test("logos are compared by their pictures", async () => {
  const [first, same, other] = ["logo", "logo", "another"].map((text) => keyOf({ logo: new Blob([text]) }));
  expect(await same).toBe(await first);
  expect(await other).not.toBe(await first);
});

test("signed exports are compared by their signer", async () => {
  const signed = { settings: { ...DEFAULT_SETTINGS, contentCredentials: true } };
  const gallery = await keyOf(signed, "Gallery Ltd");
  expect(gallery).toBe(await keyOf(signed, "Gallery Ltd"));
  expect(gallery).not.toBe(await keyOf(signed, "Agency Ltd"));
  expect(gallery).not.toBe(await keyOf({}, "Gallery Ltd"));
});

test("an unsigned export has the key of one without credentials", async () => {
  expect(await keyOf({ settings: { ...DEFAULT_SETTINGS, contentCredentials: true } })).toBe(await keyOf());
  expect(await keyOf({}, "Gallery Ltd")).toBe(await keyOf());
});
