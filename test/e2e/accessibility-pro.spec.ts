import { findings } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

test("axe reports nothing in an editor without locked settings", async ({ editor, photos, page }) => {
  await editor.load(...(await photos("canon-eos-r6", "plain")));
  await editor.toggle("Show metadata").check();
  await expect(editor.button("Dismiss")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});
