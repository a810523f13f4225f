/** `import { test } from "./undisturbed.ts"`: a server of its own for each test, for pages that show what everybody did. */
import { startProduct } from "../../product/server.ts";
import { test as base } from "../product.ts";

export const test = base.extend({
  baseURL: async ({ browser: _browser }, use) => {
    const product = await startProduct();
    await use(product.origin);
    await product.stop();
  },
});
