/** Photos in a `matte frame` call, with their results' paths. */
import { realpath } from "node:fs/promises";
import { extname } from "node:path";
import type { Settings } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { UsageError } from "./exits.ts";
import { assertPhotosStay, hasFormatEnding, outputPaths } from "./outputs.ts";
import { PHOTO_ENDINGS } from "./photo-endings.ts";
import { FileError, LARGEST_PHOTO, readStream } from "./regular-file.ts";
import type { FrameTask } from "./tasks.ts";

export interface FrameTargets {
  readonly out?: string;
  readonly output?: string;
  readonly inPlace?: boolean;
  readonly force?: boolean;
}

/** The argument for standard input, and the file for standard output. */
export const PIPE = "-";
const DEFAULT_FOLDER = "framed";

/** @throws UsageError for results that would replace photos, or have another format's ending */
export async function frameTasks(
  photos: readonly string[],
  targets: FrameTargets,
  settings: Settings,
): Promise<readonly FrameTask[]> {
  if (targets.inPlace === true) return tasksInPlace(photos, settings, targets.force === true);
  const outputs = outputsOf(photos, targets, settings);
  await assertPhotosStay(photos, outputs);
  const bytes = photos[0] === PIPE ? await pipedPhoto() : null;
  return photos.map((photo, index) => ({
    photo,
    bytes,
    output: outputs[index] ?? null,
    followLinks: true,
    skipFramed: false,
    position: { number: index + 1, count: photos.length },
  }));
}

async function pipedPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  return readStream(process.stdin, PIPE, LARGEST_PHOTO).catch((cause: unknown) => {
    if (cause instanceof FileError) throw new UsageError(cli.photoErrors[cause.fault](cli.standardInput), { cause });
    throw cause;
  });
}

/** Links lead to the replaced photo. A photo named twice is framed once. */
async function tasksInPlace(photos: readonly string[], settings: Settings, force: boolean): Promise<FrameTask[]> {
  const other = photos.find((photo) => !hasFormatEnding(photo, settings.exportFormat));
  if (other !== undefined) throw new UsageError(cli.errors.otherFormat(other));
  const found = await Promise.all(
    photos.map(async (photo) => [await realpath(photo).catch(() => photo), photo] as const),
  );
  const distinct = new Map(found);
  return [...distinct].map(([output, photo], index) => ({
    photo,
    bytes: null,
    output,
    followLinks: true,
    skipFramed: !force,
    position: { number: index + 1, count: distinct.size },
  }));
}

/** Returns the results' paths; null for standard output. */
function outputsOf(
  photos: readonly string[],
  { out = DEFAULT_FOLDER, output }: FrameTargets,
  { exportFormat }: Settings,
): readonly (string | null)[] {
  if (output === undefined) return outputPaths(out, photos, exportFormat);
  if (output === PIPE) return [null];
  if (PHOTO_ENDINGS.has(extname(output).toLowerCase()) && !hasFormatEnding(output, exportFormat))
    throw new UsageError(cli.errors.otherEnding(output));
  return [output];
}
