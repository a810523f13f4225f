import { BUILT_IN_LOOKS } from "@matte/engine";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, chooseInLooksMenu, field, red, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, previewColour, showEditor } from "../testing/show-editor.tsx";

startClean();

const looks = () => page.getByRole("radiogroup", { name: "Looks" });
const look = (name: string) => looks().getByRole("radio", { name, exact: true });
const section = () => document.querySelector("#looks")!;
const matteSize = () => page.getByRole("slider", { name: "Outer matte size" });

async function openLooks(plan: "free" | "pro" = "pro"): Promise<void> {
  await showEditor(plan);
  await choose(await red());
  await expect.element(look("Noir")).toBeInTheDocument();
}

/** Colour at the corner of a look's frame. */
function cornerOf(name: string): string | undefined {
  const option = look(name).element().closest("label");
  const pixel = option?.querySelector("canvas")?.getContext("2d")?.getImageData(0, 0, 1, 1).data;
  return pixel === undefined ? undefined : [...pixel].slice(0, 3).join(" ");
}

test("there are all built-in looks, and none without a photo", async () => {
  await showEditor("free");
  await expect.element(page.getByRole("heading", { name: "Matte" })).toBeVisible();
  expect(looks().elements()).toEqual([]);
  await choose(await red());
  await expect.poll(() => looks().getByRole("radio").elements().length).toBe(BUILT_IN_LOOKS.length);
  await expect.element(look("Gallery")).toBeChecked();
});

test("each look is drawn by the painter", async () => {
  await openLooks();
  await expect.poll(() => cornerOf("Noir")).toBe("0 0 0");
  await expect.poll(() => cornerOf("Linen")).toBe("216 210 198");
  await expect.poll(() => cornerOf("Gallery")).toBe("255 255 255");
});

test("choosing a look is one step, which the message takes back", async () => {
  await openLooks();
  await userEvent.type(field("Photo credit"), "Ada");
  await userEvent.click(look("Noir"));
  await expect.poll(() => previewColour(0.01, 0.5)).toEqual([0, 0, 0]);
  await expect.element(look("Noir")).toBeChecked();
  await expect.element(field("Photo credit")).toHaveValue("Ada");
  const message = page.getByText("Noir applied");
  await userEvent.click(page.getByRole("status").getByRole("button", { name: "Undo" }));
  await expect.poll(() => previewColour(0.01, 0.5)).toEqual([255, 255, 255]);
  await expect.element(look("Gallery")).toBeChecked();
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(field("Photo credit")).toHaveValue("Ada");
});

test("the message of a look disappears with the next change", async () => {
  await openLooks();
  await userEvent.click(look("Museum"));
  await userEvent.click(look("Stone"));
  await expect.element(page.getByText("Museum applied")).not.toBeInTheDocument();
  await expect.element(page.getByText("Stone applied")).toBeVisible();
  await userEvent.fill(matteSize(), "20");
  await expect.element(page.getByText("Stone applied")).not.toBeInTheDocument();
});

test("a changed look keeps its name and its mark, and returns by Revert", async () => {
  await openLooks();
  await userEvent.click(look("Stone"));
  await userEvent.fill(matteSize(), "20");
  await expect.poll(() => section().querySelector("output")?.textContent).toBe("Stone, changed");
  await expect.element(look("Stone")).not.toBeChecked();
  expect(document.querySelectorAll(".look-changed")).toHaveLength(1);
  expect(look("Stone").element().closest("label")?.className).toContain("look-changed");
  await chooseInLooksMenu("Revert to Stone");
  await expect.element(look("Stone")).toBeChecked();
  await expect.element(matteSize()).toHaveValue("9");
  expect(section().querySelector("output")?.textContent).toBe("Stone");
});

test("arrow keys go from look to look", async () => {
  await openLooks();
  look("Gallery").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(look("Museum")).toBeChecked();
  await expect.element(look("Museum")).toHaveFocus();
});

test("looks are a strip that shows a part of the sixth, and unfold to all", async () => {
  await openLooks();
  const strip = looks().element();
  const inView = [...strip.children].filter((option) => {
    const { left } = option.getBoundingClientRect();
    return left < strip.getBoundingClientRect().right;
  });
  expect(inView).toHaveLength(6);
  expect(strip.scrollWidth).toBeGreaterThan(strip.clientWidth);
  await userEvent.click(button("All looks"));
  await expect.element(button("All looks")).toHaveAttribute("aria-expanded", "true");
  expect(strip.scrollWidth).toBe(strip.clientWidth);
  await expect.element(look("Washi")).toBeInViewport();
});

