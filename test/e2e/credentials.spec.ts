/** Content Credentials of exports: signed by the server of a development, and left out without it. */
import { judge } from "../../packages/credentials/testing/judge.ts";
import { signedPhoto } from "../../tools/photos/signed.ts";
import { type RunningProduct, startProduct } from "../product/server.ts";
import { photo } from "../photos/index.ts";
import { exported } from "./support/exported.ts";
import { expect, test as base } from "./support/test.ts";

const test = base.extend<object, { readonly product: RunningProduct }>({
  product: [
    async ({ browser: _browser }, use) => {
      const product = await startProduct({ NODE_ENV: "development" });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

test.use({ expectedComplaints: [/Failed to load resource|An export has no credentials/] });

test("An export is signed by the server, says what was done, and is made without it too", async ({ editor }) => {
  const { page } = editor;
  const buffer = Buffer.from(await signedPhoto(await photo("canon-eos-r6")));
  await editor.addPhotos.setInputFiles({ name: "dunes.jpg", mimeType: "image/jpeg", buffer });
  await expect(editor.thumbnails).toHaveCount(1);
  await editor.unfold("Output");
  await expect(editor.exportMethod).toHaveText("Lossless JPEG (without content credentials)");
  await editor.toggle("Content credentials (development)").click();
  await expect(page.getByText("Signed by Development", { exact: true })).toBeVisible();
  await expect(editor.exportMethod).toHaveText("Lossless JPEG");
  const signed = await exported(page, () => editor.button("Export").click());
  expect(await judge(new Uint8Array(signed.bytes), "image/jpeg")).toMatchObject({
    state: "Valid",
    failures: ["signingCredential.untrusted"],
    actions: ["c2pa.opened", "c2pa.edited"],
    manifests: 2,
    ingredientFailures: [],
  });
  await page.route("**/credentials", (route) => route.abort());
  const plain = await exported(page, () => editor.button("Export").click());
  expect(plain.bytes.length).toBeLessThan(signed.bytes.length - 20_000);
  await expect(
    editor.text("“dunes.jpg” was exported without content credentials. The server can’t be reached."),
  ).toBeVisible();
});
