/** Compresses the built pages once at the highest level, so that the server only selects a file. */
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt|xml|wasm|map)$/;
/** For smaller files the headers cost more than compression saves. */
const WORTHWHILE_BYTES = 1024;

/** @param {string} dist the folder of the built pages */
export async function precompress(dist) {
  const names = await readdir(dist, { recursive: true });
  const files = names.filter((name) => TEXT.test(name)).map((name) => join(dist, name));
  await Promise.all(files.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  if ((await stat(file)).size < WORTHWHILE_BYTES) return;
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
