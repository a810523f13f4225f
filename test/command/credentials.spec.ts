/** The built command line with Content Credentials, whose library is sensitive to the order in which a bundle runs it. */
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { createAuthority, createSigner } from "../../packages/credentials/authority.ts";
import { signedByCamera } from "../../packages/credentials/testing/camera.ts";
import { photo } from "../photos/index.ts";
import { buildProgram, environmentOf, PROGRAM } from "./built-program.ts";

const PATIENCE_MS = 180_000;

beforeAll(buildProgram, PATIENCE_MS);

it(
  "matte inspect prints a photo's credentials",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "matte-credentials-"));
    const signer = await createSigner(await createAuthority());
    await writeFile(join(folder, "signed.jpg"), await signedByCamera(await photo("canon-eos-r6"), signer));
    const env = environmentOf(folder, join(folder, "settings"));
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, "inspect", "signed.jpg"], {
      cwd: folder,
      env,
    });
    await rm(folder, { recursive: true });
    expect(stdout).toContain("    Signed by: Example Camera Co.\n");
    expect(stdout).toContain("    Signature and contents match\n    Not checked against a list of trusted signers.\n");
  },
  PATIENCE_MS,
);
