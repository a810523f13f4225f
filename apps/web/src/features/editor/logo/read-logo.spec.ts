import { afterEach, expect, test, vi } from "vitest";
import { editorInTest } from "../testing/editor-in-test.ts";
import { LOGO } from "./slots.ts";
import { takeLogo } from "./read-logo.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["no picture", () => Promise.reject(new DOMException("?", "InvalidStateError")), /can display\. Choose a PNG or SVG/],
  ["the browser's own failure", undefined, /^“notes\.txt” could not be read/],
])("%s is told with the file's name, and the logo stays as it was", async (_, createImageBitmap, words) => {
  vi.stubGlobal("createImageBitmap", createImageBitmap);
  const { document, said, session } = editorInTest("pro");
  await takeLogo(session, LOGO, new File(["?"], "notes.txt"));
  expect(said()).toEqual([expect.stringMatching(words)]);
  expect(document().settings.customLogo).toBeNull();
});
