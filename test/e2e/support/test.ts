/** `import { expect, test } from "./support/test.ts"`: the running product, its editor, and photos as files. */
import { test as product } from "../product.ts";
import { type Wanted, writePhotos } from "../../photos/index.ts";
import { becomeUser } from "./account.ts";
import { EditorPage } from "./editor-page.ts";

interface Fixtures {
  /** An editor that is open and empty, of a new user who has answered the questions. */
  readonly editor: EditorPage;
  /** Puts fixtures into this test's own folder and gives their paths. */
  readonly photos: (...wanted: readonly Wanted[]) => Promise<string[]>;
}

export const test = product.extend<Fixtures>({
  editor: async ({ page }, use) => {
    const editor = new EditorPage(page);
    await becomeUser(page.request);
    await editor.open();
    await use(editor);
  },
  photos: async ({ plan: _plan }, use, info) => use((...wanted) => writePhotos(info.outputPath("photos"), wanted)),
});

export { expect } from "../product.ts";
