/** A visitor's photo in the landing page's frame, and on the way to the editor. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { newAddress, signIn } from "./support/account.ts";
import { findings } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { exported, nameOfExport } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";

/** Drags a file over the page, and drops it. */
async function dragged(page: Page, path: string) {
  const bytes = (await readFile(path)).toString("base64");
  const transfer = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const photo = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    data.items.add(new File([photo], "harbour.jpg", { type: "image/jpeg" }));
    return data;
  }, bytes);
  const send = (type: string) => page.locator(".hero").dispatchEvent(type, { dataTransfer: transfer });
  return { over: () => send("dragover"), letGo: () => send("drop") };
}

/** Looks of everything outside the first screen: styles loaded with the photo must not change them. */
function otherStyles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("body *:not(.hero *)"), (element) => {
      const { display, font, fontVariantNumeric, color, padding } = getComputedStyle(element);
      return [element.outerHTML.slice(0, 60), display, font, fontVariantNumeric, color, padding].join(" ");
    }),
  );
}

const frame = (page: Page) => page.getByRole("region", { name: "Your photo in a frame" });

test("A dropped photo hangs in twelve looks, and goes along through the sign-in", async ({ page, photos }) => {
  const [path] = await photos("plain");
  await page.goto("/");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await expect(page.locator("html")).not.toHaveAttribute("data-first-screen");
  const before = await otherStyles(page);
  const drag = await dragged(page, path!);

  await test.step("the frame says what letting go does", async () => {
    await drag.over();
    await expect(page.getByText("Let go, and it hangs.")).toBeVisible();
    await drag.letGo();
    await expect(page.getByText("Let go, and it hangs.")).toBeHidden();
  });

  await test.step("the photo hangs in the gallery’s place", async () => {
    await expect(frame(page).getByRole("img", { name: "“harbour.jpg” in the look Museum" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Gallery" })).toBeHidden();
    await expect(frame(page).getByRole("radio")).toHaveCount(12);
    expect(await findings(page)).toEqual([]);
    expect(await otherStyles(page)).toEqual(before);
  });

  await test.step("arrow keys try looks", async () => {
    await frame(page).getByRole("radio", { name: "Museum" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(frame(page).getByRole("img", { name: "“harbour.jpg” in the look Noir" })).toBeVisible();
  });

  await test.step("photo and look are in the editor after the sign-in", async () => {
    await frame(page).getByRole("button", { name: "Export" }).click();
    await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
    expect(sent).toEqual([]);
    await signIn(page.request, newAddress());
    await page.reload();
    await page.getByRole("button", { name: "Skip setup" }).click();
    const editor = new EditorPage(page);
    await expect(editor.thumbnails).toHaveCount(1);
    await expect(page.getByText("harbour.jpg").first()).toBeVisible();
    await expect(page.getByRole("radio", { name: "Noir" })).toBeChecked();
    await expect(editor.button("Export")).toBeEnabled();
    const { name } = await exported(page, () => editor.button("Export").click());
    expect(name).toMatch(nameOfExport("harbour", "jpeg"));
  });
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a file that is no photo is named, and a photo from the picker hangs afterwards", async ({ page, photos }) => {
    await page.goto("/");
    const pick = async (file: Parameters<Awaited<ReturnType<typeof choose>>["setFiles"]>[0]): Promise<void> =>
      (await choose()).setFiles(file);
    const choose = async () => {
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.getByRole("button", { name: "Hang one of yours" }).click(),
      ]);
      return chooser;
    };
    await pick({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") });
    await expect(page.getByText("“notes.txt” isn’t an image.")).toBeVisible();
    await pick({ name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") });
    // Not waiting for the file before it, whose message would come later.
    await pick(await photos("tall"));
    await expect(frame(page).getByRole("img")).toBeVisible();
    await expect(page.getByText(/isn’t an image|Hanging/)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
