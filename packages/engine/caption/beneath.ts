/** Colours of the matte under text, as far as its contrast depends on them. */
import { channels, colourOfChannels, type HexColour } from "../colour.ts";
import type { Box, Size } from "../layout/geometry.ts";
import { type PhotoTones, tonesAround } from "../photo-tones.ts";
import type { Settings } from "../settings/table.ts";
import { cosine, sine } from "../surface/arithmetic.ts";

export type GroundSettings = Pick<
  Settings,
  "background" | "outerBorderColor" | "gradientColor" | "gradientAngle" | "backgroundBlur" | "backgroundShade"
>;

/** A text's place on its canvas. */
export interface TextPlace {
  readonly canvas: Size;
  readonly box: Box;
  /** The photo's tones, for a matte that shows it. */
  readonly tones?: PhotoTones | undefined;
}

/** Captions are there, on a canvas of any shape. */
const BOTTOM: TextPlace = { canvas: { width: 3, height: 2 }, box: { x: 0, y: 1.6, width: 3, height: 0.4 } };

/** Lists the extremes of the colours under a text; one for a matte of one colour. */
export function coloursBeneath(settings: GroundSettings, place: TextPlace = BOTTOM): readonly HexColour[] {
  switch (settings.background) {
    case "colour":
      return [settings.outerBorderColor];
    case "gradient":
      return gradientBeneath(settings, place);
    case "photo":
      return photoBeneath(settings, place);
  }
}

/** Presets and shapes change the canvas afterwards: part of the gradient added at both ends. */
const MARGIN = 0.05;

function gradientBeneath(
  { outerBorderColor, gradientColor, gradientAngle }: GroundSettings,
  { canvas, box }: TextPlace,
): readonly HexColour[] {
  const [across, down] = [sine(gradientAngle / 360), -cosine(gradientAngle / 360)];
  const length = Math.abs(across) * canvas.width + Math.abs(down) * canvas.height;
  const shares = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map(
      (y) => ((x - canvas.width / 2) * across + (y - canvas.height / 2) * down) / length + 0.5,
    ),
  );
  const [first, last] = [Math.min(...shares) - MARGIN, Math.max(...shares) + MARGIN];
  return [first, (first + last) / 2, last].map((share) => mixed(outerBorderColor, gradientColor, share));
}

function mixed(from: HexColour, to: HexColour, share: number): HexColour {
  const within = Math.max(0, Math.min(1, share));
  const ends = channels(to);
  return colourOfChannels(channels(from).map((channel, n) => channel + ((ends[n] ?? 0) - channel) * within));
}

/** Blur at 100 percent, in widths of the canvas. */
export const WIDEST_BLUR = 0.09;

/** Greys of the blurred photo that covers the canvas. */
function photoBeneath(
  { backgroundBlur, backgroundShade }: GroundSettings,
  { canvas, box, tones }: TextPlace,
): readonly HexColour[] {
  const share = backgroundShade / 100;
  const shaded = (tone: number): HexColour => {
    const level = tone + ((share < 0 ? 0 : 255) - tone) * Math.abs(share);
    return colourOfChannels([level, level, level]);
  };
  if (tones === undefined) return [shaded(127)];
  const { columns, rows } = tones;
  const scale = Math.min(columns / canvas.width, rows / canvas.height);
  const spread = ((WIDEST_BLUR * backgroundBlur) / 100) * canvas.width;
  const { x, y, width, height } = box;
  const { darkest, lightest } = tonesAround(
    tones,
    {
      x: ((x - canvas.width / 2) * scale + columns / 2) / columns,
      y: ((y - canvas.height / 2) * scale + rows / 2) / rows,
      width: (width * scale) / columns,
      height: (height * scale) / rows,
    },
    spread * scale,
  );
  return [shaded(darkest), shaded(lightest)];
}
