import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { codeSplitting } from "../chunks.ts";
import { messageFile } from "./message-files.ts";
import { isPerLanguage, type LanguageScripts, scriptsIn, withScriptsOf } from "./scripts.ts";
import { findTextChunks, type TextChunks } from "./text-chunks.ts";

const ENTRY = "/web/src/app/App.tsx";
const SOURCES: Readonly<Record<string, string>> = {
  [ENTRY]: `import { app } from "${messageFile("en/app.ts")}"; import { uploads } from "${messageFile("en/uploads.ts")}";
    document.title = app.loading + JSON.stringify(uploads); void import("/web/static.ts");`,
  "/web/static.ts": `import { pageScripts } from "${messageFile("en/page-scripts.ts")}";
    import { locale } from "${messageFile("en/locale.ts")}"; console.log(pageScripts, locale); document.onclick = () => console.log(pageScripts, locale);`,
};
const LOCALE = { tag: "en-XA", path: "/en-XA", direction: "ltr", isPublic: false } as const;

describe("Scripts in another language", () => {
  let english: readonly Rolldown.OutputChunk[];
  let scripts: LanguageScripts;

  beforeAll(async () => {
    const texts: TextChunks = new Map();
    const { output } = (await build({
      configFile: false,
      logLevel: "error",
      build: { write: false, modulePreload: false, rolldownOptions: { input: ENTRY, output: { codeSplitting } } },
      plugins: [sources(), findTextChunks(texts)],
    })) as Rolldown.RolldownOutput;
    english = output.filter((file) => file.type === "chunk");
    const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
    scripts = await scriptsIn("en-XA", LOCALE, { bundle, texts, target: "esnext" });
  });

  const codeOf = (start: string): string =>
    [...scripts.files].find(([file]) => file.startsWith(start))?.[1] ?? `The language has no ${start}.`;

  it("have the chunks with texts under their English names, and no chunk of code", () => {
    const names = english.map(({ fileName }) => fileName.replace("assets/", ""));
    const own = [...scripts.files.keys()];
    expect(own.filter((file) => names.includes(file)).map((file) => file.replace(/-[\w-]{8}\.js$/, ""))).toEqual([
      "texts",
      "common",
      "static",
    ]);
    expect(own.filter((file) => !names.includes(file))).toEqual(["texts-page-scripts.js"]);
  });

  it("export what English ones export", () => {
    const chunk = english.find(({ name }) => name === "texts");
    const exported = (code = ""): string[] =>
      (/export\s*\{([^}]*)\}/.exec(code)?.[1] ?? "").split(",").map((name) => name.trim().split(" as ").at(-1) ?? "");
    expect(exported(codeOf("texts-")).toSorted()).toEqual(expect.arrayContaining(exported(chunk?.code)));
  });

  it("replace texts and locale that are next to code", () => {
    expect(codeOf("static")).toContain('from"./texts-page-scripts.js"');
    expect(codeOf("common")).toContain('"path":"/en-XA"');
    expect(codeOf("static")).not.toContain("Copied");
  });

  it("are in a folder that changes with them", () => {
    expect(scripts.folder).toMatch(/^assets\/en-XA-[\w-]{8}\/$/);
  });

  it("are loaded by documents, with what they import, in place of English ones", () => {
    const [common, page] = ["common", "static"].map((start) =>
      [...scripts.files.keys()].find((file) => file.startsWith(start)),
    );
    const templateIn = (
      folder: string,
      further: string,
    ): string => `<script src="/assets/first-paint-1a2b3c4d.js"></script>
    ${further}<script type="module" src="/${folder}${page}"></script>
    <link rel="modulepreload" crossorigin href="/${folder}${common}">`;
    const further = `<link rel="modulepreload" crossorigin href="/${scripts.folder}texts-page-scripts.js">\n    `;
    expect(withScriptsOf(scripts, templateIn("assets/", ""))).toBe(templateIn(scripts.folder, further));
  });
});

it.each([
  ["assets/editor-1a2b3c4d.js", true],
  ["assets/photo.worker-1a2b3c4d.js", false],
  ["assets/first-paint-1a2b3c4d.js", false],
  ["assets/editor-1a2b3c4d.css", false],
])("The file %s has a URL in each language: %s", (file, expected) => {
  expect(isPerLanguage(file)).toBe(expected);
});

function sources() {
  return {
    name: "sources",
    enforce: "pre" as const,
    resolveId: (id: string) => (id in SOURCES ? id : null),
    load: (id: string) => SOURCES[id] ?? null,
  };
}
