/** Multi-Picture index (CIPA DC-007 §5.2), with the first picture's size; credentials are in this picture. */
import { hasLetters } from "./store.ts";

const [APP2, SOS] = [0xffe2, 0xffda];
const SIGNATURE = "MPF\0";
const MP_ENTRY = 0xb002;
const FIELD_BYTES = 12;

/** Adds bytes to the first picture's size in the index. Its offsets count from the index, after the credentials. */
export function growFirstPicture(file: Uint8Array, added: number): Uint8Array {
  const index = indexIn(file);
  if (index === null) return file;
  const grown = file.slice();
  const view = new DataView(grown.buffer, index);
  const little = view.getUint16(0) === 0x4949;
  const fields = view.getUint32(4, little);
  for (let field = 0; field < view.getUint16(fields, little); field += 1) {
    const at = fields + 2 + FIELD_BYTES * field;
    if (view.getUint16(at, little) !== MP_ENTRY) continue;
    const size = view.getUint32(at + 8, little) + 4;
    view.setUint32(size, view.getUint32(size, little) + added, little);
  }
  return grown;
}

/** Returns the offset to the index's byte order mark. */
function indexIn(file: Uint8Array): number | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 2; at + 12 <= file.length; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint16(at) === SOS) return null;
    if (view.getUint16(at) === APP2 && hasLetters(file, at + 4, SIGNATURE)) return at + 4 + SIGNATURE.length;
  }
  return null;
}
