import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, field, red, startClean } from "../testing/controls.ts";
import { choose, showEditor } from "../testing/show-editor.tsx";

startClean();

const location = field("Location");
const font = page.getByRole("combobox", { name: "Metadata font", exact: true });

async function showCaption(): Promise<void> {
  await showEditor("pro");
  await choose(await red());
  await userEvent.click(page.getByRole("switch", { name: "Show metadata", exact: true }));
}

test("the caption’s language is in More caption settings and can be undone", async () => {
  await showCaption();
  await userEvent.click(button("More caption settings"));
  const language = page.getByRole("combobox", { name: "Caption language", exact: true });
  await userEvent.selectOptions(language, "繁體中文");
  await expect.element(language).toHaveValue("zh-Hant");
  await userEvent.click(button("Undo"));
  await expect.element(language).toHaveValue("auto");
});

test("graphemes that no font has are named in a status, others not", async () => {
  await showCaption();
  await userEvent.fill(location, "東京 \u{4FFFA} 서울");
  const status = page.getByText("No font on this computer has \u{4FFFA}. The export would print boxes instead.");
  await expect.element(status).toBeVisible();
  await userEvent.fill(location, "東京 서울");
  await expect.element(status).not.toBeInTheDocument();
});

test("the face that is used instead of a font that this computer lacks is named", async () => {
  await showCaption();
  const names = { Georgia: "Gelasio", "Helvetica Neue": "Arimo", "Courier New": "Cousine" };
  for (const [name, standIn] of Object.entries(names)) {
    await userEvent.selectOptions(font, name);
    await expect
      .element(page.getByText(`This computer doesn’t have ${name}. ${standIn} is used instead.`))
      .toBeVisible();
  }
  await userEvent.selectOptions(font, "Lora");
  await expect.element(page.getByText("is used instead.")).not.toBeInTheDocument();
});
