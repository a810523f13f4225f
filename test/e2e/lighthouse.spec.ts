import { createServer, type AddressInfo } from "node:net";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "../chromium/find.ts";
import { expect, test } from "./product.ts";

/** Speed is measured by `npm run bench -- lighthouse`: here other tests run beside it. */
const CATEGORIES = ["accessibility", "best-practices", "seo"];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Scores from 0 to 100, and what took points away. */
async function judge(url: string) {
  const port = await freePort();
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: CATEGORIES });
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    const scores = Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]),
    );
    const faults = Object.values(audits).filter(({ score }) => score !== null && score < 1);
    return { scores, faults: faults.map(({ id, errorMessage }) => `${id} ${errorMessage ?? ""}`) };
  } finally {
    await browser.close();
  }
}

for (const path of ["/", "/terms", "/privacy"]) {
  test(`Lighthouse finds nothing to say about ${path}`, async ({ origin }) => {
    const { scores, faults } = await judge(origin + path);
    expect(scores, faults.join("\n")).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
  });
}

test("nor about what visitors find at /tool", async ({ origin }) => {
  const { scores, faults } = await judge(`${origin}/tool`);
  expect(scores["accessibility"], faults.join("\n")).toBe(100);
});
