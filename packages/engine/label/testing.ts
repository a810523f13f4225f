/** Labels for specs. */
import type { PrintedData } from "../caption/camera-data.ts";
import { layoutPicture } from "../layout/index.ts";
import type { Layout, LayoutInput } from "../layout/types.ts";
import type { Settings } from "../settings/table.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { LABEL_ROWS, type StyledLabel } from "./rows/index.ts";

export const STYLES = Object.keys(LABEL_ROWS) as StyledLabel[];

const CAMERA: PrintedData = {
  camera: "X-T5",
  lens: "XF35mmF1.4 R",
  film: "Portra 400",
  focalLength: 35,
  aperture: 2.8,
  exposureTime: 1 / 250,
  iso: 400,
  label: {
    number: 12,
    year: "2024",
    day: "12 May 2024",
    city: "Lisbon",
    description: "Two pears",
    creator: "Ines Morel",
  },
};

const TEXTS = {
  showMetadata: true,
  locationText: "Lisbon, Portugal",
  photoBy: "Ines Morel",
  additionalCredits: "Styling by Rui Falcão",
} as const satisfies Partial<Settings>;

/** Lays out a photo with a label and texts for all its fields. */
export function label(changes: Partial<Settings>, input: Partial<LayoutInput> = {}): Layout {
  return layoutPicture({
    settings: settingsWith({ ...TEXTS, ...changes }),
    photo: { width: 3000, height: 2000 },
    subject: "Vessels, Morning",
    camera: CAMERA,
    watermark: false,
    measure: measureByCodePoint,
    ...input,
  });
}
