import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { SBOM, writeSbom } from "./sbom.mjs";

interface Bom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly { readonly name: string; readonly version: string; readonly group?: string }[];
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

it("The bill of materials lists the packages of the product with their versions", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "matte-sbom-"));
  await writeSbom(folder);
  const text = readFileSync(join(folder, SBOM), "utf8");
  const { bomFormat, metadata, components } = JSON.parse(text) as Bom;
  rmSync(folder, { recursive: true });
  expect([bomFormat, metadata.component.name]).toEqual(["CycloneDX", "matte"]);
  const listed = new Set(components.map(({ group, name, version }) => `${group ? `${group}/` : ""}${name}@${version}`));
  for (const app of ["server", "web"])
    for (const [name, version] of externalPackages(app)) expect(listed).toContain(`${name}@${version}`);
  expect(components.some(({ name }) => name === "vitest" || name === "lighthouse")).toBe(false);
});

/** Packages named by an app, with their exact versions, other than this repository's. */
function externalPackages(app: string): [name: string, version: string][] {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, "apps", app, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return Object.entries(dependencies).filter(([name]) => !name.startsWith("@matte/"));
}
