import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { hdrPhoto, isoBlock } from "../../../tools/photos/hdr/index.ts";
import { framePhoto } from "./frame-photo.ts";
import { inspectPhoto } from "./inspect-photo.ts";
import { photoErrorText } from "./photo-error.ts";
import { frameJobOf } from "./photo-job.ts";
import { failureOf } from "./tasks.ts";

const FIRST = { number: 1, count: 1 };
const CAPTIONED: Partial<Settings> = { showMetadata: true, photoBy: "Ada Holm", outerBorderSize: 12 };

async function framed(file: File, changes: Partial<Settings>, again = false): Promise<File> {
  const wanted = { settings: { ...DEFAULT_SETTINGS, ...changes }, plan: "pro", again } as const;
  const job = await frameJobOf(file, wanted, FIRST);
  const { bytes } = await frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers });
  return new File([bytes], "export.jpeg");
}

async function original(): Promise<File> {
  return new File([await photo("canon-eos-r6")], "WED_0004.jpg");
}

test("An export gets its new frame around its photo, with the texts that it remembers", async () => {
  const changed = await framed(await framed(await original(), CAPTIONED), { outerBorderSize: 5, showMetadata: true });
  const direct = await framed(await original(), { ...CAPTIONED, outerBorderSize: 5 });
  expect(Buffer.compare(Buffer.from(await changed.arrayBuffer()), Buffer.from(await direct.arrayBuffer()))).toBe(0);
});

test("An export gets a second frame if it is framed again", async () => {
  const wanted = { settings: DEFAULT_SETTINGS, plan: "pro", again: true } as const;
  const { facts } = await frameJobOf(await framed(await original(), {}), wanted, FIRST);
  expect(facts.size.width).toBeGreaterThan(900);
});

test("A HEIC is inspected and framed alike", async () => {
  const folder = await mkdtemp(join(tmpdir(), "matte-heic-"));
  const path = join(folder, "a.heic");
  await writeFile(path, await photo("heic-phone"));
  const wanted = { settings: DEFAULT_SETTINGS, plan: "pro" } as const;
  const task = {
    photo: path,
    bytes: null,
    output: null,
    followLinks: true,
    skipFramed: false,
    position: FIRST,
    texts: {},
  };
  const [inspected, framing] = [await inspectPhoto(task, wanted), await framePhoto(task, wanted)];
  await rm(folder, { recursive: true });
  expect(inspected.record).toMatchObject({ kind: "heic", method: { kind: framing?.method } });
});

test("The texts of a call win over those that an export remembers, and all others stay", async () => {
  const settings = { ...DEFAULT_SETTINGS, ...CAPTIONED, locationText: "Oslo" };
  const first = await framed(await original(), settings);
  const wanted = { settings: { ...DEFAULT_SETTINGS, showMetadata: true }, plan: "pro" } as const;
  const job = await frameJobOf(first, wanted, FIRST, { subject: "Dusk, {filename}", credit: "Ines Morel" });
  expect(job.settings).toMatchObject({ photoBy: "Ines Morel", locationText: "Oslo" });
  expect(job.subject).toBe("Dusk, WED_0004");
});

test("An export that was encoded again is refused, with the way to a second frame", async () => {
  const file = await framed(await original(), { keepOriginalJpeg: false });
  const failure = await framed(file, {}).then(() => null, failureOf);
  expect(failure && photoErrorText(failure, "export.jpeg")).toBe(
    "“export.jpeg” was encoded again when it was framed, so its frame can’t be removed. --again adds a second frame.",
  );
  expect((await framed(file, {}, true)).size).toBeGreaterThan(0);
});

test("An export whose gain map was encoded again says that its photo is no longer HDR", async () => {
  // A map without a code for unchanged light is drawn again.
  const identifier = new TextEncoder().encode("urn:iso:std:iso:ts:21496:-1\0");
  const segment = { marker: 0xe2, payload: Uint8Array.of(...identifier, ...isoBlock([[0.5, 2.5, 1]])) };
  const wanted = { settings: DEFAULT_SETTINGS, plan: "pro" } as const;
  const lostBy = async (photoFile: Uint8Array<ArrayBuffer>): Promise<boolean> => {
    // On the map's grid.
    const frame = { showMetadata: false, innerBorderSize: 0, outerBorderSize: 10 };
    const file = await framed(new File([photoFile], "photo.jpg"), frame);
    return (await frameJobOf(file, wanted, FIRST)).lostHdr;
  };
  expect(await lostBy(hdrPhoto("libultrahdr", { width: 640, height: 448, mapSegments: [segment] }))).toBe(true);
  expect(await lostBy(hdrPhoto("libultrahdr", { width: 640, height: 448 }))).toBe(false);
});
