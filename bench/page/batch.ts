/** Twenty photos into one ZIP, by the product and in the naive way. */
import JSZip from "jszip";
import { type ZipItem, zipPhotos } from "../../apps/web/src/domain/zip/zip-photos.ts";
import { createPhotoPool } from "../../apps/web/src/domain/photos/pool.ts";
import type { ExportMethod, FrameJob, PhotoPool } from "../../apps/web/src/domain/photos/types.ts";
import { zipFiles } from "../../apps/web/src/domain/zip/zip-files.ts";
import { frameNaively } from "./naive.ts";
import { SETTINGS, SUBJECT } from "./scene.ts";

const PHOTOS = 20;

/**
 * One worker per core; another worker writes the ZIP as it grows.
 * @param measuring measures from the click on Export: headers were read when the photos were dropped
 */
export async function zipOurs(
  file: File,
  method: ExportMethod,
  measuring: (zip: () => Promise<Blob>) => Promise<Blob>,
): Promise<Blob> {
  const pool = createPhotoPool();
  try {
    const { facts } = await pool.load(file);
    const settings = { ...SETTINGS, keepOriginalJpeg: method === "lossless-jpeg" };
    const job: FrameJob = {
      file,
      facts,
      settings,
      subject: SUBJECT,
      watermark: false,
      logo: null,
      fallbackReason: null,
    };
    const items = names().map((path) => ({ job, path }));
    return await measuring(() => zipInPool(items, pool, method));
  } finally {
    pool.dispose();
  }
}

async function zipInPool(items: readonly ZipItem[], pool: PhotoPool, method: ExportMethod): Promise<Blob> {
  const zip = await zipPhotos({
    items,
    pool,
    zip: zipFiles,
    signal: new AbortController().signal,
    chosen: null,
    onSettled: (_item, outcome) => {
      if (!("framed" in outcome) || outcome.framed.method !== method) throw new Error(JSON.stringify(outcome));
    },
  });
  if (zip === null) throw new Error("Nobody chose a file");
  return zip;
}

/** Sequentially in the page, with all results in memory until the end. */
export async function zipNaively(file: File): Promise<Blob> {
  const zip = new JSZip();
  for (const name of names()) zip.file(name, await frameNaively(file));
  return zip.generateAsync({ type: "blob" });
}

function names(): readonly string[] {
  return Array.from({ length: PHOTOS }, (_, at) => `${at + 1}.jpeg`);
}
