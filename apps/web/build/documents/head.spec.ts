import { locale as english, type Locale } from "@matte/messages/locale";
import { describe, expect, it } from "vitest";
import { headOf } from "./head.ts";

const GERMAN: Locale = { tag: "de", path: "/de", direction: "ltr", isPublic: true };
const POSTER = { url: "/a.jpeg", width: 1200, height: 630 };
const TOOL = { path: "/tool", title: "Editor", description: "“A” & <b>", picture: "a", body: null, firstPictures: [] };

/** Matching lines in a page's head. */
function lines(pattern: RegExp, path: string, locale: Locale, published: readonly Locale[]): string[] {
  const head = headOf({ ...TOOL, path }, POSTER, { locale, published });
  return head.split("\n").flatMap((line) => (pattern.test(line) ? [line.trim()] : []));
}

describe("The head of a page", () => {
  it("escapes texts in attributes", () => {
    expect(lines(/og:description/, "/tool", english, [])).toEqual([
      '<meta property="og:description" content="“A” &amp; &lt;b>" />',
    ]);
  });

  it("has no alternates when the product has one language", () => {
    expect(lines(/canonical|alternate|robots/, "/tool", english, [english])).toEqual([
      '<link rel="canonical" href="https://origin.invalid/tool" />',
    ]);
  });

  it("names itself and the page in every language", () => {
    expect(lines(/canonical|alternate|robots/, "/", GERMAN, [english, GERMAN])).toEqual([
      '<link rel="canonical" href="https://origin.invalid/de/" />',
      '<link rel="alternate" hreflang="en-GB" href="https://origin.invalid/" />',
      '<link rel="alternate" hreflang="de" href="https://origin.invalid/de/" />',
      '<link rel="alternate" hreflang="x-default" href="https://origin.invalid/" />',
    ]);
  });

  it.each([
    ["an unknown URL", "/404", GERMAN],
    ["a locale for tests", "/tool", { ...GERMAN, isPublic: false }],
  ])("keeps %s from search engines", (_name, path, locale) => {
    expect(lines(/canonical|alternate|robots/, path, locale, [english, GERMAN])).toEqual([
      '<meta name="robots" content="noindex" />',
    ]);
  });

  it("has the manifest of its locale", () => {
    expect(lines(/manifest/, "/tool", GERMAN, [])).toEqual(['<link rel="manifest" href="/de/manifest.webmanifest" />']);
  });
});
