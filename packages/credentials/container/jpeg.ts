import { join } from "../bytes.ts";
import { C2PA, hasLetters, type Span, type StoredManifests } from "./store.ts";

const [SOI, APP11, SOS] = [0xffd8, 0xffeb, 0xffda];
/** Identifier, instance and sequence number before each part (ISO/IEC 19566-5 annex D). */
const PART_HEADER = 8;
const BOX_HEADER = 8;
/** Offset to the description's type in a superbox. */
const TYPE_AT = 16;

interface Part extends Span {
  readonly instance: number;
  readonly sequence: number;
  readonly content: Uint8Array;
}

/** Returns the manifest stores in a JPEG's APP11 segments; a valid file has one at most. */
export function jpegStores(file: Uint8Array): StoredManifests[] {
  const instances = new Map<number, Part[]>();
  for (const part of parts(file)) {
    const known = instances.get(part.instance);
    if (known === undefined) instances.set(part.instance, [part]);
    else known.push(part);
  }
  return [...instances.values()]
    .filter(([first]) => first !== undefined && hasLetters(first.content, TYPE_AT, C2PA))
    .map((store) => ({ bytes: joined(store), spans: store.map(({ start, end }) => ({ start, end })) }));
}

function parts(file: Uint8Array): Part[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const found: Part[] = [];
  for (let at = 2; at + 4 <= file.length;) {
    const marker = view.getUint16(at);
    if (marker === SOS || marker <= 0xff00) break;
    // Fill bytes, 0xFF, may come before a marker.
    if (marker === 0xffff) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > file.length) break;
    const start = at + 4;
    if (marker === APP11 && end - start > PART_HEADER + BOX_HEADER && hasLetters(file, start, "JP"))
      found.push({
        start: at,
        end,
        instance: view.getUint16(start + 2),
        sequence: view.getUint32(start + 4),
        content: file.subarray(start + PART_HEADER, end),
      });
    at = end;
  }
  return found;
}

/** Each part but the first repeats the superbox's header. @throws if a part is missing */
function joined(store: readonly Part[]): Uint8Array {
  if (store.some(({ sequence }, index) => sequence !== index + 1))
    throw new Error("A part of the manifest store is missing");
  return join(store.map(({ content }, index) => (index === 0 ? content : content.subarray(BOX_HEADER))));
}

export function isJpeg(file: Uint8Array): boolean {
  return file.length > 4 && ((file[0] ?? 0) << 8) + (file[1] ?? 0) === SOI;
}
