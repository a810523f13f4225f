/** `import { expect, test } from "./support/test.ts"`: the running product, its editor, and photos as files. */
import { expect, test as base } from "../product.ts";
import type { APIRequestContext } from "@playwright/test";
import { type Wanted, writePhotos } from "../../photos/index.ts";
import { becomeUser, newAddress, signIn } from "./account.ts";
import { EditorPage } from "./editor-page.ts";

interface Options {
  /**
   * False for a user who keeps no copies on the server. Flows that compare many exports use it: each photo and each
   * export would be uploaded, and read again by the server.
   */
  readonly storesCopies: boolean;
}

interface Fixtures {
  /** An open, empty editor for a new user who has completed the questions. */
  readonly editor: EditorPage;
  /** Writes fixtures to this test's folder and returns their paths. */
  readonly photos: (...wanted: readonly Wanted[]) => Promise<string[]>;
  /** Fails a test after a request to another server. */
  readonly nothingLeaves: undefined;
}

interface WorkerFixtures {
  /** An administrator's requests: setting a plan by the command would start a process for each test. */
  readonly administrator: APIRequestContext;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  storesCopies: [true, { option: true }],
  administrator: [
    async ({ playwright, origin }, use) => {
      const request = await playwright.request.newContext({ baseURL: origin });
      await signIn(request, "admin@example.com");
      await use(request);
      await request.dispose();
    },
    { scope: "worker" },
  ],
  nothingLeaves: [
    async ({ page, origin }, use) => {
      const elsewhere: string[] = [];
      page.on("request", (request) => {
        if (!/^(?:blob|data):/.test(request.url()) && new URL(request.url()).origin !== origin)
          elsewhere.push(request.url());
      });
      await use(undefined);
      expect(elsewhere).toEqual([]);
    },
    { auto: true },
  ],
  editor: async ({ page, plan, storesCopies, administrator }, use) => {
    const editor = new EditorPage(page);
    const uid = await becomeUser(page.request, newAddress(), storesCopies ? undefined : { storeCopies: false });
    if (plan !== "free")
      // The server may close the connection, which has been idle since the last test, at that moment.
      await expect(await administrator.patch(`/api/admin/users/${uid}`, { data: { plan }, maxRetries: 2 })).toBeOK();
    await editor.open();
    if (plan !== "free") await editor.expectUnlocked();
    await use(editor);
  },
  photos: async ({ plan: _plan }, use, info) => use((...wanted) => writePhotos(info.outputPath("photos"), wanted)),
});

export { expect };
