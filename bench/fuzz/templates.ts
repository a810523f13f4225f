/** Random templates, most of them broken: filling returns a text, with a photo's words and without. */
import { DEFAULT_SETTINGS, photoCaption, type CaptionPhoto } from "@matte/engine";
import fc from "fast-check";
import { anyTemplate } from "../../packages/engine/caption/template/testing.ts";

/** Templates per input, since filling one is thousands of times as fast as reading a photo. */
const TEMPLATES = 10;

const BARE: CaptionPhoto = {
  subject: "",
  typed: {},
  words: {},
  camera: {},
  size: { width: 3, height: 2 },
  fileName: "harbour.jpg",
  number: 1,
  count: 1,
};
const WORDED: CaptionPhoto = {
  ...BARE,
  words: { title: "{title}", creator: "Ada", city: "Lisbon", date: { year: 2024 } },
  camera: { camera: "NIKON Z 6_2", iso: 400 },
};

export const templates = fc.asyncProperty(
  fc.array(anyTemplate, { minLength: TEMPLATES, maxLength: TEMPLATES }),
  (texts) => {
    for (const text of texts) for (const photo of [BARE, WORDED]) fill(text, photo);
    return Promise.resolve();
  },
);

function fill(text: string, photo: CaptionPhoto): void {
  const settings = { ...DEFAULT_SETTINGS, additionalCredits: text, exportName: text };
  const { subject } = photoCaption(settings, { ...photo, subject: text });
  if (subject.includes("\n") && !text.includes("\n")) throw new Error("A text of several lines.");
}
