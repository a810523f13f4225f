/** Work of one process at a time, such as a build that several specs ask for. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const PAUSE_MS = 100;

/**
 * Waits until no other process works under the same lock. The lock of a process that was killed counts as free.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 */
export async function alone(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!acquire(file)) await delay(PAUSE_MS);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function acquire(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** True also while its holder writes it. @param {string} file */
function isHeld(file) {
  try {
    const holder = readFileSync(file, "utf8");
    if (holder === "") return true;
    process.kill(Number(holder), 0);
    return true;
  } catch (error) {
    // Another user's process.
    return codeOf(error) === "EPERM";
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
