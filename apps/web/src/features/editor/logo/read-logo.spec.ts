import { afterEach, expect, test, vi } from "vitest";
import { editorInTest } from "../testing/editor-in-test.ts";
import { LOGO } from "./slots.ts";
import { chooseLogo } from "./read-logo.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["no picture", () => Promise.reject(new DOMException("?", "InvalidStateError")), /can display\. Choose a PNG or SVG/],
  ["the browser's own failure", undefined, /^“notes\.txt” couldn’t be read/],
])("%s is reported with the file's name, and the logo stays as it was", async (_, createImageBitmap, text) => {
  vi.stubGlobal("createImageBitmap", createImageBitmap);
  const { document, noticeTexts, session } = editorInTest("pro");
  await chooseLogo(session, LOGO, new File(["?"], "notes.txt"));
  expect(noticeTexts()).toEqual([expect.stringMatching(text)]);
  expect(document().settings.customLogo).toBeNull();
});
