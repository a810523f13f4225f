import { fileURLToPath } from "node:url";
import { editorPanel } from "@matte/messages/editor-panel";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { areaSource } from "./locale-area.ts";

const HEAD = 'import type { Messages } from "./en.ts";\nconst done = "Fertig „ü“";\n';
const FILE = "/messages/de.ts";

test.each([
  ["a text", 'export const messages: Messages = { a: { b: "B" }, c: { d: done } };', "c", "{ d: done }"],
  ["a constant", "export const messages: Messages = { done, a: {} };", "done", "done"],
])("areaSource keeps the rest of the module and of the catalogue the area alone: %s", (_, catalogue, area, value) => {
  expect(areaSource(`${HEAD}${catalogue}\n`, area, FILE)).toBe(
    `${HEAD}const $area = ${value};\nexport { $area as ${area} };\n`,
  );
});

const SPREAD_HEAD = 'import { messages as english } from "./en.ts";\n';

test("areaSource takes an area that is not written from the catalogue that is spread", () => {
  const source = `${SPREAD_HEAD}export const messages = { ...english, locale: {} };\n`;
  expect(areaSource(source, "editorPanel", FILE)).toBe('export { editorPanel } from "/messages/en/editor-panel.ts";\n');
});

test("areaSource takes what an area has of another catalogue from that catalogue's area", () => {
  const source = `${SPREAD_HEAD}export const messages = { ...english, app: { ...english.app, title: "Matte" } };\n`;
  expect(areaSource(source, "app", FILE)).toBe(
    'import { app as $app } from "/messages/en/app.ts";\n' +
      'const $area = { ...$app, title: "Matte" };\nexport { $area as app };\n',
  );
});

test("areaSource keeps the import of a catalogue that is used whole", () => {
  const source = `${SPREAD_HEAD}const all = Object.keys(english);\nexport const messages = { app: all };\n`;
  expect(areaSource(source, "app", FILE)).toBe(
    'import { messages as english } from "/messages/en.ts";\nconst all = Object.keys(english);\n' +
      "const $area = all;\nexport { $area as app };\n",
  );
});

test.each([
  ["spreads something else", "export const messages: Messages = { ...pseudo(english) };"],
  ["is computed", "export const messages: Messages = pseudo(english);"],
  ["has another name", "export const texts = { a: {} };"],
])("areaSource returns null if the catalogue %s", (_, catalogue) => {
  expect(areaSource(HEAD + catalogue, "a", FILE)).toBeNull();
});

test("A page in a language whose catalogue spreads the English one has the area it uses alone", async () => {
  const messages = fileURLToPath(new URL("../../../packages/messages/", import.meta.url));
  const source = `${SPREAD_HEAD}export const messages = { ...english, ui: { ...english.ui, close: "Schließen" } };\n`;
  const area = (name: string): string => areaSource(source, name, `${messages}de.ts`) ?? "";
  const script = await bundled({
    [`${messages}entry.ts`]:
      'import { editorPanel } from "./de-editor-panel.ts"; import { ui } from "./de-ui.ts"; console.log(editorPanel, ui);',
    [`${messages}de-editor-panel.ts`]: area("editorPanel"),
    [`${messages}de-ui.ts`]: area("ui"),
  });
  expect(script).toContain(editorPanel.caption.title);
  expect(script).toContain("Schließen");
  expect(script.length).toBeLessThan(12_000);
});

/** Bundles modules, given by file. The first is the entry. */
async function bundled(modules: Readonly<Record<string, string>>): Promise<string> {
  const [entry = ""] = Object.keys(modules);
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: "modules",
        enforce: "pre",
        resolveId: (id, importer) => {
          const file = importer === undefined || id.startsWith("/") ? id : new URL(id, `file://${importer}`).pathname;
          return file in modules ? file : null;
        },
        load: (id) => modules[id] ?? null,
      },
    ],
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
