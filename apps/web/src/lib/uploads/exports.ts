/** Hears of exports. Pictures of a batch are taken out of the finished ZIP, where they lie as they are: none is kept meanwhile. */
import type { ZipEntry, ZipOptions } from "../zip/types.ts";
import type { Exported, UploadTools } from "./types.ts";
import { picturesIn } from "./zip-entries.ts";

/** @param take what to do with pictures that were exported */
export function hearOfExports({ pool, zip }: UploadTools, take: (exported: readonly Exported[]) => void): void {
  const pixels = new WeakMap<Uint8Array, number>();
  const { frame, frameBytes } = pool;
  const original = zip.write;

  pool.frame = async (job, options) => {
    const framed = await frame(job, options);
    take([{ name: job.file.name, blob: framed.blob, pixels: framed.size.width * framed.size.height }]);
    return framed;
  };
  pool.frameBytes = async (job, options) => {
    const framed = await frameBytes(job, options);
    pixels.set(framed.bytes, framed.size.width * framed.size.height);
    return framed;
  };
  zip.write = async (entries, options) => {
    const passed: { name: string; bytes: number; of: Uint8Array }[] = [];
    const listen = async function* (): AsyncGenerator<ZipEntry> {
      for await (const entry of entries) {
        passed.push({ name: entry.name, bytes: entry.bytes.length, of: entry.bytes });
        yield entry;
      }
    };
    const blob = await original(listen(), options);
    const known = passed.map(({ name, bytes, of }) => ({ name, bytes, pixels: pixels.get(of) ?? 0 }));
    find(blob, options, known).then(take).catch(console.error);
    return blob;
  };
}

async function find(
  blob: Blob | null,
  { chosen }: ZipOptions,
  known: Parameters<typeof picturesIn>[1],
): Promise<readonly Exported[]> {
  const zip = blob ?? (await chosen?.getFile());
  return zip === undefined ? [] : picturesIn(zip, known);
}
