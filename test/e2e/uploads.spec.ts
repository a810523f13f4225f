/** Photos and exports reach the server in the background, and its administrators see them. */
import { imageList, parseAnswer, type ImageList } from "@matte/contracts";
import { request as newRequest } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "./support/account.ts";
import { exported } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test("a loaded photo and its export are on the server, listed for an administrator's token", async ({
  editor,
  page,
  photos,
}) => {
  const saved = (kind: string) =>
    page.waitForResponse(async (response) => {
      if (!response.url().endsWith("/upload/save.php") || !response.ok()) return false;
      return ((await response.json()) as { url: string }).url.includes(`/${kind}/`);
    });
  const [original, matte] = [saved("original"), saved("matte")];
  await editor.load(...(await photos("plain")));
  await original;
  await exported(page, () => editor.button("Export").click());
  await matte;

  const { user } = (await (await page.request.get("/api/session")).json()) as { user: { uid: string } };
  const administrator = await newRequest.newContext({ baseURL: new URL(page.url()).origin });
  await signIn(administrator, "admin@example.com");
  const { token } = (await (await administrator.get("/api/token")).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const list = await administrator.get("/upload/list-images.php", { headers });
  const { originals, mattes } = parseAnswer(imageList, await list.json()) as ImageList;
  const own = [originals, mattes].map((images) => images.filter(({ url }) => url.includes(user.uid)));
  expect(own.map(({ length }) => length)).toEqual([1, 1]);
  const preview = await administrator.get(own[0]?.[0]?.url ?? "");
  expect(await sharp(await preview.body()).metadata()).toMatchObject({ format: "jpeg", width: 600, height: 600 });
  await administrator.dispose();
});

test("an upload that fails is told by its photo's name, and sent after a reload", async ({ editor, page, photos }) => {
  await page.route("**/upload/save.php", (route) =>
    route.fulfill({ status: 500, json: { success: false, error: "x" } }),
  );
  await editor.load(...(await photos("plain")));
  await expect(page.getByText(/^Upload to server failed for .+\.jpg$/)).toBeVisible();
  await page.unroute("**/upload/save.php");
  const sent = page.waitForResponse((response) => response.url().endsWith("/upload/save.php") && response.ok());
  await page.reload();
  await sent;
});
