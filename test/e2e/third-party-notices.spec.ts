/** `/third-party-notices.txt`: licences for everything third-party in the built pages. */
import { readFileSync } from "node:fs";
import { METADATA_FONTS } from "@matte/engine";
import { CAPTION_SOURCES } from "../../apps/web/build/caption-sources.ts";
import { expect, test } from "./product.ts";

/** Run while building the pages, or in the command line alone. */
const NOT_IN_PAGES = new Set(["@napi-rs/canvas", "@vitejs/plugin-react", "fontkit", "sharp", "vite"]);

function dependenciesOf(workspace: string): string[] {
  const file = new URL(`../../${workspace}/package.json`, import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(file, "utf8")) as { dependencies: Record<string, string> };
  return Object.keys(dependencies).filter((name) => !name.startsWith("@matte/") && !NOT_IN_PAGES.has(name));
}

test("The notices name every dependency of the pages and every caption font", async ({ request }) => {
  const terms = await (await request.get("/terms")).text();
  const url = /href="([^"]+)"[^>]*>third-party notices</.exec(terms)?.[1] ?? "";
  const response = await request.get(url);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const notices = await response.text();
  const packages = ["contracts", "credentials", "framing", "metadata", "pixels"].map((name) => `packages/${name}`);
  const workspaces = ["apps/web", ...packages];
  const dependencies = workspaces.flatMap(dependenciesOf);
  // Transitive dependencies are bundled as well.
  for (const name of [...dependencies, "scheduler", "@floating-ui/core", "workbox-core", "assemblyscript"])
    expect(notices).toMatch(new RegExp(`^(?:Typeface .*: )?${name} \\d`, "m"));
  for (const font of METADATA_FONTS) expect(notices).toContain(`@fontsource/${CAPTION_SOURCES[font].pack} `);
  for (const family of ["Inter", "Newsreader"]) expect(notices).toMatch(new RegExp(`^Typeface ${family}`, "m"));
});
