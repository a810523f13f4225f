import { expect, test } from "vitest";
import { printable } from "./terminal.ts";

test("Escape sequences of names do not reach the terminal; line breaks, tabs and letters do", () => {
  expect(printable("\u001B]0;title\u0007a\u009B31m.jpg")).toBe("\u{FFFD}]0;title\u{FFFD}a\u{FFFD}31m.jpg");
  expect(printable("“ä\t写真”\n")).toBe("“ä\t写真”\n");
});
