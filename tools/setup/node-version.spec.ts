import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { complaintAbout, OLDEST } from "./node-version.mjs";

it.each(["v20.19.0", "v20.19.5", "v20.20.0", "v21.0.0", "v22.12.0", "v100.0.0", "v22.0.0-nightly20240101"])(
  "Node %s is supported",
  (version) => {
    expect(complaintAbout(version)).toBeNull();
  },
);

it.each(["v20.18.3", "v18.20.4", "v20.9.0", "v9.99.99"])(
  "Node %s is too old, and the message names the oldest supported version",
  (version) => {
    expect(complaintAbout(version)).toBe(
      `Matte needs Node 20.19.0 or newer; this is ${version}. Get one from https://nodejs.org.`,
    );
  },
);

it("The oldest supported version is the one in package.json", () => {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  expect(JSON.parse(text)).toMatchObject({ engines: { node: `>=${OLDEST}` } });
});
