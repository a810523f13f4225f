/** Finishes of captions: the fill of their texts, and the edges of pressed letters. */
import { type HexColour, isGrey } from "../colour.ts";
import { type Box, unionOf } from "../layout/geometry.ts";
import type { FontCss, Layout, TextBox } from "../layout/types.ts";
import type { TextFinish } from "../settings/table.ts";
import type { Surface } from "./surface.ts";
import { paintText } from "./text.ts";

/** Distance of the edges of pressed letters, in em. */
const PRESSED = 1 / 24;
/** Edges of pressed letters: in shade above, lit below. */
const EDGES = [
  { colour: "#000000", opacity: 0.3, y: -PRESSED },
  { colour: "#FFFFFF", opacity: 0.7, y: PRESSED },
] as const;

/** Tones of a metal, from its lit end to the other. */
const FOILS: Readonly<Partial<Record<TextFinish, readonly [HexColour, HexColour]>>> = {
  gold: ["#C39A45", "#8A6420"],
  silver: ["#B0B0B0", "#6E6E6E"],
};
/** Direction in which a foil darkens, in radians below the horizontal. */
const FOIL_ANGLE = (20 / 180) * Math.PI;

/** True if texts or marks have no colours but greys in their finish. */
export function isGreyInk(inks: readonly Pick<TextBox, "colour">[], finish: TextFinish): boolean {
  const tones = FOILS[finish];
  return inks.length === 0 || (tones ?? inks.map(({ colour }) => colour)).every(isGrey);
}

/** Returns a foil's fill style, one sheet for the whole caption; null for other finishes. */
export function foilOf(surface: Surface<unknown>, { textFinish, caption, marks }: Layout): unknown {
  const tones = FOILS[textFinish];
  if (tones === undefined) return null;
  const { x, y, width, height } = unionOf([...caption, ...marks].map(({ box }) => box));
  const [cos, sin] = [Math.cos(FOIL_ANGLE), Math.sin(FOIL_ANGLE)];
  const reach = (width * cos + height * sin) / 2;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const foil = surface.createLinearGradient(
    middleX - reach * cos,
    middleY - reach * sin,
    middleX + reach * cos,
    middleY + reach * sin,
  );
  for (const [stop, tone] of tones.entries()) foil.addColorStop(stop, tone);
  return foil;
}

/** Draws the lines of a caption in its finish. */
export function paintCaption(surface: Surface<unknown>, layout: Layout, toCss: FontCss): void {
  if (layout.textFinish === "letterpress") {
    for (const edge of EDGES) for (const line of layout.caption) paintText(surface, edgeOf(line, edge), toCss);
  }
  const foil = foilOf(surface, layout);
  for (const line of layout.caption) paintText(surface, line, toCss, foil ?? line.colour);
}

function edgeOf(line: TextBox, { colour, opacity, y }: (typeof EDGES)[number]): TextBox {
  return { ...line, colour, opacity, baseline: line.baseline + y * line.font.size };
}

/** Returns the box around a line's glyphs and their finish. */
export function withFinish(box: Box, { font }: TextBox, finish: TextFinish): Box {
  if (finish !== "letterpress") return box;
  const by = PRESSED * font.size;
  return { ...box, y: box.y - by, height: box.height + 2 * by };
}
