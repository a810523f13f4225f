/**
 * The built HTML pages, completed with the product's origin, unknown to the build: link previews need full picture
 * URLs. Each page is completed, compressed and hashed once.
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PrivateMode } from "../config/config.ts";
import { varyOn } from "../http/vary.ts";

/** Page for unknown URLs, sent with status 404; languages other than English have one in their folder. */
export const NOT_FOUND = "404.html";
/** Pages completed by other routes, with what the database has. */
const INCOMPLETE = ["looks.html", "look.html", "look-withdrawn.html"];
/** Page for a folder's path: `/`, `/de/`. */
const INDEX = "index.html";
/** The build's placeholder for the product's origin. */
export const ORIGIN = "https://origin.invalid";
/** The root element, marked on a private server's pages. */
const ROOT = /^(<!doctype html>\s*<html)/i;
/** A part of a page for public or for private servers alone. */
const PART = /\{\{(public|private)\}\}([\s\S]*?)\{\{\/\1\}\}/g;
/** The user's guide. */
const HELP = /(?:^|\/)help(?:\/[\w-]+)?\.html$/;
/** A private server's pages next to the guide. Without a password it has no sessions to end. */
const PRIVATE_PAGES = { open: ["tool.html"], password: ["tool.html", "account.html"] };

type Coding = "br" | "gzip" | "identity";

export interface HtmlPage {
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Returns each page's path and file, in folders too: `/de/tool` is `de/tool.html`. A missing folder has only `/`. */
export async function pathsOf(root: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(root, { recursive: true }).catch(() => []);
  const names = files.map((name) => name.replaceAll("\\", "/"));
  const isPage = (name: string): boolean => ![NOT_FOUND, ...INCOMPLETE].includes(basename(name)) || HELP.test(name);
  const pages = names.filter((name) => name.endsWith(".html") && isPage(name));
  return new Map([INDEX, ...pages].map((name) => [pathOf(name), name]));
}

function pathOf(name: string): string {
  return `/${basename(name) === INDEX ? name.slice(0, -INDEX.length) : name.slice(0, -".html".length)}`;
}

/** Leaves a private server's pages. */
export function privatePaths(paths: ReadonlyMap<string, string>, mode: PrivateMode): ReadonlyMap<string, string> {
  const names = PRIVATE_PAGES[wayIn(mode)];
  return new Map([...paths].filter(([, name]) => HELP.test(name) || names.includes(basename(name))));
}

function wayIn({ password }: PrivateMode): keyof typeof PRIVATE_PAGES {
  return password === null ? "open" : "password";
}

export interface Completion {
  /** The product's origin, read with the first page. */
  readonly origin: () => string;
  readonly privateMode: PrivateMode | null;
}

export function htmlPages(root: string, { origin, privateMode }: Completion): (name: string) => Promise<HtmlPage> {
  const pages = new Map<string, Promise<HtmlPage>>();
  return (name) => {
    const page = pages.get(name) ?? makePage(join(root, name), (text) => complete(text, origin(), privateMode));
    pages.set(name, page);
    // An unreadable page may exist later.
    page.catch(() => pages.delete(name));
    return page;
  };
}

function complete(text: string, origin: string, privateMode: PrivateMode | null): string {
  const kind = privateMode === null ? "public" : "private";
  const whole = text
    .replaceAll(ORIGIN, origin)
    .replaceAll(PART, (_part, servers: string, content: string) => (servers === kind ? content : ""));
  if (privateMode === null) return whole;
  return whole.replace(ROOT, `$1 data-private="${wayIn(privateMode)}"`);
}

async function makePage(file: string, completed: (text: string) => string): Promise<HtmlPage> {
  const text = Buffer.from(completed(await readFile(file, "utf8")));
  const bodies: Readonly<Record<Coding, Buffer>> = { identity: text, ...(await compressed(text)) };
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  return {
    send(request, reply) {
      varyOn(reply, "accept-encoding").headers({ "content-type": "text/html; charset=utf-8", etag });
      // The page for unknown URLs keeps its status 404.
      if (request.headers["if-none-match"] === etag && reply.statusCode === 200) return reply.code(304).send();
      const coding = codingFor(request.headers["accept-encoding"] ?? "");
      if (coding !== "identity") reply.header("content-encoding", coding);
      return reply.send(bodies[coding]);
    },
  };
}

async function compressed(text: Buffer): Promise<Readonly<Record<"br" | "gzip", Buffer>>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: zipped };
}

/** Chooses the smallest coding accepted by the browser. @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3 */
function codingFor(accepted: string): Coding {
  const codings = accepted
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";", 1)[0]?.trim());
  return (["br", "gzip"] as const).find((coding) => codings.includes(coding)) ?? "identity";
}
