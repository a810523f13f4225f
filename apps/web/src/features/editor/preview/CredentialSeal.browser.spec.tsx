import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signedPhoto } from "../../../../../../tools/photos/signed.ts";
import { startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor } from "../testing/show-editor.tsx";

startClean();

const seal = () => page.getByRole("button", { name: "Content credentials" });
const dialog = () => page.getByRole("dialog", { name: "Content credentials" });

async function signed(): Promise<Uint8Array<ArrayBuffer>> {
  const plain = await plainPhoto("plain.jpg", "#c01020");
  return signedPhoto(new Uint8Array(await plain.arrayBuffer()));
}

test("a photo with credentials has a badge that says who signed, when, with what, and what was checked", async () => {
  await showEditor("pro");
  await choose(new File([await signed()], "signed.jpg", { type: "image/jpeg" }));
  await userEvent.click(seal());
  for (const text of [
    "Example Camera Co.",
    "Example Camera X1",
    "Created in the camera",
    "Signature and contents match",
  ])
    await expect.element(dialog().getByText(text)).toBeVisible();
  await expect.element(dialog().getByText(/as the signer says/)).toBeVisible();
  await expect.element(dialog().getByText(/^Not checked against a list of trusted signers\./)).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
});

test("of a photo that was changed since, the badge says so", async () => {
  const bytes = await signed();
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1;
  await showEditor("pro");
  await choose(new File([bytes], "changed.jpg", { type: "image/jpeg" }));
  await userEvent.click(seal());
  await expect.element(dialog().getByText(/the file was changed after it was signed/)).toBeVisible();
});

test("a photo without credentials has no badge", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("plain.jpg", "#c01020"));
  expect(seal().elements()).toHaveLength(0);
});

test.each([
  [1440, 900],
  [820, 1180],
  [390, 844],
])("in a window of %i × %i pixels the badge is off the picture", async (width, height) => {
  await page.viewport(width, height);
  await showEditor("pro");
  await choose(new File([await signed()], "signed.jpg", { type: "image/jpeg" }));
  await expect.element(seal()).toBeVisible();
  await expect.poll(() => document.querySelector("canvas[aria-label=Preview][data-drawn=true]")).not.toBeNull();
  const icon = seal().element().querySelector("svg")?.getBoundingClientRect();
  const picture = document.querySelector("canvas[aria-label=Preview]")?.getBoundingClientRect();
  expect(icon && picture && (icon.bottom <= picture.top || icon.top >= picture.bottom)).toBe(true);
  await userEvent.click(seal());
  await expect.element(dialog().getByText("Signature and contents match")).toBeVisible();
});
