import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { notesOf, packageVersions, releasedVersion } from "./release-notes.mjs";

const CHANGELOG = readFileSync(fileURLToPath(new URL("../../CHANGELOG.md", import.meta.url)), "utf8");
const SHORT = "# Changelog\n\n## Unreleased\n\n- Soon.\n\n## 1.1.0 – 2026-01-02\n\n- New.\n\n## 1.0.0 – 2026-01-01\n";

describe("Notes of a release", () => {
  it("are its section of the changelog, and no other", () => {
    expect(notesOf(SHORT, "1.1.0")).toBe("- New.");
  });

  it.each(["1.0.0", "1.1", "2.0.0", "Unreleased"])(
    "are missing for %s, which has no section or an empty one",
    (version) => {
      expect(() => notesOf(SHORT, version)).toThrow(`CHANGELOG.md says nothing about ${version}.`);
    },
  );

  it("are there for the version that all packages have", () => {
    const versions = packageVersions();
    expect(versions).toHaveProperty("@matte/lossless");
    const version = releasedVersion(`v${versions["matte"]}`, versions);
    expect(notesOf(CHANGELOG, version).length).toBeGreaterThan(100);
  });
});

it("A tag that a package doesn’t have is refused with its name", () => {
  expect(() => releasedVersion("v1.2.3", { matte: "1.2.3", "@matte/cli": "1.2.2" })).toThrow(
    "Not 1.2.3: @matte/cli 1.2.2.",
  );
});
