import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, realpath, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { capabilities, pictureFormat, settingsForPlan, slideCount } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { EXITS, UsageError } from "./exits.ts";
import { Captions } from "./captions.ts";
import { threadsOf } from "./frame-command.ts";
import type { CallOptions } from "./options.ts";
import { exists, removeLeftovers } from "./outputs.ts";
import { readPlan } from "./plan.ts";
import { reporter } from "./report.ts";
import { TaskQueue } from "./task-source.ts";
import type { FrameTask, Outcome } from "./tasks.ts";
import { announceInterruption, say } from "./terminal.ts";
import { frameFrom } from "./threads.ts";
import { watchFolder } from "./watched-folder.ts";
import { type WatchedFolders, WatchedResults } from "./watched-results.ts";
import { wantedBy, type WantedOptions } from "./wanted.ts";

export type WatchCommandOptions = WantedOptions & Pick<CallOptions, "out" | "poll" | "jobs" | "json">;

const DEFAULT_FOLDER = "framed";
const texts = cli.watched;

/** Frames photos arriving in a folder, until interrupted or the folder is gone. @returns the exit code */
export async function watchPhotos(path: string, options: WatchCommandOptions, signal: AbortSignal): Promise<number> {
  const plan = await readPlan();
  if (!capabilities(plan).batch) throw new UsageError(texts.batch);
  const captions = await Captions.read(options);
  const wanted = await wantedBy(options, plan, captions);
  const settings = settingsForPlan(wanted.settings, plan);
  if (slideCount(settings) > 1) throw new UsageError(cli.errors.carouselOnce);
  const threads = threadsOf(options);
  const folders = await foldersOf(path, options);
  await removeLeftovers(folders.out, true);
  const queue = new TaskQueue();
  const results = new WatchedResults(folders, pictureFormat(settings), captions);
  const gone = new AbortController();
  const ended = AbortSignal.any([signal, gone.signal]);
  const close = watchFolder(
    folders.watched,
    { except: folders.out, poll: options.poll === true },
    {
      onPhoto: (photo, isNew) => void addPhoto(queue, results, photo, isNew),
      onGone: (photo) => queue.remove(photo),
      onFolderGone: () => gone.abort(),
      onError: (error) => say(texts.error(String(error))),
    },
  );
  say(texts.begins(folders.watched, folders.out));
  announceInterruption(signal);
  const framing = frameFrom(queue, { settings: wanted, threads, signal: ended, onOutcome: reporterOf(options) });
  if (!ended.aborted) await once(ended, "abort");
  queue.end();
  await Promise.all([framing, close()]);
  if (signal.aborted) return EXITS.interrupted;
  say(texts.gone(folders.watched));
  return EXITS.failure;
}

/** Real paths; neither folder is inside the other's results. */
async function foldersOf(path: string, { out }: WatchCommandOptions): Promise<WatchedFolders> {
  const info = await stat(path).catch(() => null);
  if (info?.isDirectory() !== true) throw new UsageError(texts.noFolder(path));
  const watched = await realpath(path);
  const results = out === undefined ? join(watched, DEFAULT_FOLDER) : resolve(out);
  await mkdir(results, { recursive: true });
  const real = await realpath(results);
  if (watched === real || watched.startsWith(real + sep)) throw new UsageError(texts.sameFolder(out ?? results));
  return { watched, out: real };
}

/** Photos with a result were framed before a restart. */
async function addPhoto(queue: TaskQueue, results: WatchedResults, photo: string, isNew: boolean): Promise<void> {
  const task = results.taskOf(photo);
  if (isNew && (await exists(task.output))) return;
  queue.add(task);
  if (isNew) for (const namesake of results.namesakesOf(photo)) queue.add(namesake);
}

/** Names each photo; silent about one deleted while it waited or was read. */
function reporterOf({ json = false }: WatchCommandOptions): (task: FrameTask, outcome: Outcome) => void {
  const report = reporter(0, { json, names: true });
  return (task, outcome) => {
    const isGone = "failure" in outcome && outcome.failure.code === "unreadable" && !existsSync(task.photo);
    if (!isGone) report.outcome(task, outcome);
  };
}
