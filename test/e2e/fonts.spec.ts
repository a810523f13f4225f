import { exported } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

test.use({ plan: "pro" });

const FONTS = [
  ["Roboto", "Open Sans", "Lato", "Montserrat", "Oswald", "Source Sans Pro", "Raleway", "Merriweather"],
  ["PT Sans", "Playfair Display", "Nunito", "Lora", "Inter", "Georgia", "Helvetica Neue", "Courier New"],
].flat();

test("Each of the sixteen fonts needs one stylesheet request", async ({ editor, page, photos }) => {
  await editor.load(...(await photos("plain")));
  await editor.toggle("Show metadata").check();
  await expect(editor.field("Metadata font")).toHaveValue("Inter");
  expect((await editor.field("Metadata font").getByRole("option").allTextContents()).sort()).toEqual([...FONTS].sort());
  await editor.field("Metadata font").selectOption("Roboto");

  let requests = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") requests++;
  });
  for (const font of ["Lora", "Oswald"]) {
    const stylesheet = page.waitForResponse((response) => response.request().resourceType() === "stylesheet");
    await editor.field("Metadata font").selectOption(font);
    expect((await stylesheet).ok()).toBe(true);
  }
  for (const font of ["Lora", "Oswald", "Roboto"]) {
    await editor.field("Metadata font").selectOption(font);
    await expect(editor.field("Metadata font")).toHaveValue(font);
  }
  expect(requests).toBe(2);
});

test.describe("A font that cannot be loaded", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("does not prevent the export of a picture without a caption", async ({ editor, page, photos }) => {
    await page.route(/\/fonts\/.*lora/i, (route) => route.abort());
    await editor.load(...(await photos("plain")));
    await editor.field("Metadata font").selectOption("Lora");
    const { bytes } = await exported(page, () => editor.button("Export").click());
    expect(bytes.length).toBeGreaterThan(0);
  });
});
