/** Photos and exports are uploaded in the background; only their owner and administrators see them. */
import { imageList, parseAnswer, type ImageEntry } from "@matte/contracts";
import { type APIRequestContext, type Page, request as newRequest } from "@playwright/test";
import sharp from "sharp";
import { newAddress, signIn } from "./support/account.ts";
import { exported } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

interface Kept {
  readonly originals: readonly ImageEntry[];
  readonly mattes: readonly ImageEntry[];
}

/** Watches one user's stored images, as an administrator. */
async function watchImages(page: Page): Promise<() => Promise<Kept>> {
  const { user } = (await (await page.request.get("/api/session")).json()) as { user: { uid: string } };
  const administrator = await contextOf(page, "admin@example.com");
  return async () => {
    const { token } = (await (await administrator.get("/api/token")).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await administrator.get("/upload/list-images.php", { headers });
    const list = parseAnswer(imageList, await answer.json());
    const own = ({ url }: ImageEntry): boolean => url.includes(user.uid);
    return { originals: list?.originals.filter(own) ?? [], mattes: list?.mattes.filter(own) ?? [] };
  };
}

async function contextOf(page: Page, email: string): Promise<APIRequestContext> {
  const context = await newRequest.newContext({ baseURL: new URL(page.url()).origin });
  await signIn(context, email);
  return context;
}

/** Counts queued uploads in this browser. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const users = await root.getDirectoryHandle("uploads", { create: true });
    let count = 0;
    for await (const user of users.values())
      if (user instanceof FileSystemDirectoryHandle) for await (const _ of user.keys()) count += 1;
    return count;
  });
}

test("A loaded photo and its export are uploaded, and visible to their owner and administrators only", async ({
  editor,
  page,
  photos,
}) => {
  const images = await watchImages(page);
  await editor.load(...(await photos("orientation-6")));
  await expect.poll(async () => (await images()).originals.length).toBe(1);
  const file = await exported(page, () => editor.button("Export").click());
  await expect.poll(async () => (await images()).mattes.length).toBe(1);
  const { originals, mattes } = await images();

  const [preview, matte] = [originals[0]?.url ?? "", mattes[0]?.url ?? ""];
  const small = sharp(await (await page.request.get(preview)).body());
  expect(await small.metadata()).toMatchObject({ format: "jpeg", width: 600, height: 600 });
  const sizeOf = async (bytes: Buffer) => (await sharp(bytes).autoOrient().toBuffer({ resolveWithObject: true })).info;
  const { width, height } = await sizeOf(file.bytes);
  expect(await sizeOf(await (await page.request.get(matte)).body())).toMatchObject({ width, height });
  const stranger = await contextOf(page, newAddress());
  for (const url of [preview, matte]) expect((await stranger.get(url)).status()).toBe(403);
  await expect.poll(() => waiting(page)).toBe(0);
});

test("Copies of exports are said once, listed on the account page, deleted together and turned off", async ({
  editor,
  page,
  photos,
}) => {
  const images = await watchImages(page);
  await editor.load(...(await photos("plain")));
  const note = editor.text(/A copy is stored with your account/);
  await expect(note).toBeHidden();
  await exported(page, () => editor.button("Export").click());
  await expect(note).toBeVisible();
  await expect(page.getByRole("link", { name: "See what is stored" })).toHaveAttribute("href", "/account#pictures");
  await expect.poll(async () => (await images()).mattes.length).toBe(1);

  await page.goto("/account#pictures");
  const pictures = page.getByRole("region", { name: "Pictures", exact: true });
  await expect(pictures).toContainText("2 pictures");
  await pictures.getByRole("switch", { name: "Store copies of exports" }).uncheck();
  await pictures.getByRole("button", { name: "Delete all" }).click();
  await expect(pictures).toContainText("0 pictures");
  expect((await images()).mattes).toEqual([]);

  await page.goto("/tool");
  await editor.load(...(await photos("png-rgb")));
  await exported(page, () => editor.button("Export").click());
  await expect(note).toBeHidden();
  expect(await waiting(page)).toBe(0);
  expect(await images()).toEqual({ originals: [], mattes: [] });
});

test.describe("On a plan with several photos", () => {
  test.use({ plan: "pro" });

  test("all pictures of a batch are uploaded from its ZIP", async ({ editor, page, photos }) => {
    const images = await watchImages(page);
    // Each has two names: the server stores identical pictures once.
    const names = (["plain", "tall", "orientation-3", "orientation-6", "orientation-8", "png-rgb"] as const).flatMap(
      (photo) => [
        { photo, as: `${photo}-1.jpg` },
        { photo, as: `${photo}-2.jpg` },
      ],
    );
    await editor.load(...(await photos(...names)));
    await exported(page, () => editor.button("Export").click());
    const counts = async (): Promise<number[]> => {
      const { originals, mattes } = await images();
      return [originals.length, mattes.length];
    };
    await expect.poll(counts, { timeout: 30_000 }).toEqual([6, 6]);
    await expect.poll(() => waiting(page)).toBe(0);
  });
});

test.describe("With server errors", () => {
  test.use({ expectedComplaints: [/status of 500|^Upload of .+ failed: 500$/] });

  test("a photo that cannot be uploaded is named, sent later, and deleted when its user signs out", async ({
    editor,
    page,
    photos,
  }) => {
    let posts = 0;
    await page.route("**/upload/save.php", async (route) => {
      posts += 1;
      await route.fulfill({ status: 500, json: { success: false, error: "Something went wrong." } });
    });
    await editor.load(...(await photos({ photo: "plain", as: "harbour.jpg" })));
    await expect(editor.text("Upload to server failed for harbour.jpg")).toBeVisible();
    await expect.poll(() => waiting(page)).toBe(1);
    await page.reload();
    const before = posts;
    await expect.poll(() => posts).toBeGreaterThan(before);
    await editor.button("Sign out").click();
    await page
      .getByRole("dialog", { name: "Sign out and discard 1 photo?" })
      .getByRole("button", { name: "Sign out" })
      .click();
    await expect.poll(() => waiting(page)).toBe(0);
  });
});
