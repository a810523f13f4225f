/** Photos framed together, as `--together` and `--gap` state them. */
import { ARRANGEMENTS, capabilities, type Plan, SHEET_GAP, SHEET_PHOTOS, type SheetPlan } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { UsageError } from "./exits.ts";
import type { CallOptions } from "./options.ts";

/** Options for single photos. */
const SINGLE = {
  crop: "--crop",
  straighten: "--straighten",
  turn: "--turn",
  mirror: "--mirror",
  inPlace: "--in-place",
  shard: "--shard",
  wayBack: "--way-back",
} as const;

type SheetOptions = Pick<CallOptions, "together" | "gap" | keyof typeof SINGLE>;

/** Returns null for separate frames. @throws UsageError */
export function sheetBy(photos: readonly string[], options: SheetOptions, plan: Plan): SheetPlan | null {
  const { together, gap } = options;
  if (together === undefined) {
    if (gap !== undefined) throw new UsageError(cli.errors.gapAlone);
    return null;
  }
  const { min, max } = SHEET_PHOTOS;
  if (!capabilities(plan).batch) throw new UsageError(cli.errors.together);
  if (photos.length < min || photos.length > max) throw new UsageError(cli.errors.togetherCount(min, max));
  const other = Object.entries(SINGLE).find(([name]) => options[name as keyof typeof SINGLE] !== undefined);
  if (other !== undefined) throw new UsageError(cli.errors.togetherAnd(other[1]));
  return { arrangement: ARRANGEMENTS.find((known) => known === together) ?? "row", gap: gapOf(gap) };
}

function gapOf(text: string | undefined): number {
  if (text === undefined) return SHEET_GAP.default;
  const { min, max } = SHEET_GAP;
  const gap = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
  if (!(gap >= min && gap <= max)) throw new UsageError(cli.errors.gap(min, max));
  return gap;
}

/** Completes arguments without an arrangement: a photo after `--together` is none. */
export function withArrangement(args: readonly string[]): readonly string[] {
  const known: readonly string[] = ARRANGEMENTS;
  return args.map((arg, n) => (arg === "--together" && !known.includes(args[n + 1] ?? "") ? "--together=row" : arg));
}
