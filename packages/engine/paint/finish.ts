/** Finishes of captions: the fill of their texts, and the edges of pressed letters. */
import { isGrey } from "../colour.ts";
import { type Box, unionOf } from "../layout/geometry.ts";
import type { CaptionFinish, FontCss, Layout, PressedEdge, TextBox } from "../layout/types.ts";
import type { Surface } from "./surface.ts";
import { paintText } from "./text.ts";

/** Direction in which a foil darkens, in radians below the horizontal. */
const FOIL_ANGLE = (20 / 180) * Math.PI;

/** True if texts or marks have no colours but greys in their finish. */
export function isGreyInk(inks: readonly Pick<TextBox, "colour">[], finish: CaptionFinish): boolean {
  const colours = finish.kind === "foil" ? finish.tones : inks.map(({ colour }) => colour);
  return inks.length === 0 || colours.every(isGrey);
}

/** Returns a foil's fill style, one sheet for the whole caption; null for other finishes. */
export function foilOf(surface: Surface<unknown>, { finish, caption, marks }: Layout): unknown {
  if (finish.kind !== "foil") return null;
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
  for (const [stop, tone] of finish.tones.entries()) foil.addColorStop(stop, tone);
  return foil;
}

/** Draws the lines of a caption in its finish. */
export function paintCaption(surface: Surface<unknown>, layout: Layout, toCss: FontCss): void {
  const { caption, finish } = layout;
  if (finish.kind === "pressed") {
    const lines = caption.filter((line) => isPressed(line, finish));
    for (const edge of finish.edges) for (const line of lines) paintText(surface, edgeOf(line, edge), toCss);
  }
  const foil = foilOf(surface, layout);
  for (const line of caption) paintText(surface, line, toCss, foil ?? line.colour);
}

function isPressed({ font }: Pick<TextBox, "font">, finish: CaptionFinish): boolean {
  return finish.kind === "pressed" && font.size >= finish.leastSize;
}

function edgeOf(line: TextBox, { colour, opacity, y }: PressedEdge): TextBox {
  return { ...line, colour, opacity, baseline: line.baseline + y * line.font.size };
}

/** Returns the box around a line's glyphs and their finish. */
export function withFinish(box: Box, line: TextBox, finish: CaptionFinish): Box {
  if (finish.kind !== "pressed" || !isPressed(line, finish)) return box;
  const by = Math.max(...finish.edges.map(({ y }) => Math.abs(y))) * line.font.size;
  return { ...box, y: box.y - by, height: box.height + 2 * by };
}

/** A finish at another scale. */
export function scaledFinish(finish: CaptionFinish, factor: number): CaptionFinish {
  return finish.kind === "pressed" ? { ...finish, leastSize: finish.leastSize * factor } : finish;
}
