/** A whole server on a free port, with its pages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildApp } from "../app.ts";
import { readConfig, type Environment } from "../config/read.ts";
import { forSuite } from "./for-suite.ts";

export const INDEX = `<!doctype html><title>Matte</title>${" ".repeat(2000)}`;
export const TOOL = "<!doctype html><title>Editor</title>";
export const UNSUBSCRIBE = "<!doctype html><title>Unsubscribe</title>";
export const NOT_FOUND = "<!doctype html><title>Not found</title>";
export const GERMAN_INDEX = "<!doctype html><title>Matte auf Deutsch</title>";
export const GERMAN_TOOL = "<!doctype html><title>Bearbeiten</title>";
export const GERMAN_NOT_FOUND = "<!doctype html><title>Nicht gefunden</title>";
/** The page of a look, with the places that the build leaves for the server. */
const LOOK = `<!doctype html><title>{{tab}}</title><meta property="og:image" content="https://origin.invalid{{picture}}">
<h1>{{name}}</h1>{{described}}<p>{{description}}</p>{{/described}}{{authored}}<cite>{{author}}</cite>{{/authored}}{{tried_one}}<i>Tried once</i>{{/tried_one}}{{tried_other}}<i>Tried {{tries}} times</i>{{/tried_other}}
{{linked}}<a href="{{link}}" rel="nofollow ugc">{{host}}</a>{{/linked}}<a href="/tool{{fragment}}">Try</a>
{{first}}<img src="{{picture}}" width="{{width}}">{{/first}}{{others}}<img src="{{picture}}">{{/others}}`;
const LOOKS = `<!doctype html><title>Looks</title>{{looks}}<a href="/look/{{slug}}">{{name}}</a>{{/looks}}{{none}}None{{/none}}
{{more}}<a href="/looks?cursor={{cursor}}">More</a>{{/more}}`;
const HELP =
  "<!doctype html><title>Help</title>{{public}}<p>Part of Pro</p>{{/public}}{{private}}<p>Yours</p>{{/private}}";
export const WITHDRAWN = "<!doctype html><title>Withdrawn</title>";
export const SCRIPT = "export const matte = true;\n".repeat(100);
export const GERMAN_TEXTS = "/* texts in German */";
/** Content of `/assets/fonts/inter-Ab12.woff2`. */
export const TYPEFACE = "wOF2";
/** Content of `/assets/libheif-Ab12.wasm`. */
export const HEIC_DECODER = "\0asm";
export const SECRET = "never served";

export interface RunningServer {
  readonly origin: string;
  /** Page folder. Files around it contain `SECRET`. */
  readonly pages: string;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly stop: () => Promise<void>;
}

export async function startServer(environment: Environment = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "matte-server-"));
  const pages = writePages(folder);
  const app = await buildApp(
    readConfig({ LOG_LEVEL: "silent", DATA_DIR: join(folder, "data"), ...environment }),
    pages,
  );
  const origin = await app.listen({ host: "127.0.0.1", port: Number(environment["PORT"] ?? 0) });
  return {
    origin,
    pages,
    fetch: (path, init) => fetch(new URL(path, origin), { redirect: "manual", ...init }),
    stop: async () => {
      const closed = app.close();
      // A connection counts as busy if its last body was not read to the end.
      app.server.closeAllConnections();
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts a server before a suite's first test, and stops it after its last. */
export function serverForSuite(environment?: Environment): () => RunningServer {
  return forSuite((keep) => keep(startServer(environment), ({ stop }) => stop()));
}

function writePages(folder: string): string {
  const pages = join(folder, "dist");
  mkdirSync(join(pages, "assets", "fonts"), { recursive: true });
  const write = (name: string, text: string | Buffer): void => writeFileSync(join(pages, name), text);
  write("index.html", INDEX);
  write("tool.html", TOOL);
  write("terms.html", '<!doctype html><meta property="og:image" content="https://origin.invalid/a.jpeg">');
  mkdirSync(join(pages, "newsletter"));
  write("newsletter/unsubscribe.html", UNSUBSCRIBE);
  write("404.html", NOT_FOUND);
  write("looks.html", LOOKS);
  write("look.html", LOOK);
  write("look-withdrawn.html", WITHDRAWN);
  mkdirSync(join(pages, "help"));
  write("help.html", HELP);
  write("help/looks.html", HELP);
  write("robots.txt", "Sitemap: https://origin.invalid/sitemap.xml\n");
  write("sitemap.xml", "<urlset><url><loc>https://origin.invalid/help</loc></url></urlset>");
  mkdirSync(join(pages, "de"));
  write("de/index.html", GERMAN_INDEX);
  write("de/tool.html", GERMAN_TOOL);
  write("de/404.html", GERMAN_NOT_FOUND);
  write("de/looks.html", LOOKS);
  write("de/look.html", LOOK);
  write("de/sw.js", "/* worker */");
  write("theme.js", "/* theme */");
  write("assets/index-Ab12.js", SCRIPT);
  write("assets/index-Ab12.js.gz", gzipSync(SCRIPT));
  write("assets/fonts/inter-Ab12.woff2", TYPEFACE);
  write("assets/fonts/.kept.json", SECRET);
  write("assets/libheif-Ab12.wasm", HEIC_DECODER);
  mkdirSync(join(pages, "assets", "de-1a2b3c4d"));
  write("assets/de-1a2b3c4d/texts-Ab12.js", GERMAN_TEXTS);
  write(".built.json", SECRET);
  writeFileSync(join(folder, "secret.txt"), SECRET);
  return pages;
}
