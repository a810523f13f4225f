import ExifReader from "exifreader";
import { faultsOfFrame, faultsOfJpegMatte, findText } from "../framed/faults.ts";
import { type ExportedFile, nameOfExport } from "../e2e/support/exported.ts";
import { framed } from "../framed/geometry.ts";
import { cropped, decoded, greatestDifference, rgb, sizeOf } from "../framed/picture.ts";
import { filesOfZip, plainNames } from "../e2e/support/zipped.ts";
import { PHOTOS, photo, type PhotoName } from "../photos/index.ts";
import { downloaded } from "./support/downloads.ts";
import { openEditorOnPro } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";
import type { Visit } from "./support/visit.ts";

const [MATTE, STROKE] = ["#d8d2c6", "#a8895a"] as const;
const FRAME = { outer: 12, inner: 5 };
const JPEG = "canon-eos-r6";
/** Its chroma blocks' side in pixels. */
const BLOCK = 16;

test("Photos are framed, captioned and exported, singly and as a ZIP, and settings persist", async ({
  downloads,
  photos,
  product,
  visit,
}) => {
  const load = async (...names: readonly PhotoName[]): Promise<void> => {
    await visit.driver.give({ role: "field", name: "Add photos" }, await photos(...names));
    await visit.expectWords(`${names.length} loaded successfully`);
  };
  const exported = (action: () => Promise<void>): Promise<ExportedFile> => downloaded(downloads, action);
  const clickExport = (): Promise<void> => visit.click("button", "Export");
  await openEditorOnPro(visit, product);

  await test.step("a JPEG keeps its own data, and what the camera recorded", async () => {
    await load(JPEG);
    await setFrame(visit);
    await visit.click("switch", "Show metadata");
    await visit.expect({ role: "status", name: "Export method" }, { text: "Lossless JPEG" });
    const { name, bytes } = await exported(() => visit.driver.chord("s"));
    expect(name).toMatch(nameOfExport("IMG_4711", "jpeg"));
    await expectOwnData(bytes);
  });

  await test.step("a PNG is framed to the pixel", async () => {
    await visit.click("button", "Clear batch");
    await load("png-rgb");
    await visit.click("switch", "Show metadata");
    await visit.click("button", "Output");
    await visit.click("radio", "PNG", "Export format");
    const { bytes } = await exported(clickExport);
    const source = await decoded(await photo("png-rgb"));
    const expected = { frame: framed(source, FRAME), source, matte: rgb(MATTE), stroke: rgb(STROKE) };
    expect(faultsOfFrame(await decoded(bytes), expected)).toEqual([]);
  });

  await test.step("several become one ZIP", async () => {
    await load("plain", "webp-lossy");
    await visit.expectWords("3 photos, one ZIP");
    const files = await filesOfZip((await exported(clickExport)).bytes);
    expect(plainNames(files)).toEqual(["png-rgb.png", "Misty mountains 2.png", "webp-lossy.png"]);
    for (const [at, name] of (["png-rgb", "plain", "webp-lossy"] as const).entries()) {
      const { canvas } = framed(await decoded(await photo(name)), FRAME);
      expect(sizeOf(await decoded(files[at]!.bytes))).toEqual(canvas);
    }
  });

  await test.step("settings and the dark stay when the page is loaded again", async () => {
    await visit.click("button", "Dark mode");
    await visit.driver.reload();
    await visit.expect({ role: "field", name: "Outer matte size" }, { value: String(FRAME.outer) });
    await visit.expect({ role: "field", name: "Outer matte colour" }, { value: MATTE });
    await visit.expect({ role: "radio", name: "PNG", within: "Export format" }, { checked: true });
    expect(await visit.driver.ask(() => getComputedStyle(document.body).colorScheme)).toBe("dark");
  });
});

/** Moves the slider by keys treated alike in all browsers. */
async function setFrame(visit: Visit): Promise<void> {
  await visit.set("Outer matte size", String(FRAME.outer - 1));
  await visit.press({ role: "field", name: "Outer matte size" }, "ArrowRight");
  await visit.expect({ role: "field", name: "Outer matte size" }, { value: String(FRAME.outer) });
  await visit.set("Outer matte colour", MATTE);
  await visit.set("Inner stroke size", String(FRAME.inner));
  await visit.set("Inner stroke colour", STROKE);
}

async function expectOwnData(bytes: Buffer): Promise<void> {
  const [canvas, source] = [await decoded(bytes), await decoded(await photo(JPEG))];
  const frame = framed(source, { ...FRAME, caption: { lines: 3 }, block: BLOCK });
  expect(sizeOf(canvas)).toEqual(frame.canvas);
  expect(faultsOfJpegMatte(canvas, frame, rgb(MATTE))).toEqual([]);
  expect(findText(canvas, frame.captionArea!)).not.toBeNull();
  // Decoders smooth chroma across the photo's edge.
  const inset = BLOCK + 2;
  const inner = { x: inset, y: inset, width: source.width - 2 * inset, height: source.height - 2 * inset };
  const at = { x: frame.photo.x + inset, y: frame.photo.y + inset };
  expect(greatestDifference(canvas, at, cropped(source, inner))).toBe(0);
  const { exif } = ExifReader.load(bytes, { expanded: true });
  expect(exif?.Model?.description).toBe(PHOTOS[JPEG].camera.camera);
}