test("on Free a look has its matte, and the strokes stay locked", async () => {
  await openLooks("free");
  await userEvent.click(look("Noir"));
  await expect.poll(() => previewColour(0.01, 0.5)).toEqual([0, 0, 0]);
  await expect.element(look("Noir")).toBeChecked();
  await expect.element(page.getByRole("slider", { name: "Inner stroke size" })).toBeDisabled();
});

test("on a phone the first tab leads to the looks", async () => {
  await page.viewport(390, 844);
  await openLooks();
  const tab = page.getByRole("navigation", { name: "Settings sections" }).getByRole("link").first();
  await expect.element(tab).toHaveTextContent("Looks");
  await expect.element(tab).toHaveAttribute("aria-current", "true");
});

test("a look that was changed in an earlier visit says so, and returns by Revert", async () => {
  localStorage.setItem("matte.look.anonymous", JSON.stringify("stone"));
  localStorage.setItem("matte.settings", JSON.stringify({ outerBorderColor: "#A9A49B", outerBorderSize: 20 }));
  await openLooks();
  await expect.poll(() => section().querySelector("output")?.textContent).toBe("Stone, changed");
  await chooseInLooksMenu("Revert to Stone");
  await expect.element(look("Stone")).toBeChecked();
  await expect.element(matteSize()).toHaveValue("9");
});

test("the look chosen last is remembered for the next visit", async () => {
  await openLooks();
  await userEvent.click(look("Linen"));
  await userEvent.fill(matteSize(), "20");
  expect(localStorage.getItem("matte.look.anonymous")).toBe(JSON.stringify("linen"));
});

/** Opens an editor with photos a to c and selects the first two. */
async function selectTwoOfThree(): Promise<void> {
  await showEditor("pro");
  await choose(...(await Promise.all(["a.png", "b.png", "c.png"].map((name) => plainPhoto(name, "#c01020")))));
  await expect.element(look("Noir")).toBeInTheDocument();
  await userEvent.click(button("b.png"), { modifiers: ["Control"] });
}

function thumbnailCorners(): readonly string[] {
  const canvases = document.querySelectorAll<HTMLCanvasElement>("ol[aria-label=Thumbnails] canvas");
  return [...canvases].map((canvas) =>
    [...(canvas.getContext("2d")?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(" "),
  );
}

test("with several photos selected a look is theirs alone, and Use for all photos gives it to the others", async () => {
  await selectTwoOfThree();
  await userEvent.click(look("Noir"));
  await expect.element(page.getByText("Noir for 2 photos")).toBeVisible();
  await expect.poll(thumbnailCorners).toEqual(["0 0 0", "0 0 0", "255 255 255"]);
  expect(document.querySelectorAll(".thumbnail-own")).toHaveLength(2);
  await userEvent.fill(matteSize(), "20");
  await userEvent.click(button("c.png"));
  await expect.element(look("Gallery")).toBeChecked();
  await expect.element(matteSize()).toHaveValue("8");
  await userEvent.click(button("a.png"));
  await expect.element(matteSize()).toHaveValue("20");
  await chooseInLooksMenu("Use for all photos");
  await expect.poll(thumbnailCorners).toEqual(["0 0 0", "0 0 0", "0 0 0"]);
  expect(document.querySelectorAll(".thumbnail-own")).toHaveLength(0);
});

test("the message takes a look for the selection back", async () => {
  await selectTwoOfThree();
  await userEvent.click(look("Noir"));
  await userEvent.click(page.getByRole("status").getByRole("button", { name: "Undo" }));
  await expect.poll(thumbnailCorners).toEqual(["255 255 255", "255 255 255", "255 255 255"]);
});

test("a look for all selected photos is that of all", async () => {
  await selectTwoOfThree();
  await userEvent.click(look("Noir"));
  await userEvent.click(button("a.png"));
  await userEvent.keyboard("{Control>}a{/Control}");
  await userEvent.click(look("Stone"));
  await expect.element(page.getByText("Stone applied")).toBeVisible();
  expect(document.querySelectorAll(".thumbnail-own")).toHaveLength(0);
});
