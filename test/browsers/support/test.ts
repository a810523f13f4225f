/** `import { expect, test } from "./support/test.ts"`: the running product and a visit in one of the other browsers. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { type Wanted, writePhotos } from "../../photos/index.ts";
import { type RunningProduct, startProduct } from "../../product/server.ts";
import type { Driver } from "../drivers/driver.ts";
import { startFirefox } from "../drivers/firefox.ts";
import { startWebKit } from "../drivers/webkit.ts";
import { Visit } from "./visit.ts";

export interface BrowserOptions {
  readonly other: string;
}

interface OfWorker extends BrowserOptions {
  readonly product: RunningProduct;
  /** Downloads folder. */
  readonly downloads: string;
  readonly driver: Driver;
}

interface OfTest {
  readonly visit: Visit;
  /** Writes fixtures to this test's folder and returns their paths. */
  readonly photos: (...wanted: readonly Wanted[]) => Promise<string[]>;
}

const START: Readonly<Record<string, (downloads: string) => Promise<Driver>>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
};

export const test = base.extend<OfTest, OfWorker>({
  other: ["", { option: true, scope: "worker" }],
  product: [
    async ({ other: _other }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  downloads: [
    async ({ other: _other }, use) => {
      const folder = await mkdtemp(join(tmpdir(), "matte-downloads-"));
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  driver: [
    async ({ other, downloads }, use) => {
      const start = START[other];
      if (start === undefined) throw new Error(`There is no driver for "${other}".`);
      const driver = await start(downloads);
      await use(driver);
      await driver.quit();
    },
    { scope: "worker" },
  ],
  visit: async ({ driver, product }, use) => use(new Visit(driver, product.origin)),
  photos: async ({ other: _other }, use, info) => use((...wanted) => writePhotos(info.outputPath("photos"), wanted)),
});

export { expect };
