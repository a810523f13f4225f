/** Remembers the photos results were made from, next to this computer's account. */
import { readFile, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { writeWhole } from "./outputs.ts";
import { ownAccountFile } from "./plan.ts";

/** A photo file's state, different from another's with the same name. */
interface Source {
  readonly size: number;
  readonly modified: number;
}

const NAME = "results.json";
/** Remembered results, the latest ones. */
const MOST = 20_000;

/** `own`: made from the current photo; `other`: from another one; `unknown`: by another program or long ago. */
export type Origin = "own" | "other" | "unknown";

/** This computer's results with their photos. */
export class ResultsList {
  readonly #sources: Map<string, Source>;

  private constructor(sources: Map<string, Source>) {
    this.#sources = sources;
  }

  /** Treats a missing or damaged list as empty. */
  static async read(): Promise<ResultsList> {
    const text = await readFile(listFile(), "utf8").catch(() => "{}");
    return new ResultsList(
      new Map(Object.entries(parsed(text)).filter((entry): entry is [string, Source] => isSource(entry[1]))),
    );
  }

  /** Returns an existing result's origin. An unknown one older than the photo was made from another photo. */
  async originOf(output: string, photo: string): Promise<Origin> {
    const [known, now] = [this.#sources.get(resolve(output)), await sourceOf(photo)];
    if (now === null) return "unknown";
    if (known !== undefined) return known.size === now.size && known.modified === now.modified ? "own" : "other";
    const result = await sourceOf(output);
    return result !== null && result.modified < now.modified ? "other" : "unknown";
  }

  /** Remembers results just written, next to those of calls that ended in between. */
  async add(results: readonly { readonly output: string; readonly photo: string }[]): Promise<void> {
    const sources = (await ResultsList.read()).#sources;
    for (const { output, photo } of results) {
      const source = await sourceOf(photo);
      const path = resolve(output);
      sources.delete(path);
      if (source !== null) sources.set(path, source);
    }
    const latest = [...sources].slice(-MOST);
    // Without a list the next call knows less; no reason to fail.
    await writeWhole(listFile(), new TextEncoder().encode(JSON.stringify(Object.fromEntries(latest)))).catch(
      () => undefined,
    );
  }
}

function listFile(): string {
  return join(dirname(ownAccountFile()), NAME);
}

async function sourceOf(path: string): Promise<Source | null> {
  const info = await stat(path).catch(() => null);
  return info && { size: info.size, modified: info.mtimeMs };
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

function isSource(value: unknown): value is Source {
  return (
    typeof value === "object" &&
    value !== null &&
    "size" in value &&
    "modified" in value &&
    typeof value.size === "number" &&
    typeof value.modified === "number"
  );
}
