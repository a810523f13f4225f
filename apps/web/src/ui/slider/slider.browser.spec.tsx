import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Row } from "../panel/Section.tsx";
import { show } from "../testing.tsx";
import { Slider, type SliderProps } from "./Slider.tsx";

type Heard = [value: number, final: boolean][];

function Subject({ heard, ...props }: Partial<SliderProps> & { readonly heard: Heard }) {
  const [value, setValue] = useState(props.value ?? 8);
  return (
    <Row label="Size">
      <Slider
        label="Outer matte size"
        min={0}
        max={30}
        initial={8}
        unit="%"
        unitName="percent of width"
        {...props}
        value={value}
        onChange={(next, { final }) => {
          heard.push([next, final]);
          setValue(next);
        }}
      />
    </Row>
  );
}

function showSlider(props: Partial<SliderProps> = {}) {
  const heard: Heard = [];
  show(<Subject heard={heard} {...props} />);
  return {
    heard,
    slider: page.getByRole("slider", { name: "Outer matte size", exact: true }),
    field: page.getByRole("spinbutton", { name: "Outer matte size, percent of width" }),
  };
}

test("slider and number field show one value, and the row's label focuses the slider", async () => {
  const { slider, field } = showSlider();
  await expect.element(slider).toHaveValue("8");
  await expect.element(field).toHaveValue("8");
  await userEvent.click(page.getByText("Size", { exact: true }));
  await expect.element(slider).toHaveFocus();
});

test("moving the slider reports the movement and its end", async () => {
  const { slider, field, heard } = showSlider();
  await slider.fill("16");
  expect(heard).toEqual([
    [16, false],
    [16, true],
  ]);
  await expect.element(field).toHaveValue("16");
});

test.each([
  ["{ArrowRight}", 9],
  ["{ArrowLeft}", 7],
  ["{Shift>}{ArrowUp}{/Shift}", 18],
  ["{Shift>}{ArrowDown}{/Shift}", 0],
  ["{End}", 30],
  ["{Home}", 0],
])("%s on the slider sets %d", async (keys, value) => {
  const { slider, heard } = showSlider();
  slider.element().focus();
  await userEvent.keyboard(keys);
  expect(heard.at(-1)).toEqual([value, true]);
});

test("a double click restores the default", async () => {
  const { slider, heard } = showSlider({ value: 21 });
  await userEvent.dblClick(slider);
  expect(heard.at(-1)).toEqual([8, true]);
});

test.each<[typed: string, commit: string, value: number, shown: string]>([
  ["12", "{Enter}", 12, "12"],
  ["12,5", "{Enter}", 12.5, "12.5"],
  ["12.54 %", "{Enter}", 12.5, "12.5"],
  ["99", "{Enter}", 30, "30"],
  ["-4", "{Tab}", 0, "0"],
  ["wide", "{Enter}", 8, "8"],
  ["", "{Tab}", 8, "8"],
  ["12", "{Escape}", 8, "8"],
])("typing %j and then %s sets %d", async (typed, commit, value, shown) => {
  const { field, heard } = showSlider({ decimals: 1 });
  await userEvent.tripleClick(field);
  await userEvent.keyboard(typed === "" ? "{Backspace}" : typed);
  await userEvent.keyboard(commit);
  expect(heard.at(-1)).toEqual([value, true]);
  await expect.element(field).toHaveValue(shown);
});

test("values in range are reported while typing", async () => {
  const { field, heard } = showSlider();
  await userEvent.tripleClick(field);
  await userEvent.keyboard("199");
  expect(heard).toEqual([
    [1, false],
    [19, false],
  ]);
});

test.each([
  ["{ArrowUp}", 9],
  ["{ArrowDown}", 7],
  ["{Shift>}{ArrowUp}{/Shift}", 18],
  ["{Shift>}{ArrowDown}{/Shift}", 0],
])("%s in the number field sets %d", async (keys, value) => {
  const { field, heard } = showSlider();
  field.element().focus();
  await userEvent.keyboard(keys);
  expect(heard).toEqual([[value, true]]);
});

test("Escape in an edited number field reaches nothing outside it", async () => {
  const { field } = showSlider();
  const outside: string[] = [];
  const listen = ({ key }: KeyboardEvent): void => void outside.push(key);
  document.addEventListener("keydown", listen);
  await userEvent.tripleClick(field);
  await userEvent.keyboard("3{Escape}");
  document.removeEventListener("keydown", listen);
  expect(outside).toEqual(["3"]);
});

test("a curved track gives small values more room to a pointer, and keys single steps", async () => {
  const { slider, heard } = showSlider({ max: 582, value: 1, curved: true });
  const { width } = slider.element().getBoundingClientRect();
  await userEvent.click(slider, { position: { x: width / 2, y: 8 } });
  const [middle = 0] = heard.at(-1) ?? [];
  expect(Math.abs(middle - 582 / 4)).toBeLessThan(8);
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}");
  expect(heard.at(-1)).toEqual([2, true]);
  await slider.fill("12");
  expect(heard.at(-1)).toEqual([12, true]);
});

test("a disabled slider disables its number field, too", async () => {
  const { slider, field } = showSlider({ disabled: true });
  await expect.element(slider).toBeDisabled();
  await expect.element(field).toBeDisabled();
});
