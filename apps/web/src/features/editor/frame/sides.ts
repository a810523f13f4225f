/** The four sides of the matte, as the section `Frame` shows and changes them. Percent of the base length. */
import { MATTE_SIDE_RANGE, type MatteSides, type Settings } from "@matte/engine";

export type Side = keyof MatteSides;

type SideSettings = Pick<Settings, "matteSides" | "outerBorderSize" | "bottomWeight">;

/** Heaviest bottom in percent of the matte. */
const MOST_WEIGHT = 100;

export function shownSides({ matteSides, outerBorderSize: size, bottomWeight }: SideSettings): MatteSides {
  return matteSides ?? { top: size, right: size, bottom: onStep(size * (1 + bottomWeight / 100)), left: size };
}

/** The settings that give one side its matte: the bottom's weight alone, where that suffices, or a matte for each side. */
export function settingsWithSide(settings: SideSettings, side: Side, percent: number): Partial<SideSettings> {
  const size = settings.outerBorderSize;
  if (settings.matteSides === null && side === "bottom" && size > 0)
    return { bottomWeight: clamp(Math.round((percent / size - 1) * 100), 0, MOST_WEIGHT) };
  const { min, max } = MATTE_SIDE_RANGE;
  return { matteSides: { ...shownSides(settings), [side]: clamp(onStep(percent), min, max) } };
}

function onStep(percent: number): number {
  return Math.round(percent / MATTE_SIDE_RANGE.step) * MATTE_SIDE_RANGE.step;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
