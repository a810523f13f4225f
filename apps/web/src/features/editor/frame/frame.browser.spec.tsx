import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, red, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor, type ShownEditor } from "../testing/show-editor.tsx";

startClean();

const slider = (name: string) => page.getByRole("slider", { name, exact: true });
const shown = (text: string) => expect.element(page.getByText(text)).toBeVisible();

/** A photo, 300 × 200, with an 8 percent matte (24 px) and a 1 px stroke. */
async function openFrame(plan: "free" | "pro" = "pro"): Promise<ShownEditor> {
  const editor = await showEditor(plan);
  await choose(await red());
  await userEvent.click(button("Frame"));
  await expect.element(slider("Top matte")).toBeInTheDocument();
  return editor;
}

test("the frame is folded at first, describes itself, and stays as it was left", async () => {
  await showEditor("pro");
  await expect.element(button("Frame")).toHaveAttribute("aria-expanded", "false");
  await expect.element(button("Frame")).toHaveAccessibleDescription("Even");
  await expect.element(button("Matte")).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(button("Frame"));
  await userEvent.click(button("Matte"));
  document.body.replaceChildren();
  await showEditor("pro");
  await expect.element(button("Frame")).toHaveAttribute("aria-expanded", "true");
  await expect.element(button("Matte")).toHaveAccessibleDescription("8 %, white");
});

test("the bottom is weighted by slider, button and the drawing's lower handle", async () => {
  await openFrame();
  await userEvent.click(button("Deep"));
  await expect.element(slider("Bottom weight")).toHaveValue("25");
  await shown("350 × 256 px");
  await userEvent.fill(slider("Bottom matte"), "16");
  await expect.element(slider("Bottom weight")).toHaveValue("100");
  await userEvent.click(button("Even"));
  await shown("350 × 250 px");
});

test("each side can be set; the matte's size is then locked, and undo returns to it", async () => {
  await openFrame();
  await userEvent.click(page.getByRole("switch", { name: "Set each side" }));
  await expect.element(slider("Outer matte size")).toBeDisabled();
  await userEvent.fill(slider("Right matte"), "18");
  await shown("380 × 250 px");
  await userEvent.fill(page.getByRole("spinbutton", { name: "Top matte, percent" }), "3");
  await userEvent.keyboard("{Enter}");
  await shown("380 × 235 px");
  await userEvent.click(button("Matte"));
  await expect.element(button("Matte")).toHaveAccessibleDescription("Each side, white");
  await userEvent.click(button("Matte"));
  for (let step = 0; step < 3; step++) await userEvent.click(button("Undo"));
  await expect.element(slider("Outer matte size")).toBeEnabled();
  await shown("350 × 250 px");
});

test("a side of half a percent is the slider's value, and arrow keys change it by one percent", async () => {
  await openFrame();
  await userEvent.click(page.getByRole("switch", { name: "Set each side" }));
  await userEvent.fill(slider("Top matte"), "7.5");
  await expect.element(slider("Top matte")).toHaveValue("7.5");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(slider("Top matte")).toHaveValue("8.5");
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await expect.element(slider("Top matte")).toHaveValue("0");
});

test("a bottom beyond its weight is set by number, and the other sides stay", async () => {
  await openFrame();
  const bottom = page.getByRole("spinbutton", { name: "Bottom matte, percent" });
  await userEvent.fill(bottom, "1");
  await userEvent.fill(bottom, "12");
  await userEvent.keyboard("{Enter}");
  await expect.element(slider("Bottom weight")).toHaveValue("50");
  await userEvent.fill(bottom, "4");
  await userEvent.keyboard("{Enter}");
  await shown("350 × 238 px");
  await expect.element(page.getByRole("switch", { name: "Set each side" })).toBeChecked();
});

test("a drag of a side is one step of undo, and ends where the pointer is", async () => {
  await openFrame();
  const handle = document.querySelector<HTMLElement>(".side-handle-top")!;
  const { x, y } = handle.getBoundingClientRect();
  const at = (clientY: number) => ({ clientX: x + 2, clientY, pointerId: 1, button: 0, bubbles: true });
  // The browser captures only real pointers.
  handle.setPointerCapture = () => undefined;
  handle.dispatchEvent(new PointerEvent("pointerdown", at(y)));
  for (const move of [2, 6, 12]) handle.dispatchEvent(new PointerEvent("pointermove", at(y - move)));
  await expect.element(page.getByRole("switch", { name: "Set each side" })).toBeChecked();
  await expect.poll(() => Math.round(handle.getBoundingClientRect().y - y)).toBe(-12);
  handle.dispatchEvent(new PointerEvent("pointerup", at(y - 12)));
  await expect.poll(() => Number((slider("Top matte").element() as HTMLInputElement).value)).toBeGreaterThan(12);
  await userEvent.click(button("Undo"));
  await expect.element(page.getByRole("switch", { name: "Set each side" })).not.toBeChecked();
});

