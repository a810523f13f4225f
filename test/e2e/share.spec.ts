import type { Page } from "@playwright/test";
import type { EditorPage } from "./support/editor-page.ts";
import { exported, nameOfExport } from "./support/exported.ts";
import { expect, test as base } from "./support/test.ts";

interface Stub {
  readonly shared: { readonly name: string; readonly type: string; readonly bytes: number }[];
  /** The share's final error name; null when the file is shared. */
  ends: string | null;
  /** User activation from clicking Export; null for the browser's state. */
  fresh: boolean | null;
}

declare global {
  interface Window {
    shareStub: Stub;
  }
}

/** Replaces the share sheet, missing in headless browsers: accepts images, like Chromium's. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      const stub: Stub = { shared: [], ends: null, fresh: null };
      window.shareStub = stub;
      const { userActivation } = navigator;
      const isImage = ({ type }: File): boolean => type.startsWith("image/");
      Object.defineProperties(navigator, {
        canShare: { value: ({ files = [] }: ShareData) => files.length > 0 && files.every(isImage) },
        share: {
          value: async ({ files = [] }: ShareData) => {
            stub.shared.push(...files.map(({ name, type, size }) => ({ name, type, bytes: size })));
            if (stub.ends !== null) throw new DOMException("stubbed", stub.ends);
          },
        },
        userActivation: {
          value: {
            get isActive() {
              return stub.fresh ?? userActivation.isActive;
            },
          },
        },
      });
    });
    await use(page);
  },
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

function set(page: Page, stub: Partial<Pick<Stub, "ends" | "fresh">>): Promise<void> {
  return page.evaluate((values) => void Object.assign(window.shareStub, values), stub);
}

function shared(page: Page): Promise<Stub["shared"]> {
  return page.evaluate(() => window.shareStub.shared);
}

async function neverDownloads(page: Page, action: () => Promise<unknown>): Promise<void> {
  const downloads: string[] = [];
  page.on("download", (download) => downloads.push(download.suggestedFilename()));
  await action();
  expect(downloads).toEqual([]);
}

function idle(editor: EditorPage): Promise<void> {
  return expect(editor.button("Export")).toBeEnabled();
}

test.describe("On a phone", () => {
  test.use(PHONE);

  test.beforeEach(async ({ editor, photos, page }) => {
    await editor.load(...(await photos({ photo: "plain", as: "harbour.jpg" })));
    // Independent of this machine's speed.
    await set(page, { fresh: true });
  });

  test("an export is passed to the share sheet, downloaded after its errors, and offered again without user activation", async ({
    editor,
    page,
  }) => {
    await neverDownloads(page, async () => {
      await editor.button("Export").tap();
      await expect(editor.text("Image exported")).toBeVisible();
    });
    const [file, ...others] = await shared(page);
    expect(others).toEqual([]);
    expect(file?.name).toMatch(nameOfExport("harbour", "jpeg"));
    expect(file?.type).toBe("image/jpeg");
    expect(file?.bytes).toBeGreaterThan(1000);

    await test.step("dismissed, nothing happens", async () => {
      await expect(editor.text("Image exported")).toHaveCount(0);
      await set(page, { ends: "AbortError" });
      await neverDownloads(page, async () => {
        await editor.button("Export").tap();
        await expect.poll(async () => (await shared(page)).length).toBe(2);
        await idle(editor);
      });
      await expect(editor.text("Image exported")).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    await test.step("after any other error the export is downloaded", async () => {
      await set(page, { ends: "NotAllowedError" });
      const { name } = await exported(page, () => editor.button("Export").tap());
      expect(name).toMatch(nameOfExport("harbour", "jpeg"));
      expect(await shared(page)).toHaveLength(3);
      await expect(editor.text("Image exported")).toBeVisible();
    });

    await test.step("if framing outlasted the user activation, a second click shares or downloads", async () => {
      const offer = page.getByRole("dialog", { name: "Ready to share" });
      await set(page, { ends: null, fresh: false });
      await editor.button("Export").tap();
      await expect(offer).toBeVisible();
      await offer.getByRole("button", { name: "Share" }).tap();
      await expect(offer).toBeHidden();
      await expect.poll(() => shared(page)).toHaveLength(4);

      await editor.button("Export").tap();
      const { name } = await exported(page, () => offer.getByRole("button", { name: "Download" }).tap());
      expect(name).toMatch(nameOfExport("harbour", "jpeg"));
      expect(await shared(page)).toHaveLength(4);
    });
  });
});

test.describe("A batch on a phone", () => {
  test.use({ ...PHONE, plan: "pro" });

  test("is shared as files, in the order of the list, and downloaded as a ZIP if that fails", async ({
    editor,
    photos,
    page,
  }) => {
    await editor.load(...(await photos({ photo: "plain", as: "a.jpg" }, { photo: "plain", as: "b.jpg" })));
    await set(page, { fresh: true });
    await neverDownloads(page, async () => {
      await editor.button("Export").tap();
      await expect(editor.text("2 photos shared")).toBeVisible();
    });
    const files = await shared(page);
    expect(files.map(({ type }) => type)).toEqual(["image/jpeg", "image/jpeg"]);
    expect(files[0]?.name).toMatch(nameOfExport("a", "jpeg"));
    expect(files[1]?.name).toMatch(nameOfExport("b", "jpeg"));
    await set(page, { ends: "NotAllowedError" });
    const { name } = await exported(page, () => editor.button("Export").tap());
    expect(name).toMatch(/^matte-batch-\d{8}-[a-z0-9]{6}\.zip$/);
  });
});

test("On a computer an export is downloaded even if there is a share sheet", async ({ editor, photos, page }) => {
  await editor.load(...(await photos({ photo: "plain", as: "harbour.jpg" })));
  const { name } = await exported(page, () => editor.button("Export").click());
  expect(name).toMatch(nameOfExport("harbour", "jpeg"));
  expect(await shared(page)).toEqual([]);
});
