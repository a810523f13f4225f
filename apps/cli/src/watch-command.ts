/** `matte watch`. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { capabilities, exportNameInFolder, settingsForPlan, type Settings } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { EXITS, UsageError } from "./exits.ts";
import { threadsOf, wantedBy } from "./frame-command.ts";
import { exists, removeLeftovers } from "./outputs.ts";
import { readPlan } from "./plan.ts";
import { reporter } from "./report.ts";
import { TaskQueue } from "./task-source.ts";
import type { FrameTask, Outcome } from "./tasks.ts";
import { announceInterruption, say } from "./terminal.ts";
import { frameFrom } from "./threads.ts";
import { watchFolder } from "./watched-folder.ts";

export interface WatchCommandOptions {
  readonly look?: string;
  readonly logo?: string;
  readonly out?: string;
  readonly wayBack?: boolean;
  readonly poll?: boolean;
  readonly jobs?: string;
  readonly json?: boolean;
}

const DEFAULT_FOLDER = "framed";
const texts = cli.watched;

/** Frames the photos that arrive in a folder, until it is interrupted or the folder is gone. @returns the exit code */
export async function watchPhotos(path: string, options: WatchCommandOptions, signal: AbortSignal): Promise<number> {
  const plan = await readPlan();
  if (!capabilities(plan).batch) throw new UsageError(texts.batch);
  const wanted = await wantedBy(options, plan);
  const threads = threadsOf(options);
  const folders = await foldersOf(path, options);
  await removeLeftovers(folders.out, true);
  const queue = new TaskQueue();
  const results = new Results(folders, settingsForPlan(wanted.settings, plan));
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

interface Folders {
  readonly watched: string;
  readonly out: string;
}

/** Real paths, of which none is inside the other's results. */
async function foldersOf(path: string, { out }: WatchCommandOptions): Promise<Folders> {
  const info = await stat(path).catch(() => null);
  if (info?.isDirectory() !== true) throw new UsageError(texts.noFolder(path));
  const watched = await realpath(path);
  const results = out === undefined ? join(watched, DEFAULT_FOLDER) : resolve(out);
  await mkdir(results, { recursive: true });
  const real = await realpath(results);
  if (watched === real || watched.startsWith(real + sep)) throw new UsageError(texts.sameFolder(out ?? results));
  return { watched, out: real };
}

/** Paths of the results, of which no two are the same: subfolders stay, and `photo.png` next to `photo.jpg` gets a number. */
class Results {
  readonly #folders: Folders;
  readonly #settings: Settings;
  readonly #photos = new Map<string, string>();
  #count = 0;

  constructor(folders: Folders, settings: Settings) {
    this.#folders = folders;
    this.#settings = settings;
  }

  taskOf(photo: string): FrameTask & { readonly output: string } {
    this.#count += 1;
    const position = { number: this.#count, count: this.#count };
    return { photo, bytes: null, output: this.#pathOf(photo), skipFramed: false, position };
  }

  #pathOf(photo: string): string {
    const { watched, out } = this.#folders;
    const folder = join(out, relative(watched, dirname(photo)));
    const name = exportNameInFolder({ original: basename(photo), format: this.#settings.exportFormat });
    const dot = name.lastIndexOf(".");
    for (let number = 1; ; number += 1) {
      const path = join(folder, number === 1 ? name : `${name.slice(0, dot)}-${number}${name.slice(dot)}`);
      const owner = this.#photos.get(path) ?? photo;
      if (owner !== photo) continue;
      this.#photos.set(path, photo);
      return path;
    }
  }
}

/** A photo whose result exists was framed before the program was started again. */
async function addPhoto(queue: TaskQueue, results: Results, photo: string, isNew: boolean): Promise<void> {
  const task = results.taskOf(photo);
  if (!isNew || !(await exists(task.output))) queue.add(task);
}

/** Names each photo; nothing is said of one that was deleted while it waited or was read. */
function reporterOf({ json = false }: WatchCommandOptions): (task: FrameTask, outcome: Outcome) => void {
  const report = reporter(0, { json, names: true });
  return (task, outcome) => {
    const isGone = "failure" in outcome && outcome.failure.code === "unreadable" && !existsSync(task.photo);
    if (!isGone) report.outcome(task, outcome);
  };
}