test("the numbers of matte and second stroke name their units", async () => {
  await openFrame();
  const number = (name: string) => expect.element(page.getByRole("spinbutton", { name, exact: true })).toBeVisible();
  await number("Second stroke size, pixels of the photo");
  await userEvent.click(button("More frame settings"));
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Measured by" }), "Short side");
  await number("Outer matte size, percent of the short side");
  await userEvent.click(page.getByRole("radio", { name: "‰" }));
  await number("Second stroke size, thousandths");
});

test("the shape is chosen from the list or by its drawing", async () => {
  await openFrame();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Shape" }), "1:1");
  await shown("350 × 350 px");
  await userEvent.click(page.getByTitle("2:3"));
  await expect.element(page.getByRole("combobox", { name: "Shape" })).toHaveValue("2:3");
});

test("gap and colour appear with a second stroke, in Lines", async () => {
  await openFrame();
  await expect.element(slider("Second stroke gap")).not.toBeInTheDocument();
  await userEvent.fill(slider("Second stroke size"), "2");
  await expect.element(slider("Second stroke gap")).toBeVisible();
  await expect.element(page.getByLabelText("Second stroke colour")).toBeVisible();
});

test("a line of one pixel is named as hardly visible on a large photo, and replaced in one step", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("small.png", "#c01020"), await plainPhoto("large.png", "#c01020", 3000, 2000));
  await expect.element(slider("Second stroke size")).toBeVisible();
  const note = page.getByText("1 px is hardly visible on this photo.");
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.click(button("large.png"));
  await expect.element(note).toBeVisible();
  await userEvent.click(button("Use 1 ‰"));
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByRole("radio", { name: "‰" })).toBeChecked();
  await expect.element(page.getByText("3486 × 2486 px")).toBeVisible();
  await userEvent.click(button("Undo"));
  await expect.element(note).toBeVisible();
});

const printSize = () => page.getByRole("combobox", { name: "Print size" });
const resolution = () => page.getByRole("status", { name: "Print resolution" });
const fit = () => page.getByRole("switch", { name: "Fit the paper" });
const millimetres = () => slider("Matte (mm)");

async function openPaper(): Promise<void> {
  await openFrame();
}

test("custom paper has a width, and no shape to fit", async () => {
  await openPaper();
  await userEvent.selectOptions(printSize(), "Custom");
  await userEvent.fill(page.getByRole("spinbutton", { name: "Print width (mm)" }), "25");
  await expect.element(resolution()).toHaveTextContent(/^2\.5 × 1\.8 cm, 356 ppi$/);
  await expect.element(fit()).not.toBeInTheDocument();
});

test("a paper fits the canvas to itself, turned with the photo, and says its size below the preview", async () => {
  await openPaper();
  await userEvent.selectOptions(printSize(), "30 × 40 cm");
  await expect.element(fit()).toBeChecked();
  await shown("352 × 264 px");
  await expect.element(resolution()).toHaveTextContent("40.0 × 30.0 cm, 22 ppi Low for print");
  await expect.element(page.getByText("40.0 × 30.0 cm", { exact: true })).toBeVisible();
  await userEvent.click(fit());
  await shown("350 × 250 px");
  await expect.element(resolution()).toHaveTextContent("40.0 × 28.6 cm, 22 ppi");
  await userEvent.selectOptions(printSize(), "8 × 10 in");
  await expect.element(resolution()).toHaveTextContent("10.0 × 7.1 in, 35 ppi");
});

test("paper, shape and social preset turn each other off, with a notice", async () => {
  await openPaper();
  const shape = page.getByRole("combobox", { name: "Shape" });
  await userEvent.selectOptions(shape, "1:1");
  await userEvent.selectOptions(printSize(), "A4");
  await expect.element(page.getByText("Shape 1:1 turned off: the paper sets the canvas")).toBeVisible();
  await expect.element(shape).toHaveValue("photo");
  await userEvent.selectOptions(shape, "4:5");
  await expect.element(page.getByText("Fit the paper turned off: the shape sets the canvas")).toBeVisible();
  await expect.element(fit()).not.toBeChecked();
  await userEvent.click(fit());
  await expect.element(shape).toHaveValue("photo");
  await expect.element(fit()).toBeChecked();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Social preset" }), "story-9x16");
  await expect.element(page.getByText("Fit the paper turned off: the preset sets the canvas")).toBeVisible();
});

test("a look with a shape says that it takes the canvas from the paper", async () => {
  await openPaper();
  await userEvent.selectOptions(printSize(), "A4");
  await userEvent.click(page.getByRole("radio", { name: "Square", exact: true }));
  const message = "Square applied. Fit the paper turned off: the shape sets the canvas";
  await expect.element(page.getByText(message)).toBeVisible();
  await userEvent.click(page.getByRole("status").getByRole("button", { name: "Undo" }));
  await expect.element(fit()).toBeChecked();
  await userEvent.click(page.getByRole("radio", { name: "Noir", exact: true }));
  await expect.element(page.getByText("Noir applied", { exact: true })).toBeVisible();
});

