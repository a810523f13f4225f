import { describe, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { fixture } from "#domain/photos/testing/fixtures.ts";
import { field, preview, renamed, startClean } from "../testing/controls.ts";
import { choose, plainPhoto, showEditor, shownName } from "../testing/show-editor.tsx";

startClean();

const switchNamed = (name: string) => page.getByRole("switch", { name, exact: true });
const listbox = page.getByRole("listbox", { name: "Insert field" });
const marked = (): string | undefined => document.querySelector("[role=option][aria-selected=true] span")?.textContent;

/** The part of the panel with a field. */
function fieldBox(name: string): Element {
  const box = field(name).element().closest(".words");
  if (box === null) throw new Error(`No field ${name}`);
  return box;
}

function within(name: string): Locator {
  return page.elementLocator(fieldBox(name));
}

const SCOPED = ["Subject name", "Location", "Photo credit", "Additional credits"];

function scopeOf(name: string): Locator {
  return page.getByRole("radiogroup", { name: "Applies to", exact: true }).nth(SCOPED.indexOf(name));
}

async function showThree(): Promise<void> {
  await showEditor("pro");
  await choose(
    await renamed("words-in-xmp", "dunes.jpg"),
    await plainPhoto("harbour.jpg", "#c01020"),
    await plainPhoto("sea.jpg", "#1020c0"),
  );
}

async function insertAt(name: string): Promise<void> {
  await userEvent.click(within(name).getByRole("button", { name: "Insert field", exact: true }));
}

describe("the scope of a field", () => {
  test("is offered from two photos on, and begins with the photo for the subject and with all for the rest", async () => {
    await showEditor("pro");
    await choose(await plainPhoto("harbour.jpg", "#c01020"));
    await expect.element(page.getByRole("radiogroup", { name: "Applies to" })).not.toBeInTheDocument();
    await choose(await plainPhoto("sea.jpg", "#1020c0"));
    const subject = scopeOf("Subject name");
    await expect.element(subject.getByRole("radio", { name: "This photo" })).toBeChecked();
    for (const name of ["Location", "Photo credit", "Additional credits"]) {
      const scope = scopeOf(name);
      await expect.element(scope.getByRole("radio", { name: "All photos" })).toBeChecked();
    }
  });

  test("decides which photos a text is printed on, until it is chosen again", async () => {
    await showThree();
    await userEvent.fill(field("Location"), "Everywhere");
    const scope = scopeOf("Location");
    await userEvent.click(scope.getByRole("radio", { name: "This photo" }));
    await userEvent.fill(field("Location"), "Dunes");
    await userEvent.click(page.getByRole("button", { name: "sea.jpg", exact: true }));
    await expect.element(field("Location")).toHaveValue("Everywhere");
    await userEvent.click(page.getByRole("button", { name: "dunes.jpg", exact: true }));
    await expect.element(field("Location")).toHaveValue("Dunes");
    await userEvent.click(scope.getByRole("radio", { name: "All photos" }));
    await userEvent.click(page.getByRole("button", { name: "sea.jpg", exact: true }));
    await expect.element(field("Location")).toHaveValue("Dunes");
  });

  test("an empty location shows the place in the file where that is printed", async () => {
    await showThree();
    await expect.element(field("Location")).toHaveAttribute("placeholder", "Merzouga, Morocco");
    await userEvent.click(scopeOf("Location").getByRole("radio", { name: "This photo" }));
    await userEvent.fill(field("Location"), "x");
    await userEvent.clear(field("Location"));
    await expect.element(field("Location")).not.toHaveAttribute("placeholder");
    await expect.element(preview()).not.toHaveAccessibleDescription(/Merzouga/);
  });

  test("both choices keep their place when they appear", async () => {
    await showThree();
    await expect.element(scopeOf("Location")).toHaveAccessibleDescription("Location");
    const places = () =>
      [...fieldBox("Location").querySelectorAll(".scope label")].map((one) => one.getBoundingClientRect().x);
    const hidden = () =>
      getComputedStyle(fieldBox("Location").querySelector(".scope label:not(:has(:checked))") ?? document.body).opacity;
    const before = places();
    // The pointer may still be over the field.
    await userEvent.hover(preview());
    await expect.poll(hidden).toBe("0");
    await userEvent.click(field("Location"));
    await expect.poll(hidden).toBe("1");
    expect(places()).toEqual(before);
  });

  test("Use for all photos copies the subject, says so and can be undone", async () => {
    await showThree();
    await userEvent.click(page.getByRole("button", { name: "Use for all photos" }));
    await expect.element(page.getByText("Subject used for 3 photos")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "sea.jpg", exact: true }));
    await expect.element(field("Subject name")).toHaveValue("Dunes at dusk");
  });
});

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

