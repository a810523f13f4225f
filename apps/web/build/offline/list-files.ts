/** Files kept by the service worker: the app's pages, and every file they refer to. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isPerLanguage } from "../languages/scripts.ts";
import { reachableFrom } from "./reachable.ts";

/** Entry in Workbox's precache manifest. */
interface KeptFile {
  readonly url: string;
  /** Content hash; null if the URL contains one. */
  readonly revision: string | null;
}

interface Files {
  readonly files: readonly KeptFile[];
  /** Hash over the names of files cached on first use. */
  readonly onDemand: string;
}

/** Files for the app's pages; a page's path is its file's name. */
const PAGES = ["tool.html", "account.html", "checkout.html"];
const TEXT = /\.(?:html|js|css|svg|webmanifest)$/;
/** One per language. */
const PER_LOCALE = /(?:^|\/)(?:manifest\.webmanifest|sw\.js)$/;
/**
 * Files cached on first use: hundreds of caption fonts, though a caption needs two or three, and the list of places and the HEIC
 * and Brotli decoders, needed by few photographers.
 */
export const ON_DEMAND_PATHS = /^\/assets\/(?:fonts\/|places-|libheif-|brotli-)/;
/** Pictures for static pages, link previews and the administration. */
const PICTURES = /^(?:assets\/pictures|look-samples)\//;

/** Folder of a language's scripts: its name and a hash. */
const SCRIPTS = /^assets\/([\w-]+)-[\w-]{8}\/(?=[\w.-]+\.js$)/;

/**
 * @param dist the built pages' folder
 * @param folder the language's document folder, with a slash at its end; empty for English
 */
export async function listFiles(dist: string, folder: string): Promise<Files> {
  const all = await filesIn(dist);
  const isManifest = (name: string): boolean => name === `${folder}manifest.webmanifest`;
  const named = all.filter(
    (name) =>
      !isOnDemand(name) && !PICTURES.test(name) && !SCRIPTS.test(name) && (!PER_LOCALE.test(name) || isManifest(name)),
  );
  const scripts = all.flatMap((name) => (`${SCRIPTS.exec(name)?.[1]}/` === folder ? [name] : []));
  const ownFolder = SCRIPTS.exec(scripts[0] ?? "")?.[0];
  const own = new Map(scripts.map((name) => [`assets/${basename(name)}`, name]));
  const read = async (name: string): Promise<string> =>
    TEXT.test(name) ? readFile(join(dist, own.get(name) ?? name), "utf8") : "";
  const names = [...new Set([...named, ...own.keys()])];
  const texts = new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
  const reached = reachableFrom(
    PAGES.map((name) => folder + name),
    texts,
  );
  const files = await Promise.all(
    reached.map(async (name) =>
      ownFolder !== undefined && isPerLanguage(name)
        ? { url: `/${ownFolder}${basename(name)}`, revision: null }
        : keptFile(dist, name),
    ),
  );
  return { files, onDemand: hash(all.filter(isOnDemand).join("\n")) };
}

function isOnDemand(name: string): boolean {
  return ON_DEMAND_PATHS.test(`/${name}`);
}

/** Sorted paths within the folder, with slashes. */
async function filesIn(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:map|br|gz)$/.test(entry.name));
  const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1));
  return names.map((name) => name.replaceAll("\\", "/")).toSorted();
}

async function keptFile(dist: string, name: string): Promise<KeptFile> {
  const url = `/${name.replace(/\.html$/, "")}`;
  if (name.startsWith("assets/")) return { url, revision: null };
  return { url, revision: hash(await readFile(join(dist, name))) };
}

function hash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 12);
}
