import type { PrintedData } from "./camera-data.ts";

/** Caption lines for camera data. */
export type CameraLine = "camera" | "lens" | "film" | "exif" | "date";

/** How a caption prints one fact. */
interface FactText<Value> {
  readonly line: CameraLine;
  readonly text: (value: Value) => string;
}

/** Facts used but not printed on a line. */
type Unprinted = "make" | "filmStyle" | "focalLength35" | "label";

type Printed = Required<Omit<PrintedData, Unprinted>>;
type Name = keyof Printed;

/** In a line's order. */
const TEXTS: { readonly [Fact in Name]: FactText<Printed[Fact]> } = {
  camera: { line: "camera", text: String },
  lens: { line: "lens", text: String },
  film: { line: "film", text: String },
  focalLength: { line: "exif", text: focalLengthText },
  aperture: { line: "exif", text: apertureText },
  exposureTime: { line: "exif", text: exposureText },
  iso: { line: "exif", text: isoText },
  date: { line: "date", text: String },
};

const NAMES: Readonly<Record<CameraLine, readonly Name[]>> = {
  camera: factsOn("camera"),
  lens: factsOn("lens"),
  film: factsOn("film"),
  exif: factsOn("exif"),
  date: factsOn("date"),
};

function factsOn(line: CameraLine): readonly Name[] {
  return (Object.keys(TEXTS) as Name[]).filter((name) => TEXTS[name].line === line);
}

/** Joins a line's known facts: `X-T5`, or `35mm  f/2.8  1/250 s  ISO 400`; undefined if none is known. */
export function cameraLine(line: CameraLine, camera: PrintedData): string | undefined {
  const texts = NAMES[line].map((name) => textIfKnown(name, camera)).filter((text) => text !== undefined);
  return texts.join("  ") || undefined;
}

function textIfKnown<Fact extends Name>(fact: Fact, camera: Partial<Pick<Printed, Fact>>): string | undefined {
  const value: Printed[Fact] | undefined = camera[fact];
  return value === undefined ? undefined : TEXTS[fact].text(value);
}

/** Largest relative error in 1/N; beyond it a decimal is more exact. */
const TOLERANCE = 0.12;

/**
 * An exposure time: `1/250 s`, `0.4 s` if no 1/N is near, and from one second on `2 s`, `2.5 s`.
 * @param seconds above 0
 */
export function exposureText(seconds: number): string {
  const parts = Math.round(1 / seconds);
  const isFraction = parts > 1 && Math.abs(1 / parts - seconds) <= TOLERANCE * seconds;
  return isFraction ? `1/${parts} s` : `${Number(seconds.toFixed(1))} s`;
}

/** Prints an f-number, always with one decimal: `f/2.8`, `f/8.0`. Rounds halves up, which `toFixed` alone does not guarantee. */
export function apertureText(fNumber: number): string {
  return `f/${(Math.round(fNumber * 10) / 10).toFixed(1)}`;
}

/** An ISO speed: `ISO 400`. */
export function isoText(speed: number): string {
  return `ISO ${Math.round(speed)}`;
}

/**
 * A focal length: `35mm`.
 * @param millimetres as engraved on the lens, not the equivalent for another film size
 */
export function focalLengthText(millimetres: number): string {
  return `${Math.round(millimetres)}mm`;
}
