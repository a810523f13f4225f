import { fileURLToPath } from "node:url";
import { LINKS } from "@matte/contracts/links";
import { documentTitles } from "@matte/messages/document-titles";
import { type Format, formatFor } from "@matte/messages/format";
import { LANGUAGES } from "@matte/messages/languages";
import { locale } from "@matte/messages/locale";
import { pseudo } from "@matte/messages/pseudo";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ViteDevServer } from "vite";
import { runIn } from "../documents/runner.ts";
import { fill, loadPrerender } from "../documents/template.ts";
import { withViteSsr } from "../documents/vite-ssr.ts";
import { builtLanguages, folderOf } from "./built.ts";
import { fileIn, messageFile } from "./message-files.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PSEUDO = "en-XA";

afterEach(() => vi.unstubAllEnvs());

describe("The languages of a build", () => {
  const published = Object.keys(LANGUAGES).filter((name) => LANGUAGES[name]?.isPublic);

  it("are those that readers are offered", () => {
    vi.stubEnv("MATTE_LOCALES", undefined);
    expect(builtLanguages(LANGUAGES)).toEqual(published);
  });

  it("are joined by those for tests", () => {
    vi.stubEnv("MATTE_LOCALES", PSEUDO);
    expect(builtLanguages(LANGUAGES)).toEqual([...published, PSEUDO]);
  });

  it("are rows of the table", () => {
    vi.stubEnv("MATTE_LOCALES", "tlh");
    expect(() => builtLanguages(LANGUAGES)).toThrow("@matte/messages has no language tlh.");
  });

  it("have a folder each, but for English", () => {
    expect(["en", "de"].map(folderOf)).toEqual(["", "de/"]);
  });
});

describe("A message’s file", () => {
  it.each([
    ["en/editor-panel.ts", "de/editor-panel.ts"],
    ["en.ts", "de.ts"],
    ["rich-text.ts", "rich-text.ts"],
  ])("%s is %s in German", (file, expected) => {
    expect(fileIn("de", messageFile(file))).toBe(messageFile(expected));
  });
});

describe("Documents in another language", () => {
  const notation: { format?: Format } = {};
  let documents: ReadonlyMap<string, string>;

  beforeAll(async () => {
    await withViteSsr(ROOT, async (ssr) => {
      Object.assign(notation, await runIn(PSEUDO, ssr, messageFile(`${PSEUDO}/notation.ts`)));
      documents = await documentsOf(ssr);
    });
  });

  it("write dates in its notation", () => {
    const day = [new Date(0), { dateStyle: "medium" }] as const;
    expect(notation.format?.date(...day)).toBe(formatFor(PSEUDO).date(...day));
    expect(notation.format?.date(...day)).not.toBe(formatFor(locale.tag).date(...day));
  });

  it("contain its text", () => {
    const { tool, terms } = pseudo(documentTitles);
    expect(documents.get("/tool")).toContain(`<title>${tool}</title>`);
    expect(documents.get("/terms")).toContain(`<title>${terms}</title>`);
    const [heading = ""] = documents.get("/terms")?.match(/<h1[^>]*>.*?<\/h1>/) ?? [];
    expect(heading).toContain("[Ţéééŕɱš]");
  });

  it("state it", () => {
    for (const html of documents.values()) expect(html).toMatch(/^<html lang="en-XA" dir="ltr">/);
  });

  it("link to its own pages", () => {
    // Paths with a dot are files shared by all languages.
    const html = [...documents.values()].join("\n");
    const links = html.match(/(?<=<(?:a [^>]*href|form [^>]*action)=")\/[^".]*(?=")/g) ?? [];
    expect(links).toContain("/en-XA/tool");
    expect(links.filter((link) => !link.startsWith("/en-XA/"))).toEqual([
      LINKS.newsletter,
      "/api/looks/{{slug}}/reports",
    ]);
  });
});

/** Every document by its path, without scripts and styles. */
async function documentsOf(ssr: ViteDevServer): Promise<ReadonlyMap<string, string>> {
  const prerender = await loadPrerender(ssr, PSEUDO);
  const pages = prerender.buildDocuments(await prerender.pictures(), 2026);
  return new Map(pages.map((page) => [page.path, fill("<html><!--head--><!--body-->", page, prerender)]));
}