describe("the creator of the file", () => {
  test("is shown next to the credit, and used at the press of a button", async () => {
    await showThree();
    await expect.element(page.getByText("File says: Ines Morel")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Use it" }));
    await expect.element(field("Photo credit")).toHaveValue("Ines Morel");
    await expect.element(page.getByText("File says: Ines Morel")).not.toBeInTheDocument();
  });

  test("is used as it is, also with braces", async () => {
    await showEditor("pro");
    const bytes = new Uint8Array(await (await fixture("words-in-xmp")).arrayBuffer());
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte))
      .join("")
      .replaceAll("Ines Morel", "{iso} More");
    await choose(
      new File([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))], "dunes.jpg", { type: "image/jpeg" }),
    );
    await expect.element(page.getByText("File says: {iso} More")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Use it" }));
    await expect.element(preview()).toHaveAccessibleDescription(/\{iso\} More/);
  });

  test("is named before another credit replaces it, on every photo of the batch", async () => {
    await showThree();
    await userEvent.fill(field("Photo credit"), "Photo by Lena Okafor");
    await expect.element(page.getByText("The export replaces “Ines Morel” as the creator.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "sea.jpg", exact: true }));
    await expect.element(page.getByText("This credit replaces the creator of 1 photo.")).toBeVisible();
    await userEvent.fill(field("Photo credit"), "© Ines Morel");
    await expect.element(page.getByText(/replaces/)).not.toBeInTheDocument();
  });
});

describe("the series", () => {
  test("Alt and an arrow go to the same field of another photo, its text selected", async () => {
    await showThree();
    await userEvent.click(field("Subject name"));
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect.poll(shownName).toContain("harbour.jpg");
    const input = field("Subject name").element();
    if (!(input instanceof HTMLInputElement)) throw new Error("No input");
    expect(document.activeElement).toBe(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, "Harbour".length]);
    await userEvent.keyboard("Quay{Alt>}{ArrowDown}{/Alt}Waves{Alt>}{ArrowUp}{/Alt}");
    await expect.poll(shownName).toContain("harbour.jpg");
    await expect.element(field("Subject name")).toHaveValue("Quay");
    await userEvent.keyboard("{Control>}z{/Control}");
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect.element(field("Subject name")).toHaveValue("Sea");
  });
});

describe("rarer settings", () => {
  const more = (part: string) =>
    page.elementLocator(document.querySelector(`#${part} .fold-more button`) ?? document.body);

  test("a date is printed in the chosen format, or in a custom one", async () => {
    await showThree();
    await userEvent.click(switchNamed("Show metadata"));
    await expect.poll(() => document.querySelector("#caption .fold-more")).not.toBeNull();
    await userEvent.click(more("caption"));
    await userEvent.click(switchNamed("Print date"));
    await expect.element(preview()).toHaveAccessibleDescription(/2025-05-17/);
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Date format" }), "June 2024");
    await expect.element(preview()).toHaveAccessibleDescription(/May 2025/);
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Date format" }), "Custom");
    await userEvent.fill(field("Custom date format"), "D.M.YY");
    await expect.element(preview()).toHaveAccessibleDescription(/17\.5\.25/);
    await userEvent.click(more("caption"));
    await expect.element(more("caption")).toHaveAccessibleDescription("D.M.YY");
  });

  test("camera, lens and film are typed over those of the file, which is shown in their fields", async () => {
    await showThree();
    await userEvent.click(switchNamed("Show metadata"));
    await expect.poll(() => document.querySelector("#camera-data .fold-more")).not.toBeNull();
    await userEvent.click(more("camera-data"));
    await expect.element(field("Camera")).toHaveAttribute("placeholder", "Nikon Z6 II");
    await userEvent.click(switchNamed("Tidy camera names"));
    await expect.element(field("Camera")).toHaveAttribute("placeholder", "NIKON Z 6_2");
    await userEvent.fill(field("Camera"), "Leica M6");
    await userEvent.fill(field("Film"), "Portra 400");
    await expect.element(preview()).toHaveAccessibleDescription(/Leica M6 Portra 400/);
    await userEvent.click(more("camera-data"));
    await expect.element(more("camera-data")).toHaveAccessibleDescription("Portra 400");
  });

  test("the export’s name is a template with an example", async () => {
    await showThree();
    await expect.poll(() => document.querySelector("#output .fold-more")).not.toBeNull();
    await userEvent.click(more("output"));
    await expect
      .element(field("Export name"))
      .toHaveAttribute("placeholder", expect.stringMatching(/^matte-a1b2-\d{8}-dunes\.jpeg$/));
    await userEvent.fill(field("Export name"), "{city}-");
    await insertAt("Export name");
    await userEvent.keyboard("three{Enter}");
    await expect.element(field("Export name")).toHaveValue("{city}-{number:000}");
    await expect.element(page.getByText("Example: Merzouga-001.jpeg")).toBeVisible();
  });
});
