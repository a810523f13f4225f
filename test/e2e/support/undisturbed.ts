/** `import { test } from "./undisturbed.ts"`: a separate server per test, for pages showing all users' data. */
import { startProduct } from "../../product/server.ts";
import { test as base } from "../product.ts";

export const test = base.extend({
  baseURL: async ({ browser: _browser }, use) => {
    const product = await startProduct();
    await use(product.origin);
    await product.stop();
  },
});
