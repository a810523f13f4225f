import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../testing.tsx";
import { QuickSizes, RadioGroup } from "./RadioGroup.tsx";

const OPTIONS = [
  { value: "all", label: "All" },
  { value: "camera", label: "Camera", locked: true },
  { value: "none", label: "None" },
];

function Display({ heard, disabled = false }: { readonly heard: string[]; readonly disabled?: boolean }) {
  const [value, setValue] = useState("all");
  return (
    <RadioGroup
      label="Metadata display"
      value={value}
      options={OPTIONS}
      disabled={disabled}
      onChange={(next) => {
        heard.push(next);
        setValue(next);
      }}
      onLocked={(next) => heard.push(`locked ${next}`)}
    />
  );
}

const radio = (name: string) => page.getByRole("radiogroup", { name: "Metadata display" }).getByRole("radio", { name });

test("an option is selected by a press on its label", async () => {
  const heard: string[] = [];
  show(<Display heard={heard} />);
  await userEvent.click(page.getByText("None"));
  await expect.element(radio("None")).toBeChecked();
  await expect.element(radio("All")).not.toBeChecked();
  expect(heard).toEqual(["none"]);
});

test("a press on a locked option calls onLocked and changes nothing", async () => {
  const heard: string[] = [];
  show(<Display heard={heard} />);
  await userEvent.click(page.getByText("Camera"));
  await userEvent.click(page.getByText("Camera"));
  await expect.element(radio("Camera")).toBeEnabled();
  await expect.element(radio("Camera")).not.toBeChecked();
  await expect.element(radio("All")).toBeChecked();
  expect(heard).toEqual(["locked camera", "locked camera"]);
});

test("a second arrow key passes a locked option", async () => {
  const heard: string[] = [];
  show(<Display heard={heard} />);
  radio("All").element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(radio("None")).toBeChecked();
  expect(heard).toEqual(["locked camera", "none"]);
});

test("a disabled group disables all options", async () => {
  show(<Display heard={[]} disabled />);
  for (const { label } of OPTIONS) await expect.element(radio(label)).toBeDisabled();
});

test("a quick size is pressed while it equals the value", async () => {
  const sizes = [
    { name: "1 inch", value: 4 },
    { name: "2 inch", value: 8 },
  ];
  const heard: number[] = [];
  show(<QuickSizes label="Quick size" value={8} options={sizes} onChange={(value) => heard.push(value)} />);
  await expect.element(page.getByRole("button", { name: "2 inch" })).toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByRole("button", { name: "1 inch" })).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(page.getByRole("button", { name: "1 inch" }));
  expect(heard).toEqual([4]);
});
