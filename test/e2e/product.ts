/**
 * The product as a fixture: `import { expect, test } from "./product.ts"`. Each worker has a separate server on a free
 * port; `test.use({ plan: "pro" })` at the top of a file sets its user's plan. Unexpected console errors and warnings,
 * and content security policy violations, fail a test.
 */
import { test as base, expect, type Page } from "@playwright/test";
import { type Plan, type RunningProduct, startProduct } from "../product/server.ts";
import { SharedPage } from "./shared-page.ts";

interface ProductOptions {
  readonly plan: Plan;
  /** Console messages provoked by a test on purpose. */
  readonly expectedComplaints: readonly RegExp[];
}

interface Fixtures {
  /** The context's options, to compare. */
  readonly options: string;
  /** The worker's page, emptied. */
  readonly emptyPage: Page;
}

interface WorkerFixtures {
  readonly product: RunningProduct;
  readonly origin: string;
  readonly sharedPage: SharedPage;
}

export const test = base.extend<ProductOptions & Fixtures, WorkerFixtures>({
  plan: ["free", { option: true }],
  expectedComplaints: [[], { option: true }],
  product: [
    async ({ browser: _browser }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  origin: [async ({ product }, use) => use(product.origin), { scope: "worker" }],
  baseURL: async ({ origin }, use) => use(origin),
  sharedPage: [
    async ({ browser: _browser }, use) => {
      const shared = new SharedPage();
      await use(shared);
      await shared.close();
    },
    { scope: "worker" },
  ],
  options: async (
    {
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const device = { colorScheme, deviceScaleFactor, hasTouch, isMobile, userAgent, viewport };
    const surroundings = {
      baseURL,
      contextOptions,
      javaScriptEnabled,
      locale,
      permissions,
      serviceWorkers,
      timezoneId,
    };
    await use(JSON.stringify({ ...device, ...surroundings }));
  },
  emptyPage: async ({ browser, sharedPage, options, serviceWorkers }, use, info) => {
    await use(await sharedPage.enter(browser, options));
    // Service workers keep the product's files.
    await sharedPage.leave(info.status === info.expectedStatus && serviceWorkers !== "allow");
  },
  context: async ({ emptyPage }, use) => use(emptyPage.context()),
  page: async ({ emptyPage: page, expectedComplaints }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([]);
  },
});

export { expect };

/** Playwright's message in tests without service workers. */
const NO_WORKER = "Service Worker registration blocked by Playwright";

/** Collects errors, warnings and content security policy violations, in order. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const complaint = message.type() === "error" || message.type() === "warning";
    if (complaint && !message.text().includes(NO_WORKER)) complaints.push(message.text());
  });
  return complaints;
}
