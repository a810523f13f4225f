import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, red, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor } from "../testing/show-editor.tsx";

startClean();

const dialog = () => page.getByRole("dialog", { name: "Captions" });
const grid = () => page.getByRole("grid", { name: "Captions" });
const cellTexts = (row: number) =>
  [
    ...grid()
      .element()
      .querySelectorAll(`[aria-rowindex="${row + 1}"] [role=gridcell]`),
  ].map((cell) => cell.textContent);
const status = () => dialog().getByRole("status");

async function openTable(): Promise<void> {
  await showEditor("pro");
  await choose(await red(), await plainPhoto("ridges.png", "#205010"), await plainPhoto("dunes.png", "#a08010"));
  await userEvent.click(button("Edit captions"));
  await expect.element(grid()).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("gridcell");
}

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
}

test("a single photo has no table", async () => {
  await showEditor("pro");
  await choose(await red());
  await expect.element(field("Photo credit")).toBeVisible();
  expect(button("Edit captions").elements()).toEqual([]);
});

test("the first cell has the focus when the table opens, and rows have names", async () => {
  await openTable();
  expect(cellTexts(1)).toEqual(["Harbour Dawn", "", "", "", "", "", "", ""]);
  expect(
    grid()
      .getByRole("rowheader")
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(["harbour-dawn.png", "ridges.png", "dunes.png"]);
  expect(grid().getByRole("columnheader").elements()).toHaveLength(9);
});

test("typing replaces a text, Enter goes to the next row, Escape restores", async () => {
  await openTable();
  await userEvent.keyboard("Quay{Enter}Hills{Enter}");
  expect([1, 2, 3].map((row) => cellTexts(row)[0])).toEqual(["Quay", "Hills", "Dunes"]);
  await userEvent.keyboard("Wrong{Escape}");
  expect(cellTexts(3)[0]).toBe("Dunes");
  await expect.element(dialog()).toBeVisible();
});

test("Tab moves within the row, F2 edits at the end of the text", async () => {
  await openTable();
  await userEvent.keyboard("{Tab}Lisbon{Tab}Ada{Enter}");
  expect(cellTexts(1).slice(0, 3)).toEqual(["Harbour Dawn", "Lisbon", "Ada"]);
  await userEvent.keyboard("{ArrowUp}{F2} L.{Enter}");
  expect(cellTexts(1)[2]).toBe("Ada L.");
  expect(cellTexts(2)[2]).toBe("");
});

test.each(["Alt", "Shift"])("%s and Enter begin a new line of credits at the caret, in the same row", async (key) => {
  await openTable();
  const toCredits = "{ArrowRight}{ArrowRight}{ArrowRight}";
  await userEvent.keyboard(`{ArrowDown}${toCredits}abcd{ArrowLeft}{ArrowLeft}{${key}>}{Enter}{/${key}}x{Enter}`);
  expect([1, 2].map((row) => cellTexts(row)[3])).toEqual(["", "ab\nxcd"]);
});

test("a long table is four fifths of the window high", async () => {
  await showEditor("pro");
  const names = Array.from({ length: 24 }, (_, at) => `photo-${at}.png`);
  await choose(...(await Promise.all(names.map((name) => plainPhoto(name, "#c01020", 30, 20)))));
  await userEvent.click(button("Edit captions"));
  await expect.element(grid()).toBeVisible();
  await expect.poll(() => Math.round(dialog().element().getBoundingClientRect().height)).toBe(0.8 * 900);
});

test("a text is shown and edited in its own direction", async () => {
  await openTable();
  await userEvent.keyboard("{F2}{Control>}a{/Control}שלום, world!");
  const directionOf = (selector: string) =>
    getComputedStyle(grid().element().querySelector(selector) ?? document.body).direction;
  expect(directionOf(".caption-editor")).toBe("rtl");
  await userEvent.keyboard("{Enter}");
  expect(directionOf(".caption-text")).toBe("rtl");
});

test("a pasted table fills cells in one step, and rows without a photo are counted", async () => {
  await openTable();
  await userEvent.keyboard("{ArrowRight}");
  paste("Lisbon\tAda\r\nSylt\tBea\r\nMerzouga\tCleo\r\nOslo\tDora");
  await expect.poll(() => cellTexts(3).slice(1, 3)).toEqual(["Merzouga", "Cleo"]);
  await expect.element(status()).toHaveTextContent("6 cells pasted. 1 row left out: there are no more photos.");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect([1, 2, 3].map((row) => cellTexts(row).slice(1, 3).join(""))).toEqual(["", "", ""]);
});

test("undo goes back to the captions at the table's opening, and redo to those last typed", async () => {
  await openTable();
  await userEvent.keyboard("Quay{Enter}Hills{Enter}");
  await userEvent.keyboard("{Control>}zzzz{/Control}");
  expect([1, 2, 3].map((row) => cellTexts(row)[0])).toEqual(["Harbour Dawn", "Ridges", "Dunes"]);
  await userEvent.keyboard("{Control>}yyy{/Control}");
  expect([1, 2, 3].map((row) => cellTexts(row)[0])).toEqual(["Quay", "Hills", "Dunes"]);
});

test("a text pasted over a selection fills it, and Delete empties it", async () => {
  await openTable();
  await userEvent.keyboard("{ArrowRight}{Shift>}{Control>}{ArrowDown}{/Control}{/Shift}");
  paste("Porto");
  await expect.poll(() => [1, 2, 3].map((row) => cellTexts(row)[1])).toEqual(["Porto", "Porto", "Porto"]);
  await userEvent.keyboard("{Delete}");
  expect([1, 2, 3].map((row) => cellTexts(row)[1])).toEqual(["", "", ""]);
});

test("a text of all photos is grey, a photo’s own is not, and Delete restores the grey one", async () => {
  await showEditor("pro");
  await choose(await red(), await plainPhoto("dunes.png", "#a08010"));
  await userEvent.type(field("Photo credit"), "Ines Morel");
  await userEvent.click(button("Edit captions"));
  const cell = () => grid().getByRole("gridcell").elements()[2];
  await expect.poll(() => cell()?.textContent).toBe("Ines Morel");
  expect(cell()?.getAttribute("data-own")).toBe("false");
  await userEvent.dblClick(cell()!);
  await userEvent.keyboard(" and Ada{Enter}");
  expect(cell()?.textContent).toBe("Ines Morel and Ada");
  expect(cell()?.getAttribute("data-own")).toBe("true");
  await userEvent.keyboard("{ArrowUp}{Delete}");
  expect(cell()?.textContent).toBe("Ines Morel");
});

test("a press on another cell or on a button keeps what was typed", async () => {
  await openTable();
  await userEvent.keyboard("Quay");
  await userEvent.click(grid().getByRole("gridcell").elements()[9]!);
  expect(cellTexts(1)[0]).toBe("Quay");
  await userEvent.keyboard("Oslo");
  await userEvent.click(dialog().getByRole("button", { name: "Done" }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.click(button("Edit captions"));
  await expect.poll(() => cellTexts(2)[1]).toBe("Oslo");
});

test("a CSV file gives photos their captions; rows without a photo are listed, and Undo reverts the import", async () => {
  await openTable();
  const csv = "\uFEFFFile name;Subject;Location\r\nDUNES.PNG;Erg;'=Merzouga\r\nharbour.jpg;Quay;Lisbon";
  const input = dialog().element().querySelector<HTMLInputElement>("input[type=file]")!;
  await userEvent.upload(input, new File([csv], "captions.csv", { type: "text/csv" }));
  await expect.poll(() => cellTexts(3).slice(0, 2)).toEqual(["Erg", "=Merzouga"]);
  await expect
    .element(status())
    .toHaveTextContent("Changed 2 caption fields of 1 photo. 1 row matched no photo: harbour.jpg");
  await userEvent.click(status().getByRole("button", { name: "Undo" }));
  await expect.poll(() => cellTexts(3).slice(0, 2)).toEqual(["Dunes", ""]);
});

test("a file without a column of names changes nothing and says which column it needs", async () => {
  await openTable();
  const input = dialog().element().querySelector<HTMLInputElement>("input[type=file]")!;
  await userEvent.upload(input, new File(["a,b\n1,2"], "captions.csv"));
  await expect.element(status()).toHaveTextContent("The file has no column “File name”.");
});

test("a text that the export cuts is marked", async () => {
  await openTable();
  await userEvent.keyboard("{ArrowRight}");
  paste("Long place ".repeat(30));
  await expect.element(grid().getByText("Cut", { exact: true })).toBeVisible();
});

test("a phone shows one photo at a time", async () => {
  await page.viewport(390, 800);
  await showEditor("pro");
  await choose(await red(), await plainPhoto("ridges.png", "#205010"), await plainPhoto("dunes.png", "#a08010"));
  await userEvent.click(button("Edit captions"));
  await expect.element(dialog().getByText("1 of 3")).toBeVisible();
  await userEvent.fill(dialog().getByRole("textbox", { name: "Location" }), "Lisbon");
  await userEvent.click(dialog().getByRole("button", { name: "Next" }));
  await expect.element(dialog().getByText("2 of 3")).toBeVisible();
  await expect.element(dialog().getByRole("textbox", { name: "Location" })).toHaveValue("");
  await userEvent.click(dialog().getByRole("button", { name: "Previous" }));
  await expect.element(dialog().getByRole("textbox", { name: "Location" })).toHaveValue("Lisbon");
});

test("typing on a phone ends the offer to undo an import", async () => {
  await page.viewport(390, 800);
  await showEditor("pro");
  await choose(await red(), await plainPhoto("dunes.png", "#a08010"));
  await userEvent.click(button("Edit captions"));
  await expect.element(dialog().getByText("1 of 2")).toBeVisible();
  const input = dialog().element().querySelector<HTMLInputElement>("input[type=file]")!;
  await userEvent.upload(input, new File(["File name,Subject\ndunes.png,Erg"], "captions.csv", { type: "text/csv" }));
  await expect.element(dialog().getByRole("button", { name: "Undo" })).toBeVisible();
  await userEvent.fill(dialog().getByRole("textbox", { name: "Location" }), "Lisbon");
  await expect.element(dialog().getByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  await userEvent.click(dialog().getByRole("button", { name: "Next" }));
  await expect.element(dialog().getByRole("textbox", { name: "Subject" })).toHaveValue("Erg");
});
