import { photo, type PhotoName } from "../photos/index.ts";
import type { Display, EditorPage } from "./support/editor-page.ts";
import { findText } from "./support/expectations.ts";
import { exportedPicture } from "./support/exported.ts";
import { type Box, framed } from "./support/geometry.ts";
import { decoded, otherThan, rgb, sizeOf } from "./support/picture.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

interface Words {
  readonly subject?: string;
  readonly location?: string;
  readonly credit?: string;
  readonly credits?: string;
  readonly display?: Display;
  readonly fontSize?: number;
}

/** Settings, the lines of the taller column, and the columns that have text. */
const CASES: readonly (readonly [PhotoName, Words, lines: number, columns: "none" | "left" | "right" | "both"])[] = [
  ["plain", { subject: "" }, 0, "none"],
  ["plain", { subject: "Mist" }, 1, "left"],
  ["plain", { subject: "Mist", location: "Alps" }, 2, "left"],
  ["plain", { subject: "", credit: "© Ada" }, 1, "right"],
  ["plain", { subject: "Mist", credit: "© Ada", credits: "Light: Bo\n\nHair: Cy\n", fontSize: 50 }, 3, "both"],
  ["canon-eos-r6", { subject: "", display: "All" }, 3, "right"],
  ["canon-eos-r6", { subject: "Ridge", display: "Camera", fontSize: 15 }, 1, "both"],
  ["canon-eos-r6", { subject: "Ridge", display: "Lens" }, 1, "both"],
  ["canon-eos-r6", { subject: "Ridge", display: "EXIF", credit: "© Ada" }, 2, "both"],
  ["canon-eos-r6", { subject: "Ridge", display: "None" }, 1, "left"],
  ["plain", { subject: "very long words ".repeat(20), credit: "and just as long ".repeat(20) }, 3, "both"],
  ["plain", { subject: "夜明けの港", location: "שחר בנמל", credit: "🏔️ أدا" }, 2, "both"],
];

for (const photographed of ["plain", "canon-eos-r6"] as const) {
  test(`The caption of ${photographed} has the height that its text needs, in the right columns`, async ({
    editor,
    photos,
  }) => {
    await editor.chooseFormat("PNG");
    for (const [name, words, lines, columns] of CASES.filter(([of]) => of === photographed)) {
      await test.step(JSON.stringify(words).slice(0, 90), async () => {
        await editor.loadInstead(...(await photos(name)));
        await write(editor, words);
        const canvas = await exportedPicture(editor);
        const source = await decoded(await photo(name));
        const frame = framed(source, { outer: 8, caption: { lines, fontSize: words.fontSize ?? 25 } });
        expect(sizeOf(canvas)).toEqual(frame.canvas);
        const captionArea = frame.captionArea!;
        // Nothing is drawn outside the columns or at the edges of the caption area.
        const inside = { ...captionArea, x: frame.photo.x - 2, width: frame.photo.width + 4 };
        expect(otherThan(canvas, [255, 255, 255], { area: captionArea, holes: [inside] })).toBeNull();
        const text = otherThan(canvas, [255, 255, 255], { area: captionArea, tolerance: 30 });
        expect(sidesWithText(text, frame.photo, frame.font)).toBe(columns);
      });
    }
  });
}

async function write(
  editor: EditorPage,
  { subject, location, credit, credits, display = "All", fontSize = 25 }: Words,
): Promise<void> {
  await editor.toggle("Show metadata").check();
  await editor.field("Subject name").fill(subject ?? "");
  await editor.field("Location").fill(location ?? "");
  await editor.field("Photo credit").fill(credit ?? "");
  await editor.field("Additional credits").fill(credits ?? "");
  await editor.choice("Metadata display", display).check();
  await editor.slider("Metadata font size").fill(String(fontSize));
}

/** Edges of the photo that the text reaches, within a letter's side bearing. */
function sidesWithText(text: Box | null, { x, width }: Box, font: number): string {
  if (text === null) return "none";
  const left = Math.abs(text.x - x) <= font * 0.3;
  const right = Math.abs(text.x + text.width - x - width) <= font * 0.3;
  return left && right ? "both" : left ? "left" : right ? "right" : "neither";
}

test("The location uses the column of a subject that is not printed", async ({ editor, photos }) => {
  await editor.load(...(await photos("plain")));
  await write(editor, { subject: "Mist", location: "Alps" });
  await expect(editor.preview).toHaveAccessibleDescription("Mist\nAlps");
  await editor.toggle("Print subject name").uncheck();
  await expect(editor.preview).toHaveAccessibleDescription("Alps");
});

/** Camera, lens, exposure; Playwright normalises white space. */
const CAMERA_WORDS = "Canon EOS R6 RF24-105mm F4 L IS USM 50mm f/5.6 1/250 s ISO 400";

test("Camera data are part of the accessible description", async ({ editor, photos }) => {
  await editor.load(...(await photos("canon-eos-r6")));
  await editor.toggle("Show metadata").check();
  await expect(editor.preview).toHaveAccessibleDescription(CAMERA_WORDS);
});

test("The caption is white on a dark matte", async ({ editor, photos }) => {
  await editor.load(...(await photos("plain")));
  await write(editor, { subject: "Mist" });
  await editor.field("Outer matte colour").fill("#202020");
  await editor.chooseFormat("PNG");
  const canvas = await exportedPicture(editor);
  const { captionArea } = framed(await decoded(await photo("plain")), { outer: 8, caption: { lines: 1 } });
  expect(findText(canvas, captionArea!, rgb("#FFFFFF"))).not.toBeNull();
});
