import type { CoveredMcus } from "../../packages/jpeg/lossless/unframe/place.ts";

/** Frames a JPEG with a plain matte, so that its original comes back from the export. */
export async function exportWithOriginal(original: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  // Imported late: some benchmarks compile the kernels first.
  const { frameLossless, openLossless } = await import("@matte/jpeg/lossless");
  const { collectMetadata, writeMetadata } = await import("@matte/formats");
  const { rememberPhoto, restoreData, withFrameRecord } = await import("@matte/formats/frame-record");
  const { composeMetadata } = await import("@matte/metadata");
  const { join } = await import("@matte/pixels/bytes");
  const source = openLossless(original);
  if ("fallbackReason" in source) throw new Error(source.detail);
  const { width, height, mcu } = source;
  const canvas = { width: width + 4 * mcu.width, height: height + 3 * mcu.height };
  const at = { x: mcu.width, y: mcu.height };
  const paint = { background: [255, 255, 255], flats: [], overlays: [], draw: () => new Uint8ClampedArray() } as const;
  let covered: CoveredMcus | null = null;
  const framed = frameLossless(source, { canvas, photo: at }, paint, { onCovered: (mcus) => void (covered = mcus) });
  if ("fallbackReason" in framed) throw new Error(framed.detail);
  const edit = { size: canvas, orientation: "keep", colour: "keep", keepLocation: true } as const;
  const metadata = composeMetadata(await collectMetadata(original), { ...edit, density: null, credits: null });
  const remembered = await rememberPhoto(source, framed, { photo: { ...at, width, height }, covered });
  const restore = await restoreData(source, true);
  if (restore === null) throw new Error("The original is not stored.");
  return join(writeMetadata(framed, { ...withFrameRecord(metadata, { look: {}, photo: remembered }), restore }));
}
