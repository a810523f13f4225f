import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { describe, expect, test } from "vitest";
import { CHUNKS, codeSplitting } from "./chunks.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const FOLDERS = ["apps/web", "packages/engine", "packages/messages"];
/** Made by the bundler. */
const VIRTUAL = ["vite/preload-helper.js"];

describe("The list of chunks", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: "utf8" }).map((file) => `/${folder}/${file}`),
  );
  const begins = CHUNKS.flatMap((chunk) => [...chunk.begins, ...(chunk.except ?? [])]);

  test.each(begins.filter((path) => !VIRTUAL.includes(path)))("The list of chunks names what is there: %s", (path) => {
    const [, name] = /^(?:\/node_modules)?\/((?:@|react|scheduler).*)$/.exec(path) ?? [];
    const found =
      name === undefined
        ? files.some((file) => `${file}/`.endsWith(path) || file.endsWith(path))
        : existsSync(`${ROOT}/node_modules/${name}`);
    expect(found).toBe(true);
  });
});

/** Modules by chunk name for a page, as paths without their folders. */
async function chunksOf(sources: Readonly<Record<string, string>>): Promise<Record<string, string[]>> {
  const [entry = ""] = Object.keys(sources);
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, output: { codeSplitting } } },
    plugins: [
      {
        name: "sources",
        enforce: "pre",
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id] ?? null,
      },
    ],
  })) as Rolldown.RolldownOutput;
  const chunks = output.flatMap((file) => (file.type === "chunk" ? [[file.name, sourcesIn(file)] as const] : []));
  return Object.fromEntries(chunks.filter(([, modules]) => modules.length > 0));

  function sourcesIn({ moduleIds }: Rolldown.OutputChunk): string[] {
    return moduleIds.filter((id) => id in sources).map((id) => id.replace(/.*\//, ""));
  }
}

const EDITOR = "/web/src/features/editor";
const TEXTS = "/packages/messages/en";

test("What is added to the editor is loaded with a photo, and its texts apart from its code", async () => {
  const chunks = await chunksOf({
    "/web/main.ts": `import("${EDITOR}/index.ts");`,
    [`${EDITOR}/index.ts`]: `import { editor } from "${TEXTS}/editor.ts"; import { tone } from "/lib/tone.ts";
      console.log(editor, tone); import("${EDITOR}/added/Added.tsx"); import("${EDITOR}/captions/CaptionsDialog.tsx");`,
    [`${EDITOR}/added/Added.tsx`]: `import { editorAdded } from "${TEXTS}/editor-added.ts"; import { editor } from "${TEXTS}/editor.ts";
      import { tone } from "/lib/tone.ts"; import { grid } from "/lib/grid.ts"; console.log(editorAdded, editor, tone, grid);`,
    [`${EDITOR}/captions/CaptionsDialog.tsx`]: `import { editorTable } from "${TEXTS}/editor-table.ts";
      import { grid } from "/lib/grid.ts"; console.log(editorTable, grid);`,
    [`${TEXTS}/editor.ts`]: 'export const editor = "Editor";',
    [`${TEXTS}/editor-added.ts`]: 'export const editorAdded = "Added";',
    [`${TEXTS}/editor-table.ts`]: 'export const editorTable = "Table";',
    "/lib/tone.ts": "export const tone = document.title;",
    "/lib/grid.ts": "export const grid = document.URL;",
  });
  expect(chunks).toEqual({
    main: ["main.ts"],
    editor: ["tone.ts", "index.ts"],
    photo: ["grid.ts", "Added.tsx"],
    captions: ["CaptionsDialog.tsx"],
    "texts-editor": ["editor.ts"],
    "texts-photo": ["editor-added.ts"],
    "texts-dialogs": ["editor-table.ts"],
  });
});
