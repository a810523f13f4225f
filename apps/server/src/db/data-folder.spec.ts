import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkDataFolder } from "./data-folder.ts";

it("The data folder is ready while it exists and has space", async () => {
  const folder = mkdtempSync(join(tmpdir(), "matte-folder-"));
  expect(await checkDataFolder(folder)).toBeNull();
  expect(await checkDataFolder(folder, Number.MAX_SAFE_INTEGER)).toBe("data-folder");
  rmSync(folder, { recursive: true });
  expect(await checkDataFolder(folder)).toBe("data-folder");
});
