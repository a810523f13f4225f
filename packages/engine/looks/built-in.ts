/** Built-in looks, in the order of the strip. */
import type { FrameSettings } from "./fields.ts";
import type { Look } from "./look.ts";
import { LOOK_VERSION } from "./migrations.ts";

/** All but Gallery are alike at any size, upright and across. */
const PROPORTIONAL = { measuredBy: "mean", strokeUnit: "permille" } as const satisfies Partial<FrameSettings>;

const SETTINGS = {
  /** The white of gallery walls with a fine black edge: suits every photo, and is what Matte starts with. */
  gallery: {},
  /** A wide matte in warm white whose deep bottom lifts the photo to the optical centre, as museums mount prints. */
  museum: {
    ...PROPORTIONAL,
    outerBorderSize: 15,
    outerBorderColor: "#F7F4EC",
    bottomWeight: 25,
    innerBorderSize: 0,
    bevelSize: 4,
    surface: "rag",
    labelStyle: "wall",
  },
  /** A keyline floating in a narrow matte, as on contact prints. */
  hairline: {
    ...PROPORTIONAL,
    outerBorderSize: 7,
    innerBorderSize: 0,
    secondStrokeSize: 1.2,
    secondStrokeGap: 2.4,
    labelStyle: "gallery",
  },
  /** Warm paper with an umber edge: keeps company with skin, wood and evening light. */
  linen: {
    ...PROPORTIONAL,
    outerBorderSize: 10,
    outerBorderColor: "#D8D2C6",
    innerBorderSize: 1.5,
    innerBorderColor: "#5B4E3F",
    surface: "linen",
    surfaceDepth: 60,
    labelStyle: "wall",
  },
  /** A mid-grey that lets both highlights and shadows stand out, with a white edge separating dark photos from it. */
  stone: {
    ...PROPORTIONAL,
    outerBorderSize: 9,
    outerBorderColor: "#A9A49B",
    innerBorderSize: 3,
    innerBorderColor: "#FFFFFF",
    labelStyle: "gallery",
  },
  /** The dark room: black all around, and a white hairline that holds the edge of night photos. */
  noir: {
    ...PROPORTIONAL,
    outerBorderSize: 11,
    outerBorderColor: "#000000",
    innerBorderSize: 1.5,
    innerBorderColor: "#FFFFFF",
    labelStyle: "gallery",
  },
  /** A fine and a bold rule, the border of old engravings, over an engraved plate. */
  double: {
    ...PROPORTIONAL,
    outerBorderSize: 12,
    outerBorderColor: "#FBFAF6",
    innerBorderSize: 1,
    secondStrokeSize: 5,
    secondStrokeGap: 1.6,
    labelStyle: "plate",
  },
  /** Four-ply board, cut at an angle: depth without a line. */
  bevel: {
    ...PROPORTIONAL,
    outerBorderSize: 15,
    outerBorderColor: "#C6C6C2",
    innerBorderSize: 0,
    bevelSize: 14,
    surface: "board",
    labelStyle: "wall",
  },
  /** One square for portraits and landscapes, for an even grid. */
  square: {
    ...PROPORTIONAL,
    measuredBy: "long",
    outerBorderSize: 5,
    shape: "1:1",
    innerBorderSize: 0,
    labelStyle: "gallery",
  },
  /** A 4:5 exhibition poster: the photo high, its title large below. */
  poster: {
    ...PROPORTIONAL,
    measuredBy: "short",
    outerBorderSize: 8,
    bottomWeight: 60,
    shape: "4:5",
    innerBorderSize: 0,
    labelStyle: "poster",
  },
  /** The printed page: off-white paper, slim margins, and a caption as in a newspaper. */
  journal: {
    ...PROPORTIONAL,
    outerBorderSize: 4,
    outerBorderColor: "#F4F4F4",
    bottomWeight: 25,
    innerBorderSize: 0,
    labelStyle: "press",
  },
  /** A phone's whole screen, nothing cropped: the photo over its whole width. */
  story: {
    ...PROPORTIONAL,
    measuredBy: "width",
    outerBorderSize: 0,
    outerBorderColor: "#F4F1EA",
    shape: "9:16",
    innerBorderSize: 0,
    labelStyle: "poster",
  },
  /** The photo over its whole width, and a white band of camera data below it. */
  data: {
    ...PROPORTIONAL,
    matteSides: { top: 0, right: 0, bottom: 3.4, left: 0 },
    innerBorderSize: 0,
    labelStyle: "data",
  },
  /** A print lying on a desk: round corners, and a soft shadow. */
  card: {
    ...PROPORTIONAL,
    outerBorderSize: 7,
    outerBorderColor: "#EDEDED",
    innerBorderSize: 0,
    cornerRadius: 4,
    shadow: "soft",
    shadowStrength: 60,
    labelStyle: "data",
  },
  /** The photo on its own light: blurred, a little darker, and lifted off it. */
  ambient: {
    ...PROPORTIONAL,
    outerBorderSize: 9,
    innerBorderSize: 0,
    background: "photo",
    backgroundBlur: 70,
    backgroundShade: -22,
    cornerRadius: 2,
    shadow: "lifted",
    shadowStrength: 60,
    captionColor: "#FFFFFF",
    labelStyle: "gallery",
  },
  /** A frame of a contact sheet: film black, and its edge print in amber. */
  contact: {
    ...PROPORTIONAL,
    outerBorderSize: 6,
    outerBorderColor: "#0B0A09",
    innerBorderSize: 0,
    labelStyle: "contact",
  },
  /** A window in a dark green board, with a shadow on the cream one below. */
  window: {
    ...PROPORTIONAL,
    outerBorderSize: 14,
    outerBorderColor: "#49524C",
    bottomWeight: 17,
    innerBorderSize: 0,
    innerMatSize: 2,
    innerMatColor: "#F3EFE4",
    bevelSize: 3,
    shadow: "recessed",
    shadowStrength: 45,
    labelStyle: "wall",
  },
  /** A hanging scroll: paper mulberry, more of it above the photo than below. */
  washi: {
    ...PROPORTIONAL,
    outerBorderColor: "#F3EEDF",
    matteSides: { top: 20, right: 7, bottom: 13, left: 7 },
    innerBorderSize: 1,
    innerBorderColor: "#8A7F6A",
    surface: "kozo",
    surfaceDepth: 65,
    labelStyle: "plate",
  },
} as const satisfies Readonly<Record<string, Partial<FrameSettings>>>;

export type BuiltInLook = keyof typeof SETTINGS;

export const BUILT_IN_LOOKS = Object.keys(SETTINGS) as readonly BuiltInLook[];

export function builtInLook(name: BuiltInLook): Look {
  return { version: LOOK_VERSION, settings: SETTINGS[name] };
}
