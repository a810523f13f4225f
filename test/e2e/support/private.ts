import { type RunningProduct, startProduct } from "../../product/server.ts";
import { test } from "./test.ts";

/** Tests of a private server. */
export function testOf(settings: NodeJS.ProcessEnv) {
  return test.extend<object, { readonly product: RunningProduct }>({
    product: [
      async ({ browser: _browser }, use) => {
        const product = await startProduct({ PRIVATE: "on", ...settings });
        await use(product);
        await product.stop();
      },
      { scope: "worker" },
    ],
  });
}
