/** The matte's four sides, as the section `Frame` shows and changes them. Percent of the base length. */
import { clamp, MATTE_SIDE_RANGE, RANGES, type MatteSides, type Settings, type Side } from "@matte/engine";

type SideSettings = Pick<Settings, "matteSides" | "outerBorderSize" | "bottomWeight">;
type ChangedSides = SideSettings & Pick<Settings, "matteMm">;

/** Each side's matte, given or derived. */
export function shownSides({ matteSides, outerBorderSize: size, bottomWeight }: SideSettings): MatteSides {
  return matteSides ?? { top: size, right: size, bottom: onStep(size * (1 + bottomWeight / 100)), left: size };
}

/** Settings for one side's matte: the bottom's weight alone, if that suffices, or a matte for each side, in percent. */
export function settingsWithSide(settings: SideSettings, side: Side, percent: number): Partial<ChangedSides> {
  const size = settings.outerBorderSize;
  if (hasWeight(settings, side) && percent === limitSide(settings, side, percent))
    return { bottomWeight: Math.round((percent / size - 1) * 100) };
  return {
    matteSides: { ...shownSides(settings), [side]: clamp(onStep(percent), MATTE_SIDE_RANGE) },
    matteMm: null,
  };
}

/** A side's matte during a drag: the bottom stays within its weight's range. */
export function limitSide(settings: SideSettings, side: Side, percent: number): number {
  const size = settings.outerBorderSize;
  return hasWeight(settings, side)
    ? clamp(percent, { min: size, max: size * (1 + RANGES.bottomWeight.max / 100) })
    : percent;
}

/** True for the bottom if the matte is set as a whole. */
function hasWeight({ matteSides, outerBorderSize }: SideSettings, side: Side): boolean {
  return side === "bottom" && matteSides === null && outerBorderSize > 0;
}

function onStep(percent: number): number {
  return Math.round(percent / MATTE_SIDE_RANGE.step) * MATTE_SIDE_RANGE.step;
}
