/** Smooth areas of a matte in a file's rows, columns and colours. */
import type { IntoProfile } from "@matte/pixels";
import type { SmoothArea, Tile } from "@matte/engine";
import { smoothAreas } from "@matte/engine/pixels";
import type { FrameColours } from "../read/colour-profile.ts";
import { type Affine, storedBox } from "../read/orientation.ts";
import type { StoredLayout } from "./stored-tile.ts";

/** @param reduced the photo, required if the matte shows it */
export function storedSmooth({ layout, to, colours }: StoredLayout, reduced: Tile | null): readonly SmoothArea[] {
  return smoothAreas(layout, reduced).map(({ boxes, colourAt, lightAt }) => ({
    boxes: boxes.map((box) => storedBox(to, box)),
    colourAt: colourAt && inFileColours(turnedColours(colourAt, to), colours),
    lightAt: lightAt && turnedLight(lightAt, to),
  }));
}

type ColourAt = NonNullable<SmoothArea["colourAt"]>;
type LightAt = NonNullable<SmoothArea["lightAt"]>;

/** The transposed matrix is the inverse. */
function turnedColours(colourAt: ColourAt, [a, b, c, d, e, f]: Affine): ColourAt {
  if (a === 1 && d === 1) return colourAt;
  return (x, y, into) => colourAt(a * (x - e) + b * (y - f), c * (x - e) + d * (y - f), into);
}

function turnedLight(lightAt: LightAt, [a, b, c, d, e, f]: Affine): LightAt {
  if (a === 1 && d === 1) return lightAt;
  return (x, y) => lightAt(a * (x - e) + b * (y - f), c * (x - e) + d * (y - f));
}

function inFileColours(colourAt: ColourAt, colours: FrameColours): ColourAt {
  if (colours.kind !== "profile") return colourAt;
  const convert = interpolated(colours.into);
  return (x, y, into) => {
    colourAt(x, y, into);
    convert(into);
  };
}

/**
 * Converts colours between levels in place: into the mean of what dithered pixels become, whose channels share a threshold.
 * Neighbouring levels are far closer than a profile's bends.
 */
export function interpolated(into: IntoProfile): (colour: Float64Array) => void {
  return (colour) => {
    const [red = 0, green = 0, blue = 0] = colour;
    const rests = [red % 1, green % 1, blue % 1].sort((one, other) => other - one);
    colour.fill(0);
    let above = 1;
    for (const rest of [...rests, 0]) {
      // Between two rests the same channels exceed the threshold.
      const levelOf = (value: number): number => Math.floor(value) + (value % 1 >= above ? 1 : 0);
      const converted = rest < above ? into([levelOf(red), levelOf(green), levelOf(blue)]) : [];
      converted.forEach((value, channel) => colour.set([(colour[channel] ?? 0) + (above - rest) * value], channel));
      above = rest;
    }
  };
}
