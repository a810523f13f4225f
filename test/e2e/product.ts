/**
 * The product as a fixture: `import { expect, test } from "./product.ts"`. Each worker has a separate server on a free port;
 * `test.use({ plan: "pro" })` at the top of a file sets the plan of its user. Unexpected errors and warnings on the page's
 * console, and violations of the content security policy, fail a test.
 */
import { test as base, expect, type Page } from "@playwright/test";
import { type Plan, type RunningProduct, startProduct } from "../product/server.ts";

interface ProductOptions {
  readonly plan: Plan;
  /** Console messages that a test provokes on purpose. */
  readonly expectedComplaints: readonly RegExp[];
}

export const test = base.extend<ProductOptions, { readonly product: RunningProduct; readonly origin: string }>({
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
  page: async ({ page, expectedComplaints }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    expect(complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text)))).toEqual([]);
  },
});

export { expect };

/** Playwright's message in tests without service workers. */
const NO_WORKER = "Service Worker registration blocked by Playwright";

/** Errors, warnings and violations of the content security policy, in order. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const complaint = message.type() === "error" || message.type() === "warning";
    if (complaint && !message.text().includes(NO_WORKER)) complaints.push(message.text());
  });
  return complaints;
}
