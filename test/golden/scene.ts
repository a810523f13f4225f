/** Golden scene parts. */
import { type Box, DEFAULT_SETTINGS, type Plan, type PrintedData, type Settings, type Size } from "@matte/engine";
import type { SceneName } from "../../tools/photos/scenes/index.ts";

export interface GoldenScene {
  /** Its picture's file name. */
  readonly name: string;
  readonly photo: { readonly scene: SceneName } & Size;
  readonly settings: Settings;
  readonly subject: string;
  readonly camera: PrintedData;
  readonly plan: Plan;
  /** The photo has a transparent disc in its middle. */
  readonly transparent?: true;
  /** Preview scale; 1 is the export. */
  readonly factor?: number;
  /** The part that is painted, in the preview's pixels; by default all. */
  readonly detail?: Box;
}

export const LANDSCAPE = { scene: "ridges", width: 420, height: 280 } as const;
export const PANORAMA = { scene: "ridges", width: 900, height: 90 } as const;
export const PORTRAIT = { scene: "still", width: 280, height: 420 } as const;

export const CAMERA: PrintedData = {
  camera: "X-T5",
  lens: "XF35mmF1.4 R",
  exposureTime: 1 / 250,
  aperture: 2.8,
  iso: 400,
  focalLength: 35,
};

export const CAPTION = {
  showMetadata: true,
  locationText: "Window table, Studio 4",
  photoBy: "Photo by Ines Morel",
} as const satisfies Partial<Settings>;

export const LOGO = { id: "logo", name: "logo.png", width: 240, height: 80 };
export const SQUARE_LOGO = { ...LOGO, width: 160, height: 160 };

export function scene(name: string, changes: Partial<Settings>, more: Partial<GoldenScene> = {}): GoldenScene {
  return {
    name,
    photo: LANDSCAPE,
    settings: { ...DEFAULT_SETTINGS, ...changes },
    subject: "Vessels, Morning",
    camera: CAMERA,
    plan: "pro",
    ...more,
  };
}

export const KEYLINES = {
  outerBorderSize: 12,
  innerBorderSize: 3,
  secondStrokeSize: 2,
  secondStrokeGap: 2,
  secondStrokeColor: "#8A6A3A",
} as const satisfies Partial<Settings>;

export const LONG_TITLE =
  "The long walk across the singing dunes of Erg Chebbi at the first light of a cold December morning";

/** A wide matte directly around the photo. */
export const FLOATING = {
  outerBorderSize: 14,
  innerBorderSize: 0,
  outerBorderColor: "#D8D2C6",
} as const satisfies Partial<Settings>;

export const WINDOW = {
  ...FLOATING,
  outerBorderColor: "#49524C",
  innerMatSize: 5,
  innerMatColor: "#F3EFE4",
  bevelSize: 6,
} as const satisfies Partial<Settings>;
