import { DEFAULT_SETTINGS, presetSettings, type Plan } from "@matte/engine";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, chooseInLooksMenu, field, red, startClean } from "../testing/controls.ts";
import { catchDownloads, choose, drop, previewColour, showEditor } from "../testing/show-editor.tsx";

startClean();
beforeEach(() => sessionStorage.clear());

const SECRETS = ["Ada Lovelace", "Lisbon", "Kai Berg"];
const matteSize = () => page.getByRole("slider", { name: "Outer matte size" });
const note = () => page.getByRole("region", { name: "Shared look" });
const withTexts = () => page.getByRole("menuitemcheckbox", { name: "With names, places and credits" });

async function openLooks(plan: Plan): Promise<void> {
  await showEditor(plan);
  await choose(await red());
  await expect.element(button("Looks menu")).toBeVisible();
}

async function typeSecrets(): Promise<void> {
  const [credit = "", place = "", others = ""] = SECRETS;
  await userEvent.type(field("Photo credit"), credit);
  await userEvent.type(field("Location"), place);
  await userEvent.type(field("Additional credits"), others);
}

function fileOf(look: object, name = "Stone.matte-look.json"): File {
  return new File([JSON.stringify(look)], name, { type: "application/json" });
}

const OWN = { name: "Mine", settings: presetSettings(DEFAULT_SETTINGS) };
const STONE = { version: 1, settings: { outerBorderColor: "#A9A49B", outerBorderSize: 12 } };

async function exportedLook(): Promise<{ readonly name: string; readonly text: string }> {
  const downloads = catchDownloads();
  await chooseInLooksMenu("Export look");
  const { name, blob } = await downloads[0]!;
  vi.restoreAllMocks();
  return { name, text: await blob.text() };
}

async function copiedLink(): Promise<string> {
  const copied: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, "write").mockImplementation(async (items) => void copied.push(...items));
  await chooseInLooksMenu("Copy link to this look");
  await expect.poll(() => copied.length).toBe(1);
  const link = await (await copied[0]!.getType("text/plain")).text();
  vi.restoreAllMocks();
  const base64 = link.split("#look=")[1]!.replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0)!);
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(inflated).text();
}

test("files and links contain names, places and credits only when they are asked for", async () => {
  await openLooks("pro");
  await userEvent.click(button("Looks menu"));
  await expect.element(page.getByRole("menuitem", { name: "Export look" })).toBeVisible();
  await expect.element(withTexts()).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await typeSecrets();
  const plain = [(await exportedLook()).text, await copiedLink()];
  for (const text of plain) for (const secret of SECRETS) expect(text).not.toContain(secret);
  await userEvent.click(button("Looks menu"));
  await expect.element(withTexts()).not.toBeChecked();
  await userEvent.click(withTexts());
  await expect.element(withTexts()).toBeChecked();
  await userEvent.keyboard("{Escape}");
  const full = [(await exportedLook()).text, await copiedLink()];
  for (const text of full) for (const secret of SECRETS) expect(text).toContain(secret);
});

test("an exported look is a file with the look's name, which opens as the same look", async () => {
  await openLooks("pro");
  await userEvent.click(page.getByRole("radio", { name: "Noir", exact: true }));
  const { name, text } = await exportedLook();
  expect(name).toBe("Noir.matte-look.json");
  await userEvent.click(
    page.getByRole("radiogroup", { name: "Looks" }).getByRole("radio", { name: "Gallery", exact: true }),
  );
  await userEvent.upload(page.getByLabelText("File of a look"), new File([text], name));
  await expect.poll(() => previewColour(0.01, 0.5)).toEqual([0, 0, 0]);
  await expect.element(note()).toHaveTextContent("This is the look in “Noir.matte-look.json”.");
  await userEvent.click(note().getByRole("button", { name: "Undo" }));
  await expect.poll(() => previewColour(0.01, 0.5)).toEqual([255, 255, 255]);
});

test("a look that is dropped with a photo is shown on it", async () => {
  await showEditor("pro");
  drop(fileOf(STONE), await red());
  await expect.poll(() => previewColour(0.01, 0.5)).toEqual([169, 164, 155]);
  await userEvent.click(note().getByRole("button", { name: "Keep" }));
  await expect.element(matteSize()).toHaveValue("12");
  await expect.element(note()).not.toBeInTheDocument();
});

test.each([
  ["without a look", fileOf({ colour: "red" }), "“Stone.matte-look.json” contains no look."],
  [
    "of own looks",
    fileOf({ format: "matte-presets", version: 1, presets: [OWN] }),
    "contains own looks, which are part",
  ],
  ["of a newer version", fileOf({ version: 9, settings: {} }), "The look in “Stone.matte-look.json” is of version 9"],
])("a file %s changes nothing and is explained", async (_what, file, sentence) => {
  await showEditor("pro");
  drop(file);
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(matteSize()).toHaveValue("8");
});

test("on Free no look has a lock, and the chosen one says how it differs from the whole look", async () => {
  await openLooks("free");
  const noir = page.getByRole("radio", { name: "Noir", exact: true });
  expect(document.querySelector("#looks .looks svg")).toBeNull();
  await userEvent.click(noir);
  const sentence = "On your plan: with a 1 px black line instead of its own";
  await expect.poll(() => document.querySelector("#looks .note")?.textContent).toBe(sentence);
  await userEvent.click(page.getByRole("radio", { name: "Square", exact: true }));
  await expect
    .poll(() => document.querySelector("#looks .note")?.textContent)
    .toBe("On your plan: with a 1 px black line");
  drop(fileOf({ version: 1, settings: { bevelSize: 4 } }));
  await expect.element(note()).toHaveTextContent("On your plan: without its bevel");
});

test("on Pro looks are whole", async () => {
  await openLooks("pro");
  await userEvent.click(page.getByRole("radio", { name: "Noir", exact: true }));
  await expect.element(page.getByText("On your plan")).not.toBeInTheDocument();
});
