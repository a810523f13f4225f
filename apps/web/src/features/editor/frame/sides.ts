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
  if (hasWeight(settings, side) && percent === limitSide(settings, side, percent))
    return { bottomWeight: Math.round((percent / size - 1) * 100) };
  const { min, max } = MATTE_SIDE_RANGE;
  return { matteSides: { ...shownSides(settings), [side]: clamp(onStep(percent), min, max) } };
}

/** A side's matte during a drag: the bottom stays within what its weight can express. */
export function limitSide(settings: SideSettings, side: Side, percent: number): number {
  const size = settings.outerBorderSize;
  return hasWeight(settings, side) ? clamp(percent, size, size * (1 + MOST_WEIGHT / 100)) : percent;
}

/** True for the bottom of a matte that is set as a whole. */
function hasWeight({ matteSides, outerBorderSize }: SideSettings, side: Side): boolean {
  return side === "bottom" && matteSides === null && outerBorderSize > 0;
}

function onStep(percent: number): number {
  return Math.round(percent / MATTE_SIDE_RANGE.step) * MATTE_SIDE_RANGE.step;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
