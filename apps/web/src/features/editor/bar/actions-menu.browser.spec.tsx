import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "#ui/testing.tsx";
import { ActionsMenu } from "./ActionsMenu.tsx";

function showMenu(): { readonly heard: string[]; readonly button: HTMLElement } {
  const heard: string[] = [];
  const items = ["Open", "Clear"].map((label) => ({ label, onSelect: () => heard.push(label) }));
  show(<ActionsMenu label="More" items={items} />);
  return { heard, button: page.getByRole("button", { name: "More" }).element() as HTMLElement };
}

test("A menu whose button is pressed before its list is loaded opens with its first action ready", async () => {
  const { heard, button } = showMenu();
  button.focus();
  button.click();
  await expect.element(page.getByRole("menu", { name: "More" })).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe("Open");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => heard).toEqual(["Clear"]);
  await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("More");
});

test("A menu whose list is loaded while its button is held down opens", async () => {
  const { button } = showMenu();
  button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
  await expect.poll(() => button.isConnected).toBe(false);
  await expect.element(page.getByRole("menu", { name: "More" })).toBeVisible();
});

test("A menu's button keeps the focus when its list is loaded", async () => {
  const { button } = showMenu();
  button.focus();
  await expect.poll(() => button.isConnected).toBe(false);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("More");
});

test("A menu's button does not take the focus when its list is loaded", async () => {
  const { button } = showMenu();
  await expect.poll(() => button.isConnected).toBe(false);
  expect(document.activeElement).toBe(document.body);
});
