/** Readiness check: the image checker decodes and encodes a picture; otherwise it could store no upload. */
import { rm, writeFile } from "node:fs/promises";
import type { ReadinessCheck } from "../domain/readiness.ts";
import type { Checker } from "./checker.ts";
import type { Incoming } from "./incoming.ts";

/** A verdict on any picture counts as a check for this long. */
const REMEMBERED_MS = 60_000;
/** No uid: the check takes turns like a user. */
const USER = "";

/** PNG with one white pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg==",
  "base64",
);

export function createSelfCheck(checker: Checker, incoming: Incoming): ReadinessCheck {
  return async () => (isRecent(checker.lastVerdict()) ? null : checkPicture(checker, incoming));
}

function isRecent(time: number | null): boolean {
  return time !== null && performance.now() - time < REMEMBERED_MS;
}

async function checkPicture(checker: Checker, incoming: Incoming): ReturnType<ReadinessCheck> {
  const [input, output] = [incoming.newPath(), incoming.newPath()];
  try {
    await writeFile(input, PICTURE, { flag: "wx", mode: 0o600 });
    const verdict = await checker.check(USER, { content: "photo", input, output });
    return "rejected" in verdict ? "image-checker" : null;
  } catch {
    return "image-checker";
  } finally {
    await Promise.all([input, output].map((file) => rm(file, { force: true })));
  }
}
