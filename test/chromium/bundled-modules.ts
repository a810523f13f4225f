/**
 * Serves browser specs the page's modules in a few bundles: one by one, each file asks for up to a thousand, which costs two
 * seconds of processor time. Modules still run when they are first imported, and each runs once.
 */
import { readdirSync } from "node:fs";
import { basename, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, isCSSRequest, type Plugin, type Rolldown, type ViteDevServer } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGE = join(ROOT, "apps", "web");
const SPEC = /\.browser\.spec\.tsx?$/;
/** The page's and packages' modules, except tests and workers' entries. */
const SOURCE =
  /\/(?:apps\/web\/src\/([\w-]+)|packages\/([\w-]+))\/(?!.*(?:\/testing[/.]|\.spec\.|\.worker\.)).*\.[jt]sx?$/;
const OURS = /^(?:[./#]|@matte\/)/;
/** Packages that bundles import and the page's list lacks (apps/web/vite.config.ts): Vite would reload the specs on finding them. */
const PACKAGES = [
  ...["legacy", "sha2", "utils"].map((part) => `@noble/hashes/${part}.js`),
  "brotli/dec/decode.js",
  "fontkit",
  "papaparse",
  "perfect-freehand",
  "wouter/memory-location",
  "zustand/react/shallow",
];
/** Prefix of modules that the specs' server makes: style sheets, URLs of files and workers, lists. */
const SERVED = "\0served:";
const STYLES = "matte:styles";
const BUNDLED = "\0bundled:";

interface Bundles {
  /** Code by module: imports its bundle, runs the module and exports what it exports. */
  readonly entries: ReadonlyMap<string, string>;
  /** Code by file name. */
  readonly files: ReadonlyMap<string, string>;
  readonly modules: ReadonlySet<string>;
}

/** Plugin for the browser specs' server. `vitest` without `run` watches for changes: its modules are served one by one. */
export function bundledModules(): Plugin {
  let bundles: Promise<Bundles> | undefined;
  let server: ViteDevServer | undefined;
  const made = (): Promise<Bundles> | undefined => {
    if (server !== undefined) bundles ??= bundle(server);
    return bundles;
  };
  return {
    name: "matte:bundled-modules",
    enforce: "pre",
    apply: () => process.argv.includes("run"),
    applyToEnvironment: ({ name }) => name === "client",
    config: () => ({ optimizeDeps: { include: PACKAGES } }),
    configureServer: (started) => void (server = started),
    resolveId: (source, importer) =>
      importer !== undefined && source.startsWith("./") && (importer.startsWith(BUNDLED) || isSource(importer))
        ? made()?.then(({ files }) => (files.has(basename(source)) ? BUNDLED + basename(source) : null))
        : null,
    async load(id) {
      if (id.startsWith(BUNDLED)) return (await made())?.files.get(id.slice(BUNDLED.length));
      if (!isSource(id)) return null;
      const { entries, modules } = (await made()) ?? {};
      const entry = entries?.get(id);
      // A second copy would have a second state.
      if (entry === undefined && modules?.has(id) === true) throw new Error(`${id} is bundled without an entry.`);
      return entry;
    },
  };
}

function isSource(id: string): boolean {
  return SOURCE.test(id) && !id.includes("/node_modules/");
}

function groupOf(id: string): string | null {
  const [, folder, name] = isSource(id) ? (SOURCE.exec(id) ?? []) : [];
  return folder ?? name ?? null;
}

async function bundle(server: ViteDevServer): Promise<Bundles> {
  const result = await build({
    configFile: false,
    root: PAGE,
    mode: "test",
    logLevel: "error",
    plugins: [sources(server)],
    build: {
      write: false,
      minify: false,
      target: "esnext",
      lib: { entry: specs(), formats: ["es"] },
      rolldownOptions: {
        output: {
          entryFileNames: "[name]-[hash].js",
          chunkFileNames: "[name]-[hash].js",
          paths: { [STYLES]: "/@vite/client" },
          strictExecutionOrder: true,
          codeSplitting: { groups: [{ name: groupOf }] },
        },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  const entries = chunks.flatMap(({ facadeModuleId: id, code }) => (id === null ? [] : [[id, code] as const]));
  return {
    entries: new Map(entries),
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    modules: new Set(chunks.flatMap(({ moduleIds }) => moduleIds)),
  };
}

/** Lists the specs that the command names, or all. */
function specs(): string[] {
  const all = ["apps/web/src", "packages", "test"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => SPEC.test(name) && !name.includes(`node_modules${sep}`))
      .map((name) => join(ROOT, folder, name)),
  );
  const wanted = process.argv.slice(process.argv.indexOf("run") + 1).filter((argument) => !argument.startsWith("-"));
  const named = all.filter((path) => wanted.some((part) => path.includes(part)));
  return named.length > 0 ? named : all;
}

/** Makes an entry of each source that another module imports, and leaves packages to the server. */
function sources(server: ViteDevServer): Plugin {
  const entries = new Set<string>();
  return {
    name: "matte:sources",
    enforce: "pre",
    async resolveId(source, importer) {
      if (importer === undefined || source.startsWith("\0")) return null;
      if (source.startsWith("virtual:")) return served(source);
      if (!OURS.test(source)) return { id: source, external: true };
      const [path = source, query] = source.split("?");
      const found = await this.resolve(path, importer, { skipSelf: true });
      if (found === null) return { id: source, external: true };
      // Its imports are entries as well.
      if (query?.startsWith("worker") === true) this.emitFile({ type: "chunk", id: found.id });
      if (query !== undefined || isCSSRequest(path)) return served(`/@fs${found.id}?${query ?? "inline"}`);
      if (!isSource(found.id)) return found;
      if (!isSource(importer) && !entries.has(found.id)) {
        entries.add(found.id);
        this.emitFile({ type: "chunk", id: found.id, preserveSignature: "strict" });
      }
      return found;
    },
    async load(id) {
      if (!id.startsWith(SERVED)) return null;
      const wanted = decodeURIComponent(id.slice(SERVED.length));
      const made = await server.transformRequest(wanted);
      if (made === null) throw new Error(`${wanted} is not served.`);
      const [, sheet] = /^\/@fs(.*)\?inline$/.exec(wanted) ?? [];
      return { code: sheet === undefined ? made.code : styled(made.code, sheet), moduleType: "js" };
    },
  };
}

/** Without an ending: the build leaves it alone. */
function served(url: string): string {
  return SERVED + encodeURIComponent(url);
}

/** Applies a style sheet when its module runs, once, as the server does. */
function styled(code: string, file: string): string {
  return `import { updateStyle } from "${STYLES}";
${code.replace(/^export default /m, "const sheet = ")}
updateStyle(${JSON.stringify(file)}, sheet);`;
}
