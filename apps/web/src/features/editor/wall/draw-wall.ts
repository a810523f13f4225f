/** Draws the exported wall: bare wall, skirting and floor, then each work with its shadow. */
import type { Box } from "@matte/engine";
import type { WallTone } from "../state/store.ts";
import type { WallPlan } from "./picture.ts";

interface Tone {
  readonly wall: string;
  readonly floor: string;
  readonly skirting: string;
  readonly line: string;
}

/** As in wall.css. */
const TONES: Readonly<Record<WallTone, Tone>> = {
  white: { wall: "#f1f1f1", floor: "#cdcdcd", skirting: "#e4e4e4", line: "#c2c2c2" },
  neutral: { wall: "#a6a6a6", floor: "#878787", skirting: "#9b9b9b", line: "#7c7c7c" },
  black: { wall: "#191919", floor: "#101010", skirting: "#202020", line: "#303030" },
};

interface Shadow {
  readonly down: number;
  readonly blur: number;
  readonly inset: number;
  readonly alpha: number;
}

/** In pixels of a window 900 px high, as in room.css. */
const SHADOWS: readonly Shadow[] = [
  { down: 26, blur: 40, inset: 16, alpha: 0.3 },
  { down: 10, blur: 18, inset: 4, alpha: 0.3 },
  { down: 1, blur: 1, inset: 0, alpha: 0.18 },
];
const WINDOW_HEIGHT = 816;

export function drawBareWall(
  context: CanvasRenderingContext2D,
  { size, floor, skirting }: WallPlan,
  tone: WallTone,
): void {
  const { wall, floor: ground, skirting: board, line } = TONES[tone];
  const { width, height } = size;
  const rule = Math.max(1, Math.round(height / WINDOW_HEIGHT));
  const bands = [
    [wall, 0],
    [line, height - floor - skirting],
    [board, height - floor - skirting + rule],
    [line, height - floor],
    [ground, height - floor + rule],
  ] as const;
  for (const [colour, y] of bands) {
    context.fillStyle = colour;
    context.fillRect(0, y, width, height - y);
  }
}

export function drawWork(
  context: CanvasRenderingContext2D,
  { size }: WallPlan,
  { x, y, width, height }: Box,
  picture: CanvasImageSource,
): void {
  const unit = size.height / WINDOW_HEIGHT;
  for (const { down, blur, inset, alpha } of SHADOWS) {
    const by = Math.min(inset * unit, width / 2, height / 2);
    context.save();
    context.shadowColor = `rgb(0 0 0 / ${alpha})`;
    context.shadowBlur = blur * unit;
    context.shadowOffsetY = down * unit;
    context.fillStyle = "#000";
    // Under the picture, apart from its shadow.
    context.fillRect(x + by, y + by, width - 2 * by, height - 2 * by);
    context.restore();
  }
  context.drawImage(picture, x, y, width, height);
}
