import type { HexColour } from "@matte/engine";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Row } from "../panel/Section.tsx";
import { show } from "../testing.tsx";
import { ColourField } from "./ColourField.tsx";

const SWATCHES = [
  { name: "White", colour: "#FFFFFF" },
  { name: "Linen", colour: "#D8D2C6" },
] as const;

type Heard = [colour: HexColour, final: boolean][];

function Matte({ heard, disabled = false }: { readonly heard: Heard; readonly disabled?: boolean }) {
  const [colour, setColour] = useState<HexColour>("#FFFFFF");
  return (
    <Row label="Colour">
      <ColourField
        subject="Outer matte"
        value={colour}
        swatches={SWATCHES}
        disabled={disabled}
        onChange={(next, { final }) => {
          heard.push([next, final]);
          setColour(next);
        }}
      />
    </Row>
  );
}

function showField(disabled = false) {
  const heard: Heard = [];
  show(<Matte heard={heard} disabled={disabled} />);
  return { heard, well: page.getByLabelText("Outer matte colour"), code: page.getByLabelText("Outer matte hex code") };
}

test("the colour picker is the only control named after the colour, and sets it", async () => {
  const { heard, well, code } = showField();
  expect(well.elements()).toHaveLength(1);
  await well.fill("#112233");
  expect(heard).toEqual([
    ["#112233", false],
    ["#112233", true],
  ]);
  await expect.element(code).toHaveValue("#112233");
});

test("a swatch is pressed while the colour is its own", async () => {
  const { heard, well } = showField();
  const linen = page.getByRole("button", { name: "Linen" });
  await expect.element(linen).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(linen);
  await expect.element(linen).toHaveAttribute("aria-pressed", "true");
  await expect.element(well).toHaveValue("#d8d2c6");
  expect(heard).toEqual([["#D8D2C6", true]]);
});

test.each<[typed: string, commit: string, colour: HexColour]>([
  ["#a8895a", "{Enter}", "#A8895A"],
  ["a8895a", "{Tab}", "#A8895A"],
  ["#abc", "{Enter}", "#AABBCC"],
  ["beige", "{Enter}", "#FFFFFF"],
  ["#a8895a", "{Escape}", "#FFFFFF"],
])("typing %s and then %s sets %s", async (typed, commit, colour) => {
  const { code } = showField();
  await userEvent.tripleClick(code);
  await userEvent.keyboard(typed);
  await userEvent.keyboard(commit);
  await expect.element(code).toHaveValue(colour);
});

test("a disabled colour field disables all its controls", async () => {
  const { well, code } = showField(true);
  for (const control of [well, code, page.getByRole("button", { name: "Linen" })]) {
    await expect.element(control).toBeDisabled();
  }
});