test("the matte may be typed in millimetres, and a quick size is its inches on paper", async () => {
  await openPaper();
  await userEvent.selectOptions(printSize(), "30 × 40 cm");
  await userEvent.fill(millimetres(), "50");
  await expect.element(slider("Outer matte size")).toBeDisabled();
  await shown("408 × 306 px");
  await userEvent.click(button("Matte"));
  await expect.element(button("Matte")).toHaveAccessibleDescription("50 mm, white");
  await userEvent.click(button("Matte"));
  await userEvent.click(button("1 inch"));
  await expect.element(millimetres()).toHaveValue("25.4");
  await expect.element(button("1 inch")).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(button("Use percent"));
  await expect.element(millimetres()).toHaveFocus();
  await expect.element(slider("Outer matte size")).toBeEnabled();
  // About an inch still, so that sides are set from it.
  await expect.element(slider("Outer matte size")).not.toHaveValue("8");
});

test("a side set by itself ends millimetres", async () => {
  await openPaper();
  await userEvent.selectOptions(printSize(), "30 × 40 cm");
  await userEvent.click(button("1 inch"));
  await userEvent.click(page.getByRole("switch", { name: "Set each side" }));
  await expect.element(button("Use percent")).not.toBeInTheDocument();
});

test("a portrait and a landscape fit their paper with a museum's bottom in four clicks", async () => {
  await showEditor("pro");
  await choose(await plainPhoto("tall.png", "#c01020", 200, 300), await plainPhoto("wide.png", "#c01020", 300, 200));
  await userEvent.click(page.getByRole("radio", { name: "Museum", exact: true }));
  await userEvent.click(button("Frame"));
  // A select counts as two clicks.
  await userEvent.selectOptions(printSize(), "30 × 40 cm");
  for (const [name, size] of [
    ["tall.png", "30.0 × 40.0 cm"],
    ["wide.png", "40.0 × 30.0 cm"],
  ] as const) {
    await userEvent.click(button(name));
    await expect.element(page.getByText(size, { exact: true })).toBeVisible();
  }
  await expect.element(slider("Bottom weight")).not.toHaveValue("0");
});

test("a bleed adds matte for the cut around the paper", async () => {
  await openPaper();
  await userEvent.selectOptions(printSize(), "10 × 15 cm");
  await userEvent.fill(slider("Bleed (mm)"), "3");
  await expect.element(resolution()).toHaveTextContent("15.0 × 10.0 cm");
});

test("strokes, bevel and inner mat are locked on Free, each with one badge, and clicks on them open the plans", async () => {
  const { upsell } = await openFrame("free");
  for (const name of ["Inner stroke size", "Second stroke size", "Bevel", "Inner mat"]) {
    await expect.element(slider(name)).toBeDisabled();
    slider(name).element().scrollIntoView({ block: "center" });
    const { left, top } = slider(name).element().getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 5, top + 5) ?? document.body);
  }
  expect(upsell).toHaveBeenCalledTimes(4);
  await expect.element(page.getByRole("button", { name: "PRO: inner mat. See what Pro adds" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "PRO: inner stroke. See what Pro adds" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "PRO: bevel. See what Pro adds" })).toBeVisible();
});

test("an inner mat has a colour, and the folded frame says so", async () => {
  await openFrame();
  const colour = page.getByLabelText("Inner mat colour", { exact: true });
  await expect.element(colour).not.toBeInTheDocument();
  await userEvent.fill(slider("Inner mat"), "2.5");
  await expect.element(colour).toHaveValue("#ffffff");
  await userEvent.click(button("Frame"));
  await expect.element(button("Frame")).toHaveAccessibleDescription("Even, Inner mat");
});

test("a shadow has a strength, on every plan, and the folded frame says so", async () => {
  await openFrame("free");
  const strength = slider("Shadow strength");
  await expect.element(strength).not.toBeInTheDocument();
  const shadow = page.getByRole("radiogroup", { name: "Shadow", exact: true });
  await userEvent.click(shadow.getByText("Lifted"));
  await userEvent.fill(strength, "70");
  await expect.element(strength).toHaveValue("70");
  await expect.element(shadow.getByRole("radio", { name: "Lifted" })).toBeChecked();
  await userEvent.click(button("Frame"));
  await expect.element(button("Frame")).toHaveAccessibleDescription("Even, Shadow");
});

test("the corners are rounded on every plan, and the folded frame says so", async () => {
  await openFrame("free");
  await userEvent.fill(slider("Corner radius"), "2.5");
  await expect.element(slider("Corner radius")).toHaveValue("2.5");
  await userEvent.click(button("Frame"));
  await expect.element(button("Frame")).toHaveAccessibleDescription("Even, Round corners");
});

test("the folded frame names at most two values", async () => {
  await openFrame();
  await userEvent.click(button("Deep"));
  await userEvent.click(button("More frame settings"));
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Measured by" }), "Mean of both");
  await userEvent.fill(slider("Bevel"), "5");
  await expect.element(button("More frame settings")).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(button("Frame"));
  await expect.element(button("Frame")).toHaveAccessibleDescription("Bottom +25 %, Bevel");
});
