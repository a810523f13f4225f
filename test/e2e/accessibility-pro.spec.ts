import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

test("axe reports nothing in an editor without locked settings", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("canon-eos-r6", "plain")));
  await editor.toggle("Show metadata").check();
  await expect(editor.button("Dismiss")).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
});
