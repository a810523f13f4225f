/** Scans of a packed JPEG. */
import type { ScanHeader } from "../lossless/markers/picture.ts";

/** `sequential`: one scan, which every program reads while it loads; `progressive`: several, usually smaller. */
export type PackedCoding = "sequential" | "progressive";

type Script = readonly Pick<ScanHeader, "components" | "from" | "to" | "high" | "low">[];

const components = (...indices: readonly number[]): ScanHeader["components"] =>
  indices.map((component) => ({ component, dc: null, ac: null }));

/** Returns the scans, without tables. */
export function scansOf(coding: PackedCoding, count: number): readonly ScanHeader[] {
  const all = components(...Array.from({ length: count }, (_, component) => component));
  const script: Script =
    coding === "sequential" ? [{ components: all, from: 0, to: 63, high: 0, low: 0 }] : progressiveScript(all);
  return script.map((scan) => ({ ...scan, restartInterval: 0 }));
}

/**
 * Orders progressive scans as libjpeg's `jpeg_simple_progression` does: DC, then rough luminance, chrominance, and the missing
 * bits. Only scans of DC may hold several components (ITU-T T.81 §G.1.1.1).
 */
function progressiveScript(all: ScanHeader["components"]): Script {
  const [luma, ...chroma] = all.map(({ component }) => components(component));
  const colours = chroma.toReversed();
  return [
    { components: all, from: 0, to: 0, high: 0, low: 1 },
    { components: luma!, from: 1, to: 5, high: 0, low: 2 },
    ...colours.map((one) => ({ components: one, from: 1, to: 63, high: 0, low: 1 })),
    { components: luma!, from: 6, to: 63, high: 0, low: 2 },
    { components: luma!, from: 1, to: 63, high: 2, low: 1 },
    { components: all, from: 0, to: 0, high: 1, low: 0 },
    ...colours.map((one) => ({ components: one, from: 1, to: 63, high: 1, low: 0 })),
    { components: luma!, from: 1, to: 63, high: 1, low: 0 },
  ];
}
