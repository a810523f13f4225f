import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fixture } from "#domain/photos/testing/fixtures.ts";
import { field, preview, startClean } from "../testing/controls.ts";
import { fieldBox, scopeOf, showThree } from "../testing/fields.ts";
import { choose, plainPhoto, showEditor, shownName } from "../testing/show-editor.tsx";

startClean();

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

  test("is the selection while several photos are selected", async () => {
    await showThree();
    await userEvent.click(page.getByRole("button", { name: "harbour.jpg", exact: true }), { modifiers: ["Control"] });
    const scope = scopeOf("Photo credit");
    await expect.element(scope.getByRole("radio", { name: "2 selected" })).toBeChecked();
    await userEvent.fill(field("Photo credit"), "Jo Weiss");
    await userEvent.click(page.getByRole("button", { name: "sea.jpg", exact: true }));
    await expect.element(field("Photo credit")).toHaveValue("");
    await expect.element(scope.getByRole("radio", { name: "2 selected" })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: "dunes.jpg", exact: true }));
    await expect.element(field("Photo credit")).toHaveValue("Jo Weiss");
    await expect.element(scope.getByRole("radio", { name: "This photo" })).toBeChecked();
  });

  test.each([1440, 1024])("of a selection is next to each label in a window of %d pixels", async (width) => {
    await page.viewport(width, 900);
    await showThree();
    await userEvent.click(page.getByRole("button", { name: "harbour.jpg", exact: true }), { modifiers: ["Control"] });
    for (const name of ["Subject name", "Location", "Photo credit", "Additional credits"]) {
      await expect.element(scopeOf(name).getByRole("radio", { name: "2 selected" })).toBeChecked();
      const label = fieldBox(name).querySelector("label")?.getBoundingClientRect();
      expect(scopeOf(name).element().getBoundingClientRect().top).toBeLessThan(label?.bottom ?? 0);
    }
  });

  test("starts again after Reset, and with a new batch", async () => {
    await showThree();
    const ofThis = () => scopeOf("Location").getByRole("radio", { name: "This photo" });
    await userEvent.click(ofThis());
    await userEvent.click(page.getByRole("button", { name: "Reset settings" }));
    await expect.element(ofThis()).not.toBeChecked();
    await userEvent.click(ofThis());
    await userEvent.click(page.getByRole("button", { name: "Clear all" }));
    await choose(await plainPhoto("a.jpg", "#c01020"), await plainPhoto("b.jpg", "#1020c0"));
    await expect.element(ofThis()).not.toBeChecked();
  });

  test("shows the chosen one at the end of its line", async () => {
    await showThree();
    const chosenEnd = (name: string) =>
      fieldBox(name).querySelector(".scope label:has(:checked)")?.getBoundingClientRect().right;
    expect(chosenEnd("Location")).toBeCloseTo(chosenEnd("Photo credit") ?? 0, 1);
    const end = chosenEnd("Location");
    await userEvent.click(scopeOf("Location").getByRole("radio", { name: "This photo" }));
    expect(chosenEnd("Location")).toBeCloseTo(end ?? 0, 1);
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

describe("the creator of the file", () => {
  test("is shown next to the credit, and used at the press of a button", async () => {
    await showThree();
    await expect.element(page.getByText("File says: Ines Morel")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Use it" }));
    await expect.element(field("Photo credit")).toHaveValue("Ines Morel");
    await expect.element(page.getByText("File says: Ines Morel")).not.toBeInTheDocument();
  });

  test("is used for no photo whose file names another or no creator", async () => {
    await showThree();
    await userEvent.click(page.getByRole("button", { name: "Use it" }));
    await userEvent.click(page.getByRole("button", { name: "sea.jpg", exact: true }));
    await expect.element(field("Photo credit")).toHaveValue("");
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
    // A letter each: a pause inside a word would make two steps.
    await userEvent.keyboard("Q{Alt>}{ArrowDown}{/Alt}W{Alt>}{ArrowUp}{/Alt}");
    await expect.poll(shownName).toContain("harbour.jpg");
    await expect.element(field("Subject name")).toHaveValue("Q");
    await userEvent.keyboard("{Control>}z{/Control}");
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect.element(field("Subject name")).toHaveValue("Sea");
  });
});
