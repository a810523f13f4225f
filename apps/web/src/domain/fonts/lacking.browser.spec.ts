import type { LocalFont } from "@matte/engine";
import { expect, test } from "vitest";
import { lackingGraphemes } from "./lacking.ts";

/** No font has a glyph for an unassigned code point. */
const UNASSIGNED = "\u{4FFFA}";
/** The system's fonts have this Armenian letter; neither Lato nor Noto Sans KR has it. */
const TEXT = { regular: `서울 Ա ${UNASSIGNED}`, bold: `${UNASSIGNED} Pier` };
const LOCAL: LocalFont = { family: "DejaVu Sans", postscriptName: "DejaVuSans" };
const CHOICE = { captionLanguage: "auto", localFont: null, metadataFont: "Lato" } as const;

test("graphemes that system fonts have are distinguished from those that print as boxes", async () => {
  await expect(lackingGraphemes(CHOICE, TEXT)).resolves.toEqual({ system: ["Ա"], boxes: [UNASSIGNED] });
});

test.each(["서울 这 长", "タ 这", "東京タワー 서울 龘"])(
  "no character is missing from %j, in which families complement each other",
  async (text) => {
    await expect(lackingGraphemes(CHOICE, { regular: text, bold: text })).resolves.toEqual({ system: [], boxes: [] });
  },
);

test("only the boxes of a local font are found", async () => {
  await expect(lackingGraphemes({ ...CHOICE, localFont: LOCAL }, TEXT)).resolves.toEqual({
    system: [],
    boxes: [UNASSIGNED],
  });
});

test("graphemes that typefaces of a label lack are found, next to a local font too", async () => {
  const printed = { regular: "", bold: "", faces: [{ face: "Newsreader 16pt", ...TEXT }] } as const;
  const lacking = { system: ["Ա"], boxes: [UNASSIGNED] };
  await expect(lackingGraphemes(CHOICE, printed)).resolves.toEqual(lacking);
  await expect(lackingGraphemes({ ...CHOICE, localFont: LOCAL }, printed)).resolves.toEqual(lacking);
});

test("no character is missing from a text that the font covers", async () => {
  const printed = { regular: "Pier", bold: "Quay" };
  await expect(lackingGraphemes(CHOICE, printed)).resolves.toEqual({ system: [], boxes: [] });
  await expect(lackingGraphemes({ ...CHOICE, localFont: LOCAL }, printed)).resolves.toEqual({ system: [], boxes: [] });
});
