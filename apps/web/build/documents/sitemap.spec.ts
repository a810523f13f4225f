import { expect, it } from "vitest";
import { sitemapOf } from "./sitemap.ts";

it("The sitemap lists the pages that anyone can read in every language, and no others", () => {
  const read = ["/", "/help", "/help/hdr", "/looks", "/404", "/look/{{slug}}", "/newsletter/confirm"];
  const sitemap = sitemapOf(
    [...read.map((path) => ({ path, body: "" })), { path: "/tool", body: null }],
    [{ path: "" }, { path: "/de" }],
  );
  expect(sitemap.match(/<loc>.*<\/loc>/g)).toEqual([
    "<loc>https://origin.invalid/</loc>",
    "<loc>https://origin.invalid/de/</loc>",
    "<loc>https://origin.invalid/help</loc>",
    "<loc>https://origin.invalid/de/help</loc>",
    "<loc>https://origin.invalid/help/hdr</loc>",
    "<loc>https://origin.invalid/de/help/hdr</loc>",
    "<loc>https://origin.invalid/looks</loc>",
    "<loc>https://origin.invalid/de/looks</loc>",
  ]);
});
