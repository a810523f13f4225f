import { collected, openHeif } from "../../../packages/codecs/formats/heif/open.ts";
import { bigEndian32 } from "../bytes.ts";
import { box, writeHeif } from "./writer.ts";

/** Clean aperture: its size, and the offset of its centre from the picture's, in halves of a pixel (ISO/IEC 14496-12 §12.1.4). */
export function cleanAperture(width: number, height: number, right: number, down: number): Uint8Array {
  const values = [width, 1, height, 1, right, 2, down, 2];
  return box("clap", ...values.map(bigEndian32));
}

/** An AVIF of one item with another property before its transforms, as MIAF orders them. */
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
