import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/Button.tsx";
import { show } from "../testing.tsx";
import { Dialog } from "./Dialog.tsx";
import { Menu } from "./Menu.tsx";
import { Sheet } from "./Sheet.tsx";
import { SWIPE_THRESHOLD } from "./swipe.ts";

function Shortcuts() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Keyboard shortcuts">
        <Button variant="line">Print</Button>
      </Dialog>
    </>
  );
}

const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
const focused = (): string => {
  const { activeElement } = document;
  return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
};

async function openDialog(): Promise<void> {
  show(<Shortcuts />);
  await userEvent.click(page.getByRole("button", { name: "Open" }));
  await expect.element(dialog).toBeVisible();
}

test("a dialog keeps the focus and returns it when it is closed", async () => {
  await openDialog();
  await expect.poll(focused).toBe("Print");
  const visited: string[] = [];
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard("{Tab}");
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    visited.push(focused());
  }
  expect(visited).toEqual(["Close", "Print", "Close", "Print"]);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(focused).toBe("Open");
});

test("a dialog is closed by its button", async () => {
  await openDialog();
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a dialog is closed by a press outside it", async () => {
  await openDialog();
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

function Thumbnails() {
  const [open, setOpen] = useState(true);
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      label="Thumbnails"
      heading="6 photos"
      end={<Button variant="bare">Clear all</Button>}
    >
      <p>Groynes</p>
    </Sheet>
  );
}

test.each([
  [SWIPE_THRESHOLD - 1, true],
  [SWIPE_THRESHOLD, false],
])("after a swipe of %d px down the sheet is open: %s", async (travel, stays) => {
  show(<Thumbnails />);
  const sheet = page.getByRole("dialog", { name: "Thumbnails" });
  await expect.element(sheet).toBeVisible();
  const heading = page.getByRole("heading", { name: "6 photos" }).element();
  const touch = (type: string, clientY: number): boolean =>
    heading.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, buttons: 1, clientY }));
  touch("pointerdown", 100);
  touch("pointermove", 100 + travel);
  touch("pointerup", 100 + travel);
  if (stays) await expect.element(sheet).toBeVisible();
  else await expect.element(sheet).not.toBeInTheDocument();
});

test("a menu and its items work by keyboard", async () => {
  const heard: string[] = [];
  const items = [
    { label: "Dark mode", checked: true, onSelect: () => heard.push("dark") },
    { label: "Keyboard shortcuts", onSelect: () => heard.push("keys") },
  ];
  show(<Menu label="More" icon={Ellipsis} items={items} />);
  page.getByRole("button", { name: "More" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitemcheckbox", { name: "Dark mode" })).toBeChecked();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.poll(() => heard).toEqual(["keys"]);
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
});
