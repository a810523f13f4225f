import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "#ui/testing.tsx";
import { MiddleShortened } from "./MiddleShortened.tsx";
import "./images.css";

test.each([
  ["first.jpg", "first.jpg", ""],
  [`${"x".repeat(300)}.jpg`, "x".repeat(292), `${"x".repeat(8)}.jpg`],
  [`${"👩‍👩‍👧‍👦".repeat(30)}.jpg`, "👩‍👩‍👧‍👦".repeat(22), `${"👩‍👩‍👧‍👦".repeat(8)}.jpg`],
])("The name %s is shortened before its end", async (name, start, end) => {
  show(
    <div data-testid="box" style={{ width: 240 }}>
      <MiddleShortened text={name} />
    </div>,
  );
  const box = page.getByTestId("box");
  await expect.element(box).toHaveTextContent(name);
  // A family emoji is one box in the fallback font, and four in this one.
  await document.fonts.load("400 15px 'Inter Variable'", name);
  const [first, last] = Array.from(box.element().querySelectorAll(".middle-shortened > span"));
  expect([first?.textContent, last?.textContent]).toEqual([start, end]);
  const line = box.element().getBoundingClientRect();
  expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(line.right);
  expect(line.height).toBeLessThan(40);
});
