import { describe, expect, it } from "vitest";
import { serverForSuite } from "../testing/running-server.ts";

const server = serverForSuite();

describe("The files for search engines", () => {
  it.each([
    ["/robots.txt", "text/plain", "Sitemap: $ORIGIN/sitemap.xml\n"],
    ["/sitemap.xml", "application/xml", "<urlset><url><loc>$ORIGIN/help</loc></url></urlset>"],
  ])("%s has the product’s own address", async (path, type, text) => {
    const answer = await server().fetch(path);
    expect(answer.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await answer.text()).toBe(text.replace("$ORIGIN", server().origin));
  });

  it("parts of pages for private servers are left out where people sign in", async () => {
    expect(await (await server().fetch("/help/looks")).text()).toBe(
      "<!doctype html><title>Help</title><p>Part of Pro</p>",
    );
  });
});
