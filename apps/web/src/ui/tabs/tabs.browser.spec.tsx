import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../testing.tsx";
import { Tabs } from "./Tabs.tsx";

const TABS = [
  { value: "statistics", label: "Statistics", panel: <p>12 users</p> },
  { value: "users", label: "Users", panel: <button type="button">Ada</button> },
  { value: "images", label: "Images", panel: <p>No images</p> },
] as const;

type Tab = (typeof TABS)[number]["value"];

function Dashboard({ heard }: { readonly heard: Tab[] }) {
  const [value, setValue] = useState<Tab>("statistics");
  return (
    <Tabs
      label="Dashboard"
      value={value}
      tabs={TABS}
      onChange={(next) => {
        heard.push(next);
        setValue(next);
      }}
    />
  );
}

const tab = (name: string) => page.getByRole("tablist", { name: "Dashboard" }).getByRole("tab", { name });

test("one panel is shown, named after its tab", async () => {
  show(<Dashboard heard={[]} />);
  await expect.element(page.getByRole("tabpanel", { name: "Statistics" })).toHaveTextContent("12 users");
  expect(page.getByRole("tabpanel").elements()).toHaveLength(1);
  await expect.element(tab("Statistics")).toHaveAttribute("aria-selected", "true");
  await expect.element(tab("Users")).toHaveAttribute("aria-selected", "false");
  const controlled = tab("Statistics").element().getAttribute("aria-controls");
  expect(page.getByRole("tabpanel").element().id).toBe(controlled);
});

test("a press on a tab shows its panel and reports it once", async () => {
  const heard: Tab[] = [];
  show(<Dashboard heard={heard} />);
  await userEvent.click(tab("Users"));
  await expect.element(page.getByRole("tabpanel", { name: "Users" })).toBeVisible();
  await userEvent.click(tab("Users"));
  expect(heard).toEqual(["users"]);
});

test("arrow keys, Home and End select tabs and stop at the ends", async () => {
  const heard: Tab[] = [];
  show(<Dashboard heard={heard} />);
  tab("Statistics").element().focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(tab("Images")).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(tab("Statistics")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(page.getByRole("tabpanel", { name: "Images" })).toHaveTextContent("No images");
  expect(heard).toEqual(["users", "images", "statistics", "images"]);
});

test("the list is one stop of the Tab key, and the panel's contents the next", async () => {
  show(<Dashboard heard={[]} />);
  await userEvent.click(tab("Users"));
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Ada" })).toHaveFocus();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(tab("Users")).toHaveFocus();
});
