import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chooseInLooksMenu, field, red, startClean } from "../testing/controls.ts";
import { choose, previewColour, showEditor } from "../testing/show-editor.tsx";

startClean();

const PAGE_URL = location.pathname + location.search;
afterEach(() => history.replaceState(null, "", PAGE_URL));

/** `{"version":1,"settings":{"outerBorderColor":"#A9A49B","outerBorderSize":12}}` and the like, as a fragment. */
async function fragmentOf(look: object): Promise<string> {
  const stream = new Blob([JSON.stringify(look)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const base64 = btoa(String.fromCodePoint(...bytes));
  return `#look=${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

const STONE = { version: 1, settings: { outerBorderColor: "#A9A49B", outerBorderSize: 12 } };
const matteSize = () => page.getByRole("slider", { name: "Outer matte size" });
const sample = () => page.getByRole("img", { name: "A sample photo in the shared look" });
const note = () => page.getByRole("region", { name: "Shared look" });

test("a link shows its look, and Undo returns to the earlier frame, also after photos were added", async () => {
  history.replaceState(null, "", await fragmentOf(STONE));
  await showEditor("pro");
  await expect.element(note()).toBeVisible();
  expect(location.hash).toBe("");
  await expect.element(sample()).toBeVisible();
  await choose(await red());
  await userEvent.type(field("Photo credit"), "Ada");
  await expect.poll(() => previewColour(0.01, 0.5)).toEqual([169, 164, 155]);
  await userEvent.click(note().getByRole("button", { name: "Undo" }));
  await expect.poll(() => previewColour(0.01, 0.5)).toEqual([255, 255, 255]);
  await expect.element(matteSize()).toHaveValue("8");
  await expect.element(field("Photo credit")).toHaveValue("Ada");
  await expect.element(note()).not.toBeInTheDocument();
});

test("the note on a link disappears when its look is undone by keyboard, and redo brings both back", async () => {
  await showEditor("pro");
  location.hash = await fragmentOf(STONE);
  await expect.element(note()).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(note()).not.toBeInTheDocument();
  await expect.element(sample()).not.toBeInTheDocument();
  await expect.element(matteSize()).toHaveValue("8");
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.element(note()).toBeVisible();
});

test("Keep keeps the look of a link that is opened in an open editor", async () => {
  await showEditor("free");
  await choose(await red());
  location.hash = await fragmentOf(STONE);
  await userEvent.click(note().getByRole("button", { name: "Keep" }));
  await expect.element(note()).not.toBeInTheDocument();
  await expect.element(matteSize()).toHaveValue("12");
});

const MALLORY = {
  ...STONE,
  texts: { photoBy: "Photo by Mallory", locationText: "Oslo", additionalCredits: "{location} {city} {filename}" },
};

/** Settings in the browser after the page has stored what it would lose on leaving. */
function storedSettings(): unknown {
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
  return JSON.parse(localStorage.getItem("matte.settings") ?? "null");
}

test("a link’s texts and frame are stored only with Keep, and the note names the texts", async () => {
  await showEditor("pro");
  await choose(await red());
  location.hash = await fragmentOf(MALLORY);
  await expect.element(note()).toHaveTextContent("Keep also sets location “Oslo” and photo credit “Photo by Mallory”.");
  await expect.element(matteSize()).toHaveValue("12");
  await expect.element(field("Photo credit")).toHaveValue("");
  expect(storedSettings()).toBeNull();
  await userEvent.click(note().getByRole("button", { name: "Keep" }));
  await expect.element(field("Photo credit")).toHaveValue("Photo by Mallory");
  await expect.element(field("Additional credits")).toHaveValue("");
  await expect
    .poll(storedSettings)
    .toMatchObject({ outerBorderSize: 12, photoBy: "Photo by Mallory", locationText: "Oslo" });
});

test("a link’s texts never arrive with Undo, and later changes are stored", async () => {
  await showEditor("pro");
  await choose(await red());
  location.hash = await fragmentOf(MALLORY);
  await userEvent.click(note().getByRole("button", { name: "Undo" }));
  await expect.element(field("Photo credit")).toHaveValue("");
  await userEvent.fill(matteSize(), "21");
  await expect.poll(storedSettings).toMatchObject({ outerBorderSize: 21 });
});

test.each<[title: string, fragment: () => Promise<string>, sentence: string]>([
  ["a damaged link", () => Promise.resolve("#look=abcd"), "The link contains no look"],
  ["a link of a newer version", () => fragmentOf({ version: 9, settings: {} }), "The look in the link is of version 9"],
])("%s changes nothing and is explained", async (_title, fragment, sentence) => {
  await showEditor("pro");
  location.hash = await fragment();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(matteSize()).toHaveValue("8");
});

test("the copied link opens as the same look and contains no text", async () => {
  const copied: ClipboardItem[] = [];
  vi.spyOn(navigator.clipboard, "write").mockImplementation(async (items) => void copied.push(...items));
  await showEditor("pro");
  await choose(await red());
  await userEvent.type(field("Photo credit"), "Ada");
  await userEvent.fill(matteSize(), "21");
  await chooseInLooksMenu("Copy link to this look");
  await expect.element(page.getByText("Link copied")).toBeVisible();
  const link = new URL(await (await copied[0]!.getType("text/plain")).text());
  expect(link.hash).toBe(await fragmentOf({ version: 1, settings: { outerBorderSize: 21, showMetadata: true } }));
});
