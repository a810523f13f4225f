import { readFileSync } from "node:fs";
import { FORMATS } from "@matte/formats/registry";
import { messages } from "@matte/messages";
import { type HelpBlock, type HelpText, plainText } from "@matte/messages/help-text";
import { expect, it } from "vitest";
import { HELP_ENTRIES } from "./pages.ts";

const OTHER_AREAS = Object.entries(messages).flatMap(([area, texts]) => (area.startsWith("help") ? [] : [texts]));
const INTERFACE = new Set(textsIn(OTHER_AREAS));
const { fileSays, scopes } = messages.editorFields;
/** Texts that the interface computes. */
const COMPUTED = [scopes.photo(), scopes.all(), fileSays("").replace(/:.*/, "")];

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function partsOf(block: HelpBlock): HelpText[] {
  if ("text" in block) return [block.text];
  if ("steps" in block) return [...block.steps];
  if ("points" in block) return [...block.points];
  return "terms" in block ? block.terms.flat() : [];
}

const SECTIONS = HELP_ENTRIES.flatMap(({ text }) => Object.values(text.sections));
const TEXTS = SECTIONS.flatMap(({ blocks, plan = "" }) => [...blocks.flatMap(partsOf), plan]);
const TAGGED = TEXTS.flatMap((text) => (typeof text === "string" ? [] : [...text.parts]));

function tagged(tag: string): string[] {
  return [...new Set(TAGGED.filter((part) => part.tag === tag).map((part) => part.text))];
}

it.each(tagged("ui"))("The control “%s” that the guide names is in the interface", (name) => {
  expect(INTERFACE.has(name) || COMPUTED.includes(name)).toBe(true);
});

it("The guide names every format that opens", () => {
  const text = HELP_ENTRIES[0]?.text.sections["add-a-photo"]?.blocks[1];
  for (const { name } of FORMATS) expect(text).toHaveProperty("text", expect.stringContaining(name));
});

const REFERENCE = readFileSync(new URL("../../../../../../docs/command-line.md", import.meta.url), "utf8");
const LINES = [
  ...SECTIONS.flatMap(({ blocks }) => blocks.flatMap((block) => ("shell" in block ? block.shell.split("\n") : []))),
  ...tagged("code").filter((text) => text.includes("--") || text.startsWith("matte ")),
];

it.each(LINES)("The line “%s” uses commands and options of the command line", (line) => {
  const words = line.split(" ");
  const command = words[0] === "matte" && words[1] !== "help" ? words.slice(0, 2) : [];
  if (command.length > 0) expect(REFERENCE).toContain(`### \`${command.join(" ")} `);
  for (const option of words.filter((word) => word.startsWith("--"))) expect(REFERENCE).toContain(option);
});

it("A page’s summary is long enough for search engines, and its title is its own", () => {
  for (const { text } of HELP_ENTRIES) expect(text.summary.length).toBeGreaterThan(50);
  expect(new Set(HELP_ENTRIES.map(({ text }) => text.title)).size).toBe(HELP_ENTRIES.length);
});

it("Reasons for encoding a photo again are those of the interface", () => {
  const again = HELP_ENTRIES.flatMap(({ text }) => text.sections["encoded-again"]?.blocks ?? []);
  const terms = again.flatMap((block) => ("terms" in block ? block.terms : []));
  const reasons = new Set<string>(Object.values(messages.photos.fallbackReasons));
  expect(terms.length).toBeGreaterThan(5);
  for (const [term] of terms)
    for (const reason of plainText(term).split(/, (?=resized)/)) expect([...reasons]).toContain(reason);
});
