/** Small JSON files kept by set-up between runs. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * @param {string} file
 * @returns {any} undefined when the file is missing or not JSON
 */
export function recall(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {string} file @param {unknown} value */
export function keep(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value)}\n`);
}
