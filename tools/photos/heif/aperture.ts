import { collected, openHeif } from "../../../packages/formats/heif/open.ts";
import { bigEndian32 } from "../bytes.ts";
import { box, writeHeif } from "./writer.ts";

/**
 * Writes a clean aperture: its size, and its centre's offset from the picture's, in half pixels (ISO/IEC 14496-12
 * §12.1.4).
 */
export function cleanAperture(width: number, height: number, right: number, down: number): Uint8Array {
  const values = [width, 1, height, 1, right, 2, down, 2];
  return box("clap", ...values.map(bigEndian32));
}

/** Adds a property to a one-item AVIF before its transforms, in MIAF's order. */
export function withAperture(file: Uint8Array, aperture: Uint8Array): Uint8Array<ArrayBuffer> {
  const opened = openHeif(file)!;
  const id = opened.primary!;
  const own = (opened.properties.get(id) ?? []).map(({ start, end }) => file.slice(start - 8, end));
  const isTransform = (property: Uint8Array): boolean =>
    /^i(?:rot|mir)$/.test(String.fromCharCode(...property.subarray(4, 8)));
  const properties = [...own.filter((one) => !isTransform(one)), aperture, ...own.filter(isTransform)];
  const data = collected(file, opened.places.get(id) ?? [], file.length)!;
  return writeHeif(["avif", "mif1", "miaf"], [{ type: "av01", data, properties }]);
}
