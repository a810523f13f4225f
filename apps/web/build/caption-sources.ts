/** Packages for the sixteen caption fonts in SPEC §9; none comes from a service. */
import type { FontWeight, MetadataFont } from "@matte/engine";

export interface CaptionSource {
  /** Package name in `@fontsource/`. */
  readonly pack: string;
  /** The package's weight for each of ours. */
  readonly weights: Readonly<Record<FontWeight, number>>;
  /** Names of the original typeface on computers with it installed; used before any file is loaded. */
  readonly installed?: Readonly<Record<FontWeight, readonly string[]>>;
}

export const CAPTION_WEIGHTS = [400, 500, 600] as const satisfies readonly FontWeight[];

const EVERY_WEIGHT = { 400: 400, 500: 500, 600: 600 } as const;
/** Nearest weights for families with regular and bold only. */
const TWO_WEIGHTS = { 400: 400, 500: 400, 600: 700 } as const;

function drawnIn(pack: string, weights: CaptionSource["weights"] = EVERY_WEIGHT): CaptionSource {
  return { pack, weights };
}

/** Packaged weights by weight range for Noto families: two, because each is up to 90 KB for a caption. */
export const SCRIPT_WEIGHTS = { "300 500": 400, "600": 700 } as const;

export const CAPTION_SOURCES: Readonly<Record<MetadataFont, CaptionSource>> = {
  Roboto: drawnIn("roboto"),
  "Open Sans": drawnIn("open-sans"),
  Lato: drawnIn("lato", TWO_WEIGHTS),
  Montserrat: drawnIn("montserrat"),
  Oswald: drawnIn("oswald"),
  "Source Sans Pro": drawnIn("source-sans-3"),
  Raleway: drawnIn("raleway"),
  Merriweather: drawnIn("merriweather"),
  "PT Sans": drawnIn("pt-sans", TWO_WEIGHTS),
  "Playfair Display": drawnIn("playfair-display"),
  Nunito: drawnIn("nunito"),
  Lora: drawnIn("lora"),
  Inter: drawnIn("inter"),
  Georgia: {
    pack: "gelasio",
    weights: EVERY_WEIGHT,
    installed: { 400: ["Georgia"], 500: ["Georgia"], 600: ["Georgia Bold", "Georgia-Bold"] },
  },
  "Helvetica Neue": {
    pack: "arimo",
    weights: EVERY_WEIGHT,
    installed: {
      400: ["Helvetica Neue", "HelveticaNeue"],
      500: ["Helvetica Neue Medium", "HelveticaNeue-Medium"],
      600: ["Helvetica Neue Bold", "HelveticaNeue-Bold"],
    },
  },
  "Courier New": {
    pack: "cousine",
    weights: TWO_WEIGHTS,
    installed: {
      400: ["Courier New", "CourierNewPSMT"],
      500: ["Courier New", "CourierNewPSMT"],
      600: ["Courier New Bold", "CourierNewPS-BoldMT"],
    },
  },
};
