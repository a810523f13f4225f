/** Surface recording its draw calls, for specs. */
import type { Gradient, Surface } from "./surface.ts";

export class RecordingSurface implements Surface<string> {
  readonly calls: string[] = [];
  fillStyle: unknown = "";
  globalAlpha = 1;
  font = "";
  textAlign = "";
  textBaseline = "";
  direction = "";
  textRendering = "auto";
  imageSmoothingQuality: "low" | "medium" | "high" = "low";

  #path: string[] = [];

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient {
    const stops: string[] = [];
    const gradient = {
      addColorStop: (_offset: number, colour: string) => stops.push(colour),
      toString: () => `${stops.join(" to ")} from ${x0},${y0} to ${x1},${y1}`,
    };
    return gradient;
  }

  beginPath(): void {
    this.#path = [];
  }

  moveTo(x: number, y: number): void {
    this.#path.push(`${x},${y}`);
  }

  lineTo(x: number, y: number): void {
    this.#path.push(`${x},${y}`);
  }

  fill(): void {
    this.calls.push(`fill ${String(this.fillStyle)} ${this.#path.join(" ")}`);
  }

  clip(): void {
    this.calls.push(`clip ${this.#path.join(" ")}`);
  }

  save(): void {
    this.calls.push("save");
  }

  restore(): void {
    this.calls.push("restore");
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.calls.push(`fill ${String(this.fillStyle)} ${x},${y} ${width}x${height}`);
  }

  drawImage(picture: string, x: number, y: number, width: number, height: number): void {
    const quality = this.imageSmoothingQuality === "low" ? "" : ` in ${this.imageSmoothingQuality} quality`;
    this.calls.push(`draw ${picture} ${x},${y} ${width}x${height}${quality}`);
  }

  fillText(text: string, x: number, y: number): void {
    const style = `${this.font} ${this.textAlign} ${this.direction} alpha ${this.globalAlpha}`;
    this.calls.push(`text ${text} at ${x},${y} in ${style}`);
  }
}
