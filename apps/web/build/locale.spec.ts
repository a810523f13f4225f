import { fileURLToPath } from "node:url";
import { LINKS } from "@matte/contracts/links";
import { documentTitles } from "@matte/messages/document-titles";
import { type Format, formatFor } from "@matte/messages/format";
import { locale } from "@matte/messages/locale";
import { pseudo } from "@matte/messages/pseudo";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { ViteDevServer } from "vite";
import { fill, loadPrerender } from "./documents/template.ts";
import { withViteSsr } from "./documents/vite-ssr.ts";
import { builtLocale } from "./locale.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

afterEach(() => vi.unstubAllEnvs());

describe("The locale of a build", () => {
  it("is English by default, at the root", () => {
    expect(builtLocale()).toEqual({ name: "en", folder: "", isPseudo: false });
  });

  it("has a catalogue", () => {
    vi.stubEnv("MATTE_LOCALE", "tlh");
    expect(() => builtLocale()).toThrow("@matte/messages has no catalogue tlh.ts.");
  });
});

describe("A build in another locale", () => {
  const modules = new Map<string, Record<string, unknown>>();
  let documents: ReadonlyMap<string, string>;

  beforeAll(async () => {
    vi.stubEnv("MATTE_LOCALE", "en-XA");
    await withViteSsr(ROOT, async (ssr) => {
      for (const name of ["document-titles", "notation"])
        modules.set(name, await ssr.ssrLoadModule(`@matte/messages/${name}`));
      documents = await documentsOf(ssr);
    });
    vi.unstubAllEnvs();
  });

  it("takes areas out of its catalogue", () => {
    expect(modules.get("document-titles")?.["documentTitles"]).toEqual(pseudo(documentTitles));
  });

  it("writes dates in its notation", () => {
    const { format } = modules.get("notation") as { readonly format: Format };
    const day = [new Date(0), { dateStyle: "medium" }] as const;
    expect(format.date(...day)).toBe(formatFor("en-XA").date(...day));
    expect(format.date(...day)).not.toBe(formatFor(locale.tag).date(...day));
  });

  it("has documents that contain its text", () => {
    const { tool, terms } = pseudo(documentTitles);
    expect(documents.get("/tool")).toContain(`<title>${tool}</title>`);
    expect(documents.get("/terms")).toContain(`<title>${terms}</title>`);
    const [heading = ""] = documents.get("/terms")?.match(/<h1[^>]*>.*?<\/h1>/) ?? [];
    expect(heading).toContain("[Ţéééŕɱš]");
  });

  it("has documents that state its language", () => {
    for (const html of documents.values()) expect(html).toMatch(/^<html lang="en-XA" dir="ltr">/);
  });

  it("has documents whose links lead to its own pages", () => {
    // Paths with a dot are files shared by all locales.
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
  const prerender = await loadPrerender(ssr);
  const pages = prerender.buildDocuments(await prerender.pictures(), 2026);
  return new Map(pages.map((page) => [page.path, fill("<html><!--head--><!--body-->", page, prerender)]));
}
