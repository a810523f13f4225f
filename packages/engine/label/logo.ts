/** Logo for an arrangement without a place for one: next to a block at the left, else below, at its position. */
import type { Box } from "../layout/geometry.ts";
import { startOf } from "../layout/logo-space.ts";
import type { MatteFrame } from "../layout/matte-frame.ts";
import type { Settings } from "../settings/table.ts";
import type { Arranged, LabelSpace } from "./arrange/arranged.ts";
import type { Arrangement } from "./types.ts";

/** Distance from text, and the tallest logo, in u. */
const GAP = 24;
const TALLEST = 110;
/** `logoSize` is the width in this part of the framed base length. */
const SIZE_UNIT = 200;

export function withLogo(
  label: Arranged,
  { kind }: Arrangement,
  settings: Settings,
  { logo: ratio, width: available, setter: { u } }: LabelSpace,
  { framedBase }: MatteFrame,
): Arranged {
  if (ratio === null || kind === "table") return label;
  const width = Math.min((settings.logoSize / SIZE_UNIT) * framedBase, available, (TALLEST * u) / ratio);
  const size = { width, height: width * ratio };
  const taken = Math.max(...label.lines.map(({ line, x }) => x + line.width), 0);
  const isBeside = kind !== "columns" && isAtLeft(label) && taken + GAP * u + width <= available;
  if (isBeside) {
    const height = Math.max(label.height, size.height);
    return { ...label, height, logo: { ...size, x: available - width, y: 0 } };
  }
  const y = label.height + GAP * u;
  const position = isCentred(label, available) ? "center" : settings.logoPosition;
  const x = startOf(position, width, { left: 0, right: available }, available / 2);
  return { ...label, height: y + size.height, logo: { ...size, x, y } satisfies Box };
}

function isAtLeft({ lines }: Arranged): boolean {
  return lines.some(({ x }) => x === 0);
}

function isCentred({ lines }: Arranged, available: number): boolean {
  return lines.every(({ line, x }) => Math.abs(x + line.width / 2 - available / 2) < 1);
}
