/** Finds the files in a ZIP of known entries that are stored uncompressed (APPNOTE 6.3.10, sections 4.3.7 and 4.3.9). */
import type { ExportedPicture, ZippedPicture } from "./types.ts";

const LOCAL_HEADER = 30;
const [LOCAL, CENTRAL] = [0x04034b50, 0x02014b50] as const;
/** Without and with the 64-bit sizes of 4.3.9.2. */
const DESCRIPTORS = [16, 24, 0] as const;

/** @param pictures all that the ZIP holds, in its order @throws when the ZIP differs */
export async function* picturesIn(zip: Blob, pictures: readonly ZippedPicture[]): AsyncGenerator<ExportedPicture> {
  let at = 0;
  for (const { name, bytes, pixels } of pictures) {
    const header = new DataView(await zip.slice(at, at + LOCAL_HEADER).arrayBuffer());
    if (header.getUint32(0, true) !== LOCAL) throw new Error("The ZIP holds something else.");
    const start = at + LOCAL_HEADER + header.getUint16(26, true) + header.getUint16(28, true);
    const type = name.endsWith(".png") ? "image/png" : "image/jpeg";
    at = await nextHeader(zip, start + bytes);
    yield { name: baseName(name), blob: zip.slice(start, start + bytes, type), pixels };
  }
}

async function nextHeader(zip: Blob, end: number): Promise<number> {
  for (const length of DESCRIPTORS) {
    const bytes = await zip.slice(end + length, end + length + 4).arrayBuffer();
    const signature = bytes.byteLength === 4 ? new DataView(bytes).getUint32(0, true) : 0;
    if (signature === LOCAL || signature === CENTRAL) return end + length;
  }
  throw new Error("The ZIP has no end.");
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
