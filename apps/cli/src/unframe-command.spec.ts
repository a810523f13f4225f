import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as pathOf } from "node:path";
import { collectMetadata, writeMetadata } from "@matte/formats";
import { composeMetadata } from "@matte/metadata";
import { type CoveredMcus, frameLossless, openLossless } from "@matte/jpeg/lossless";
import { join } from "@matte/pixels/bytes";
import { rememberPhoto, restoreData, withFrameRecord } from "@matte/formats/frame-record";
import { DEFAULT_SETTINGS } from "@matte/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { photo, type PhotoName } from "../../../test/photos/index.ts";
import { framePhoto } from "./frame-photo.ts";
import { failureOf } from "./tasks.ts";
import { unframe, type UnframeOptions, type UnframeThread } from "./unframe-command.ts";
import { unframePhoto } from "./unframe-photo.ts";

/** Works in the spec's thread: threads need a build. */
const SAME_THREAD: UnframeThread = {
  run: async (task) => {
    try {
      return { done: await unframePhoto(task) };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  },
  end: () => Promise.resolve(),
};

let folder = "";
const printed = { out: "", error: "" };

beforeEach(async () => {
  folder = await mkdtemp(pathOf(tmpdir(), "matte-unframe-"));
  Object.assign(printed, { out: "", error: "" });
  vi.spyOn(process.stdout, "write").mockImplementation((text) => Boolean((printed.out += String(text))));
  vi.spyOn(process.stderr, "write").mockImplementation((text) => Boolean((printed.error += String(text))));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/**
 * Writes a photo's export. @param kept false after encoding the photo again @param wayBack true for one giving the
 * original back
 */
async function exportOf(name: PhotoName, kept = true, wayBack = false): Promise<string> {
  const source = openLossless(await photo(name));
  if ("fallbackReason" in source) throw new Error(source.fallbackReason);
  const { width, height, mcu } = source;
  const canvas = { width: width + 2 * mcu.width, height: height + 2 * mcu.height };
  const at = { x: mcu.width, y: mcu.height };
  const covered: { mcus: CoveredMcus | null } = { mcus: null };
  const framed = frameLossless(
    source,
    { canvas, photo: at },
    { background: [255, 255, 255], flats: [], overlays: [], draw: () => new Uint8ClampedArray() },
    { onCovered: (mcus) => void (covered.mcus = mcus) },
  );
  if ("fallbackReason" in framed) throw new Error(framed.fallbackReason);
  const place = { photo: { ...at, width, height }, covered: covered.mcus };
  const edit = { size: canvas, orientation: "keep", colour: "keep", keepLocation: false } as const;
  const metadata = composeMetadata(await collectMetadata(framed), { ...edit, density: null, credits: null });
  const record = { look: {}, photo: kept ? await rememberPhoto(source, framed, place) : null };
  const path = pathOf(folder, `${name}.jpg`);
  const restore = wayBack ? await restoreData(source, true) : null;
  const remembered = withFrameRecord(metadata, record);
  await writeFile(path, join(writeMetadata(framed, restore === null ? remembered : { ...remembered, restore })));
  return path;
}

function call(files: readonly string[], options: UnframeOptions = {}, signal = new AbortController().signal) {
  return unframe(files, { out: pathOf(folder, "out"), ...options }, signal, SAME_THREAD);
}

test("writes the photo of an export, and skips it the next time", async () => {
  const file = await exportOf("canon-eos-r6");
  expect(await call([file])).toBe(0);
  const written = await readFile(pathOf(folder, "out", "canon-eos-r6.jpeg"));
  expect(openLossless(written)).toMatchObject({ width: 900, height: 600 });
  expect(printed.error).toContain("Frame removed from 1 photo");
  expect(await call([file], { json: true })).toBe(0);
  expect(JSON.parse(printed.out)).toMatchObject({ photo: file, status: "skipped" });
});

test("replaces a result by force", async () => {
  const file = await exportOf("plain");
  await call([file]);
  expect(await call([file], { force: true, json: true })).toBe(0);
  expect(JSON.parse(printed.out)).toMatchObject({ status: "unframed", lostHdr: false });
});

test("never replaces an export by its photo", async () => {
  const file = await exportOf("plain");
  const path = pathOf(folder, "plain.jpeg");
  await rename(file, path);
  const before = await readFile(path);
  await expect(call([path], { out: folder })).rejects.toThrow("one of the given files");
  expect(await readFile(path)).toEqual(before);
});

test("says of each export without a photo why, and writes the others", async () => {
  const files = [
    await exportOf("plain", false),
    await exportOf("orientation-6"),
    pathOf(folder, "missing.jpg"),
    pathOf(folder, "photo.jpg"),
  ];
  await writeFile(files[3]!, await photo("unaligned-420"));
  expect(await call(files, { json: true })).toBe(6);
  const results = printed.out
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  expect(results).toMatchObject([
    { status: "failed", code: "encoded-again" },
    { status: "unframed" },
    { status: "failed", code: "unreadable" },
    { status: "failed", code: "no-record" },
  ]);
  expect(printed.error).toContain("was encoded again when it was framed");
  expect(await readdir(pathOf(folder, "out"))).toEqual(["orientation-6.jpeg"]);
});

test("says what it would write, and writes nothing", async () => {
  expect(await call([await exportOf("plain")], { dryRun: true })).toBe(0);
  expect(printed.error).toContain("plain.jpeg");
  expect(await readdir(folder)).toEqual(["plain.jpg"]);
});

test("says that a photo is the original file", async () => {
  const file = await exportOf("plain", true, true);
  expect(await call([file])).toBe(0);
  expect(await readFile(pathOf(folder, "out", "plain.jpeg"))).toEqual(Buffer.from(await photo("plain")));
  expect(printed.error).toContain("is the original file, byte for byte");
});

test("gives back each photo of several that were framed together, and keeps existing ones", async () => {
  const paths = ["a.jpg", "b.jpg"].map((name) => pathOf(folder, name));
  for (const path of paths) await writeFile(path, await photo("plain"));
  const sheet = pathOf(folder, "sheet.jpeg");
  const plan = { arrangement: "column", gap: 8 } as const;
  const task = { photo: paths[0] ?? "", bytes: null, output: sheet, followLinks: true, skipFramed: false, texts: {} };
  const wanted = { settings: { ...DEFAULT_SETTINGS, showMetadata: false }, plan: "pro" } as const;
  const position = { number: 1, count: 1 };
  const framed = await framePhoto({ ...task, position, sheet: { others: paths.slice(1), plan } }, wanted);
  expect(framed?.sheet).toEqual({ photos: 2, method: "Lossless JPEG" });
  expect(await call([sheet])).toBe(0);
  expect((await readdir(pathOf(folder, "out"))).toSorted()).toEqual(["sheet-1.jpeg", "sheet-2.jpeg"]);
  expect(printed.error).toContain("sheet-1.jpeg to ");
  expect(await call([sheet])).toBe(0);
  expect(printed.error).toContain("1 skipped");
  expect(await call([sheet], { force: true })).toBe(0);
});

test("says that a mark on a photo stays", async () => {
  const [original, marked] = ["photo.jpg", "marked.jpeg"].map((name) => pathOf(folder, name)) as [string, string];
  await writeFile(original, await photo("plain"));
  const task = { photo: original, bytes: null, output: marked, followLinks: true, skipFramed: false, texts: {} };
  const settings = { ...DEFAULT_SETTINGS, photoMark: "text", photoMarkText: "© Ada Lovelace" } as const;
  await framePhoto({ ...task, position: { number: 1, count: 1 } }, { settings, plan: "pro" });
  expect(await call([marked])).toBe(0);
  expect(printed.error).toContain(`The photo of “${marked}” keeps its mark, which can’t be taken off.`);
});

test("stops when it is interrupted", async () => {
  expect(await call([await exportOf("plain")], {}, AbortSignal.abort())).toBe(130);
  expect(printed.out).toBe("");
});
