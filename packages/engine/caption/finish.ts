/** Makes finishes readable on a matte: fainter edges for pressed letters, other tones for foils. */
import { contrastOf, type HexColour, mix } from "../colour.ts";
import type { CaptionFinish, PressedEdge, TextBox } from "../layout/parts.ts";
import { memoize } from "../memoize.ts";
import type { TextFinish } from "../settings/table.ts";

/** Contrast ratio between inks and the matte (WCAG 2.2, 1.4.3 and, under edges that take some of it, 1.4.6). */
export const LEAST_CONTRAST: Readonly<Record<TextFinish, number>> = {
  flat: 4.5,
  letterpress: 7,
  gold: 4.5,
  silver: 4.5,
};

/** Distance between pressed letters and their edges, in em. */
const PRESSED = 1 / 24;
/** Edges around pressed letters: in shade above, lit below. On low contrasts they are fainter. */
const EDGES: readonly PressedEdge[] = [
  { colour: "#000000", opacity: 0.3, y: -PRESSED },
  { colour: "#FFFFFF", opacity: 0.7, y: PRESSED },
];
/** An edge's contrast is at most the ink's to this power, so that letters keep theirs when a picture is reduced. */
const EDGE_CONTRAST = 0.25;
/** Smaller letters have no edges, in pixels of the export: these would be under half a pixel. */
const LEAST_PRESSED = 12;
const STEP = 0.02;

/** Tones of a metal, from its lit end to the other. */
const FOILS = {
  gold: ["#C39A45", "#8A6420"],
  silver: ["#B0B0B0", "#6E6E6E"],
} as const satisfies Readonly<Record<string, readonly [HexColour, HexColour]>>;

const FLAT: CaptionFinish = { kind: "flat" };

/**
 * Makes a finish fit its matte.
 * @param beneath the extremes of the colours under the caption
 */
export function finishOn(
  finish: TextFinish,
  lines: readonly Pick<TextBox, "colour">[],
  beneath: readonly HexColour[],
): CaptionFinish {
  if (finish === "flat" || lines.length === 0) return FLAT;
  return finish === "letterpress" ? pressed(lines, beneath) : foil(`${finish} ${beneath.join(" ")}`);
}

function pressed(lines: readonly Pick<TextBox, "colour">[], beneath: readonly HexColour[]): CaptionFinish {
  const inks = new Set(lines.map(({ colour }) => colour));
  const least = Math.min(...[...inks].map((ink) => contrastToAll(ink, beneath)));
  const edges = EDGES.map((edge) => ({ ...edge, opacity: opacityOf(edge, least ** EDGE_CONTRAST, beneath) }));
  return { kind: "pressed", edges, leastSize: LEAST_PRESSED };
}

function opacityOf({ colour, opacity }: PressedEdge, most: number, beneath: readonly HexColour[]): number {
  const isFaint = (share: number): boolean =>
    beneath.every((matte) => contrastOf(mix(colour, matte, share), matte) <= most);
  let steps = Math.round(opacity / STEP);
  while (steps > 0 && !isFaint(steps * STEP)) steps -= 1;
  return steps * STEP;
}

const CACHE_SIZE = 100;

/** A metal's tones, as far towards black or white as readable ones need: both by the same share, whichever way is shorter. */
const foil = memoize(CACHE_SIZE, (key: string): CaptionFinish => {
  const [metal, ...beneath] = key.split(" ") as [keyof typeof FOILS, ...HexColour[]];
  for (let share = 0; share < 1; share += STEP) {
    for (const end of ["#000000", "#FFFFFF"] as const) {
      const [lit, dark] = FOILS[metal].map((tone) => mix(end, tone, share)) as [HexColour, HexColour];
      if ([lit, dark].every((tone) => contrastToAll(tone, beneath) >= LEAST_CONTRAST[metal]))
        return { kind: "foil", tones: [lit, dark] };
    }
  }
  return FLAT;
});

function contrastToAll(tone: HexColour, beneath: readonly HexColour[]): number {
  return Math.min(...beneath.map((matte) => contrastOf(tone, matte)));
}
