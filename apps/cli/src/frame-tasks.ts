/** Photos in a `matte frame` call, with their results' paths. */
import { realpath } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { pictureFormat, type Settings, type SheetPlan, slideCount, withSizeName } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { UsageError } from "./exits.ts";
import type { CaptionTexts } from "./captions.ts";
import type { CallOptions } from "./options.ts";
import { assertPhotosStay, hasFormatEnding, outputPaths } from "./outputs.ts";
import { PHOTO_ENDINGS } from "./photo-endings.ts";
import { FileError, LARGEST_PHOTO, readStream } from "./regular-file.ts";
import { isInShard, type Shard } from "./shard.ts";
import type { FrameTask } from "./tasks.ts";

export type FrameTargets = Pick<CallOptions, "out" | "output" | "inPlace" | "force">;

/** The argument for standard input, and the file for standard output. */
export const PIPE = "-";
const DEFAULT_FOLDER = "framed";

interface Plan {
  /** As the plan allows them. */
  readonly settings: Settings;
  /** In the photos' order. */
  readonly texts?: readonly CaptionTexts[];
  /** Null for all photos. */
  readonly shard?: Shard | null;
  /** Null for separate frames. */
  readonly sheet?: SheetPlan | null;
}

export interface PlannedTasks {
  readonly tasks: readonly FrameTask[];
  /** Results of all photos, those of other shares included. */
  readonly names: readonly (string | null)[];
}

/**
 * Plans all photos before it leaves out other shares, so that numbers, names and captions are those of the whole call.
 * @throws UsageError for results that would replace photos, or have another format's ending
 */
export async function frameTasks(
  photos: readonly string[],
  targets: FrameTargets,
  { settings, texts = [], shard = null, sheet = null }: Plan,
): Promise<PlannedTasks> {
  if (slideCount(settings) > 1 && (targets.inPlace === true || targets.output === PIPE))
    throw new UsageError(cli.errors.carouselOnce);
  if (sheet !== null) return sheetTask(photos, targets, { settings, texts }, sheet);
  const places = targets.inPlace === true ? await placesOf(photos, settings) : outputsOf(photos, targets, settings);
  const bytes = photos[0] === PIPE ? await pipedPhoto() : null;
  const all = places.map(({ at, output }, index): FrameTask => {
    return {
      photo: photos[at] ?? "",
      bytes,
      output,
      followLinks: true,
      skipFramed: targets.inPlace === true && targets.force !== true,
      position: { number: index + 1, count: places.length },
      texts: texts[at] ?? {},
    };
  });
  const slides = all.flatMap((task) => slidesOf(task, settings));
  const tasks = shard === null ? slides : slides.filter(({ photo }) => isInShard(photo, shard));
  if (targets.inPlace !== true)
    await assertPhotosStay(
      photos,
      tasks.map(({ output }) => output),
    );
  return { tasks, names: slides.map(({ output }) => output) };
}

/** Plans one result of all photos, with the texts of the first. */
async function sheetTask(
  photos: readonly string[],
  targets: FrameTargets,
  { settings, texts = [] }: Plan,
  plan: SheetPlan,
): Promise<PlannedTasks> {
  const [photo = "", ...others] = photos;
  const name = `${basename(photo, extname(photo))}-together${extname(photo)}`;
  const [place] = outputsOf([name], targets, settings);
  const output = place?.output ?? null;
  const task: FrameTask = {
    photo,
    bytes: null,
    output,
    followLinks: true,
    skipFramed: false,
    position: { number: 1, count: 1 },
    texts: texts[0] ?? {},
    sheet: { others, plan },
  };
  const tasks = slidesOf(task, settings);
  const names = tasks.map((one) => one.output);
  await assertPhotosStay(photos, names);
  return { tasks, names };
}

function numbered(path: string, number: number): string {
  return join(dirname(path), withSizeName(basename(path), String(number)));
}

/** A carousel is a task for each slide, `NAME-1` and so on. */
function slidesOf(task: FrameTask, settings: Settings): readonly FrameTask[] {
  const count = slideCount(settings);
  if (count === 1) return [task];
  return Array.from({ length: count }, (_, slide) => {
    return { ...task, slide, output: task.output && numbered(task.output, slide + 1) };
  });
}

/** A result's path, null for standard output, of the photo at an index. */
interface ResultPlace {
  readonly at: number;
  readonly output: string | null;
}

async function pipedPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  return readStream(process.stdin, PIPE, LARGEST_PHOTO).catch((cause: unknown) => {
    if (cause instanceof FileError) throw new UsageError(cli.photoErrors[cause.fault](cli.standardInput), { cause });
    throw cause;
  });
}

/** Links lead to the replaced photo. A photo named twice is framed once. */
async function placesOf(photos: readonly string[], settings: Settings): Promise<readonly ResultPlace[]> {
  const other = photos.find((photo) => !hasFormatEnding(photo, pictureFormat(settings)));
  if (other !== undefined) throw new UsageError(cli.errors.otherFormat(other));
  const real = await Promise.all(photos.map((photo) => realpath(photo).catch(() => photo)));
  const distinct = new Map(real.map((output, at) => [output, at] as const));
  return [...distinct].map(([output, at]) => ({ at, output }));
}

function outputsOf(
  photos: readonly string[],
  { out = DEFAULT_FOLDER, output }: FrameTargets,
  settings: Settings,
): readonly ResultPlace[] {
  const format = pictureFormat(settings);
  if (output === undefined) return outputPaths(out, photos, format).map((path, at) => ({ at, output: path }));
  if (output === PIPE) return [{ at: 0, output: null }];
  if (PHOTO_ENDINGS.has(extname(output).toLowerCase()) && !hasFormatEnding(output, format))
    throw new UsageError(cli.errors.otherEnding(output));
  return [{ at: 0, output }];
}
