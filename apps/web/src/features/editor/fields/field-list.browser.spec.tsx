import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field, preview, startClean } from "../testing/controls.ts";
import { fieldBox, insertAt, showThree } from "../testing/fields.ts";

startClean();

const listbox = page.getByRole("listbox", { name: "Insert field" });
const marked = (): string | undefined => document.querySelector("[role=option][aria-selected=true] span")?.textContent;

describe("the list of fields", () => {
  test("has this photo’s values; arrows, Enter and typing choose a field at the caret", async () => {
    await showThree();
    await userEvent.fill(field("Location"), "in ");
    await insertAt("Location");
    await expect.element(listbox.getByRole("option", { name: "City Merzouga" })).toBeVisible();
    await expect.element(listbox.getByRole("option", { name: "State Not in this file" })).toBeVisible();
    await expect.element(field("Location")).toHaveFocus();
    expect(marked()).toBe("City");
    await userEvent.keyboard("{ArrowDown}");
    expect(marked()).toBe("Country");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect.element(field("Location")).toHaveValue("in {city}");
    await expect.element(listbox).not.toBeInTheDocument();
    await insertAt("Location");
    await userEvent.keyboard("crea{Enter}");
    await expect.element(field("Location")).toHaveValue("in {city}{creator}");
    await expect.element(preview()).toHaveAccessibleDescription(/in MerzougaInes Morel/);
  });

  test("Escape closes the list and removes the query", async () => {
    await showThree();
    await userEvent.fill(field("Location"), "in ");
    await insertAt("Location");
    await userEvent.keyboard("cou");
    await expect.poll(marked).toBe("Country");
    await userEvent.keyboard("{Escape}");
    await expect.element(listbox).not.toBeInTheDocument();
    await expect.element(field("Location")).toHaveValue("in ");
    await expect.element(field("Location")).toHaveFocus();
  });

  test("a brace opens the list; an alternative and a closing brace are typed as usual", async () => {
    await showThree();
    await userEvent.click(field("Photo credit"));
    await userEvent.keyboard("{{");
    await expect.element(listbox).toBeVisible();
    await userEvent.keyboard("headl{Enter}");
    await expect.element(field("Photo credit")).toHaveValue("{headline}");
    await userEvent.keyboard("{Backspace}|crea");
    await userEvent.keyboard("tor}");
    await expect.element(field("Photo credit")).toHaveValue("{headline|creator}");
    await expect.element(listbox).not.toBeInTheDocument();
  });

  test("a field is chosen with the pointer, also one without a value", async () => {
    await showThree();
    await insertAt("Additional credits");
    await userEvent.click(listbox.getByRole("option", { name: "State Not in this file" }));
    await expect.element(field("Additional credits")).toHaveValue("{state}");
    await expect.element(field("Additional credits")).toHaveFocus();
  });

  test("the input names the list and the marked option while it is open", async () => {
    await showThree();
    await insertAt("Location");
    const input = field("Location").element();
    const option = () => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent;
    await expect.poll(option).toBe("CityMerzouga");
    expect(document.getElementById(input.getAttribute("aria-controls") ?? "")?.role).toBe("listbox");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => input.hasAttribute("aria-activedescendant")).toBe(false);
  });

  test("is a sheet on a phone, with a search of its own", async () => {
    await page.viewport(390, 844);
    await showThree();
    await insertAt("Photo credit");
    const search = page.getByRole("combobox", { name: "Search fields" });
    await userEvent.fill(search, "creat");
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Photo credit")).toHaveValue("{creator}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("slips", () => {
  const slips = () => [...fieldBox("Location").querySelectorAll(".slip")];

  test("are painted exactly below their text, as an outline without a value", async () => {
    await showThree();
    await userEvent.fill(field("Location"), "in {city}, {state}");
    await expect.poll(() => slips().map((slip) => slip.className)).toEqual(["slip", "slip slip-empty"]);
    const context = document.createElement("canvas").getContext("2d");
    const input = field("Location").element();
    const style = getComputedStyle(input);
    if (context === null) throw new Error("No canvas");
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const start = input.getBoundingClientRect().x + 8;
    const text = slips()[0]?.getBoundingClientRect();
    expect(text?.x).toBeCloseTo(start + context.measureText("in ").width - 1, 0);
    expect(text?.width).toBeCloseTo(context.measureText("{city}").width + 2, 0);
  });

  test("follow a text that is scrolled in its field", async () => {
    await showThree();
    await userEvent.fill(field("Location"), `{city} ${"and further ".repeat(9)}`);
    await userEvent.click(field("Location"));
    const input = field("Location").element();
    await expect.poll(() => slips().length).toBe(1);
    const x = () => slips()[0]?.getBoundingClientRect().x ?? 0;
    input.scrollLeft = 0;
    await expect.poll(x).toBeCloseTo(input.getBoundingClientRect().x + 7, 0);
    input.scrollLeft = 120;
    await expect.poll(x).toBeCloseTo(input.getBoundingClientRect().x + 7 - 120, 0);
  });

  test("a text from right to left has its slips at the right", async () => {
    await showThree();
    await userEvent.fill(field("Location"), "שלום {city}");
    await expect.poll(() => slips().length).toBe(1);
    const box = field("Location").element().getBoundingClientRect();
    expect(slips()[0]?.getBoundingClientRect().x).toBeGreaterThan(box.x + box.width / 2);
  });

  test("an unknown field is named, with the one that was meant", async () => {
    await showThree();
    await userEvent.fill(field("Location"), "{titel}");
    await expect.element(page.getByText("Unknown field “titel”. Did you mean “title”?")).toBeVisible();
    expect(slips()).toEqual([]);
  });
});
