import { describe, expect, it } from "vitest";
import { reachableFrom } from "./reachable.ts";

const TEXTS = new Map([
  ["tool.html", '<script src="/assets/app-1.js"></script><link rel="manifest" href="/manifest.webmanifest">index.html'],
  ["index.html", '<img src="/assets/sea-5.webp">'],
  ["manifest.webmanifest", '{"src":"/icons/icon-192.png"}'],
  ["icons/icon-192.png", ""],
  ["icons/other.png", ""],
  ["assets/app-1.js", 'import("./editor-2.js");const css="assets/editor-3.css"'],
  ["assets/editor-2.js", 'import"./app-1.js";new Worker("/assets/photo.worker-4.js")'],
  ["assets/editor-3.css", ""],
  ["assets/photo.worker-4.js", ""],
  ["assets/sea-5.webp", ""],
]);

describe("what a page leads to", () => {
  it("is found through scripts, styles, workers and the manifest, and never through another page", () => {
    expect(reachableFrom(["tool.html"], TEXTS)).toEqual([
      "assets/app-1.js",
      "assets/editor-2.js",
      "assets/editor-3.css",
      "assets/photo.worker-4.js",
      "icons/icon-192.png",
      "manifest.webmanifest",
      "tool.html",
    ]);
  });

  it("cannot be told of a page that is not there", () => {
    expect(() => reachableFrom(["gone.html"], TEXTS)).toThrow("The build has no gone.html.");
  });
});
