/** The looks that Matte brings, in the order in which they are offered. */
import type { FrameSettings } from "./fields.ts";
import type { Look } from "./look.ts";
import { LOOK_VERSION } from "./migrations.ts";

const SETTINGS = {
  /** The white of gallery walls with a fine black edge: suits every photo, and is what Matte starts with. */
  gallery: {},
  /** A wide matte in warm white whose deep bottom lifts the photo to the optical centre, as museums mount prints. */
  museum: {
    measuredBy: "mean",
    outerBorderSize: 15,
    outerBorderColor: "#F7F4EC",
    bottomWeight: 25,
    innerBorderSize: 0,
    bevelSize: 2,
  },
  /** A keyline that floats in a narrow matte, as on contact prints. */
  hairline: {
    measuredBy: "mean",
    outerBorderSize: 5,
    innerBorderSize: 0,
    strokeUnit: "permille",
    secondStrokeSize: 1,
    secondStrokeGap: 1.5,
  },
  /** Warm paper with an umber edge: keeps company with skin, wood and evening light. */
  linen: {
    measuredBy: "mean",
    outerBorderSize: 9,
    outerBorderColor: "#D8D2C6",
    strokeUnit: "permille",
    innerBorderSize: 1,
    innerBorderColor: "#5B4E3F",
  },
  /** A mid-grey that lets both highlights and shadows stand out, with a white edge that separates dark photos from it. */
  stone: {
    measuredBy: "mean",
    outerBorderSize: 9,
    outerBorderColor: "#A9A49B",
    strokeUnit: "permille",
    innerBorderSize: 2,
    innerBorderColor: "#FFFFFF",
  },
  /** The dark room: black all around, and a white hairline that holds the edge of night photos. */
  noir: {
    measuredBy: "mean",
    outerBorderSize: 9,
    outerBorderColor: "#000000",
    strokeUnit: "permille",
    innerBorderSize: 1,
    innerBorderColor: "#FFFFFF",
  },
  /** A fine and a bold rule, the border of old engravings. */
  double: {
    measuredBy: "mean",
    outerBorderSize: 12,
    outerBorderColor: "#FBFAF6",
    strokeUnit: "permille",
    innerBorderSize: 1,
    secondStrokeSize: 4,
    secondStrokeGap: 1.5,
  },
  /** Board of four plies, cut at an angle: depth without a line. */
  bevel: {
    measuredBy: "mean",
    outerBorderSize: 13,
    outerBorderColor: "#ECEAE4",
    innerBorderSize: 0,
    bevelSize: 8,
  },
  /** One square for portraits and landscapes, so that a grid of them is even. */
  square: { measuredBy: "long", outerBorderSize: 5, shape: "1:1", innerBorderSize: 0 },
  /** An exhibition poster of 4:5: the photo high, its title centred below in a bookish face. */
  poster: {
    measuredBy: "short",
    outerBorderSize: 8,
    bottomWeight: 100,
    shape: "4:5",
    innerBorderSize: 0,
    captionLayout: "center",
    metadataFont: "Playfair Display",
    metadataFontSize: 40,
  },
  /** The printed page: off-white paper, slim margins, and everything on one credit line below. */
  journal: {
    measuredBy: "mean",
    outerBorderSize: 4,
    outerBorderColor: "#F4F4F4",
    innerBorderSize: 0,
    captionLayout: "line",
    metadataFont: "Merriweather",
    metadataFontSize: 22,
  },
  /** A phone's whole screen, nothing cropped: the photo nearly fills its width. */
  story: { measuredBy: "width", outerBorderSize: 4, shape: "9:16", innerBorderSize: 0 },
} as const satisfies Readonly<Record<string, Partial<FrameSettings>>>;

export type BuiltInLook = keyof typeof SETTINGS;

export const BUILT_IN_LOOKS = Object.keys(SETTINGS) as readonly BuiltInLook[];

export function builtInLook(name: BuiltInLook): Look {
  return { version: LOOK_VERSION, settings: SETTINGS[name] };
}
