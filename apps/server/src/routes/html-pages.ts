/**
 * The built HTML pages, with the product's own address where the build could not know it: pictures for those who share a
 * page must be named in full. Each is made, compressed and weighed once.
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The page for every address that has none, sent with the status 404. */
export const NOT_FOUND = "404.html";
/** Where the build wrote that the product's address belongs. */
const ORIGIN = "https://origin.invalid";

type Coding = "br" | "gzip" | "identity";

export interface HtmlPage {
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Each page's address and file: `/tool` is `tool.html`, in folders too. A root that is not there has none but the first. */
export async function addressesOf(root: string): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(root, { recursive: true }).catch(() => []);
  const names = files.map((name) => name.replaceAll("\\", "/"));
  const pages = names.filter((name) => name.endsWith(".html") && name !== NOT_FOUND && name !== "index.html");
  return new Map([["/", "index.html"], ...pages.map((name) => [`/${name.slice(0, -".html".length)}`, name] as const)]);
}

/** @param origin where people reach the product, asked for when the first page is */
export function htmlPages(root: string, origin: () => string): (name: string) => Promise<HtmlPage> {
  const made = new Map<string, Promise<HtmlPage>>();
  return (name) => {
    const page = made.get(name) ?? makePage(join(root, name), origin());
    made.set(name, page);
    // A page that could not be read may be there the next time.
    page.catch(() => made.delete(name));
    return page;
  };
}

async function makePage(file: string, origin: string): Promise<HtmlPage> {
  const text = Buffer.from((await readFile(file, "utf8")).replaceAll(ORIGIN, origin));
  const bodies: Readonly<Record<Coding, Buffer>> = { identity: text, ...(await compressed(text)) };
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  return {
    send(request, reply) {
      reply.headers({ "content-type": "text/html; charset=utf-8", etag, vary: "accept-encoding" });
      // What is unknown stays unknown, however often it is asked for.
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

/** The smallest that the browser can read. @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3 */
function codingFor(accepted: string): Coding {
  const readable = accepted
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";", 1)[0]?.trim());
  return (["br", "gzip"] as const).find((coding) => readable.includes(coding)) ?? "identity";
}
