import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

test("Of valid and damaged photos the valid ones load in order, and each damaged one is named", async ({
  editor,
  photos,
}) => {
  await editor.give(...(await photos("jpeg-half", "plain", "text-as-jpeg", "png-rgb", "png-too-large", "webp-lossy")));
  await expect(editor.text("3 loaded successfully")).toBeVisible();
  for (const name of ["jpeg-half.jpg", "text-as-jpeg.jpg", "png-too-large.png"])
    await expect(editor.page.getByRole("alert").filter({ hasText: name })).toBeVisible();
  await expect(editor.thumbnails).toHaveCount(3);
  const names = await editor.thumbnails
    .getByRole("button", { name: /^Remove/ })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  expect(names).toEqual(["Remove Misty mountains 2.jpg", "Remove png-rgb.png", "Remove webp-lossy.webp"]);
});

test("A photo whose framed area exceeds the largest canvas is rejected by name", async ({ editor, photos }) => {
  await editor.load(...(await photos("plain")));
  await expect(editor.preview).toBeVisible();
  await editor.give(...(await photos("jpeg-too-large")));
  await expect(editor.page.getByRole("alert").filter({ hasText: "jpeg-too-large.jpg" })).toContainText(/larger than/);
  await expect(editor.thumbnails).toHaveCount(1);
});
