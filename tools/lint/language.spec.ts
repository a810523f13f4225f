/** Checks the language in documents and style sheets, which oxlint does not read, and in the rules themselves. */
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesMatching, ROOT } from "./files.ts";
import { complaintsAboutComment, complaintsAboutDocument, POETIC_NAME } from "./language.mjs";

const CHECKED = /\.(?:md|css|ya?ml|sh)$|^\.oxlintrc\.json$|tsconfig[^/]*\.json$|Containerfile$|\.service$|^\.ci\//;

describe("A comment", () => {
  it.each([
    "What the page shows.",
    "* Whether it is open.",
    "Where the file is.",
    "Reads the file. Who calls it does not matter.",
    "* Sends a message.\n * @param {string} id who gets it",
    "Nobody uses it.",
    "Parsed anew for each request.",
    "Nothing uses it any more.",
    "A format, say.",
    "Drawn behind the photo.",
    "The button beside the field.",
    "A ring round the photo.",
    "The page is told.",
    "The file lies in dist.",
    "The worker lets go of the bitmap.",
    "Left to the collector.",
    "A glance at the photo.",
  ])("%j is reported", (comment) => {
    expect(complaintsAboutComment(comment)).not.toEqual([]);
  });

  it.each([
    "Bytes of the framed JPEG.",
    "@returns whether the file is an image",
    "Null when it is wrong: say so in the message.",
    "Trusts the proxy: the server runs behind a TLS proxy.",
    "Files that a crash left behind.",
    "Rounds the width. Round the height as well, then round it again to even pixels.",
    "Sent in no more than ten requests; any more than that would be refused.",
    "The letter Q stands for quality.",
    "Freed by the garbage collector.",
    "A task that took over 50 ms.",
    "Names such as `somebody` and `letGo` in code are quotations.",
  ])("%j passes", (comment) => {
    expect(complaintsAboutComment(comment)).toEqual([]);
  });
});

it.each(["letGo", "takeGlance", "MishapBanner", "isStranded"])("The name %s is reported", (name) => {
  expect(name).toMatch(POETIC_NAME);
});

it.each(["withUshort", "release", "insertRow", "pushed"])("The name %s passes", (name) => {
  expect(name).not.toMatch(POETIC_NAME);
});

describe("A document", () => {
  it("is checked in its prose, across line breaks", () => {
    expect(complaintsAboutDocument("A ring that lies\nin front. It goes\non.")).toHaveLength(2);
  });

  it("is not checked in its code", () => {
    expect(complaintsAboutDocument("```sh\necho nobody\n```\nSee `nobody`.")).toEqual([]);
  });
});

it.each(filesMatching(CHECKED))("The language of %s is plain", (path) => {
  const text = readFileSync(join(ROOT, path), "utf8");
  const complaints =
    extname(path) === ".md" ? complaintsAboutDocument(text) : commentsOf(text).flatMap(complaintsAboutComment);
  expect(complaints).toEqual([]);
});

/** Comments in CSS, JSON with comments, YAML, shell scripts and container files. */
function commentsOf(text: string): string[] {
  const blocks = [...text.matchAll(/\/\*(.*?)\*\//gs)].map(([, comment = ""]) => comment);
  const lines = [...text.matchAll(/(?:^\s*(?:\/\/|#(?!!)) ?.*\n?)+/gm)].map(([comment]) =>
    comment.replaceAll(/^\s*(?:\/\/|#) ?/gm, ""),
  );
  return [...blocks, ...lines];
}
