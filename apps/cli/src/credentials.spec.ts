import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAuthority, createSigner, type SignerOptions } from "@matte/credentials/authority";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signerBy } from "./credentials.ts";
import { UsageError } from "./exits.ts";

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-signer-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a certificate and its key. */
async function files(options: SignerOptions = {}, mode = 0o600) {
  const { pem } = await createSigner(await createAuthority(), { subject: "O=Gallery Ltd", ...options });
  made += 1;
  const [credentials, credentialsKey] = [join(folder, `${made}.pem`), join(folder, `${made}-key.pem`)];
  await writeFile(credentials, pem.certificate);
  await writeFile(credentialsKey, pem.key);
  await chmod(credentialsKey, mode);
  return { credentials, credentialsKey };
}

test("results without options have no signer", async () => {
  expect(await signerBy({})).toBeNull();
});

test("a certificate and its key are the signer of results", async () => {
  const timeStamp = "https://time.example/";
  expect(await signerBy({ ...(await files()), timeStamp })).toMatchObject({
    name: "Gallery Ltd",
    timeStamps: timeStamp,
  });
});

describe("nothing is framed, and a sentence says why, for", () => {
  test.each<[string, () => Promise<Parameters<typeof signerBy>[0]>, string]>([
    ["a certificate that ran out", () => files({ from: -20, until: -1 }), " ran out. Renew the certificate, or check"],
    ["a clock that is wrong", () => files({ from: 2 }), " isn’t valid yet. Check the clock of this computer."],
    ["a certificate for web servers", () => files({ usage: "1.3.6.1.5.5.7.3.1" }), " isn’t for signing documents."],
    ["a key that everyone may read", () => files({}, 0o644), "Everyone on this computer may read"],
    ["a certificate without a key", async () => ({ credentials: (await files()).credentials }), "--credentials-key"],
    ["a key without a certificate", async () => ({ credentialsKey: (await files()).credentialsKey }), "--credentials"],
    ["another’s key", async () => ({ ...(await files()), ...keyOf(await files()) }), " isn’t the key of "],
    [
      "a missing file",
      async () => ({ ...(await files()), credentials: join(folder, "none") }),
      " can’t be read as a c",
    ],
    ["a service alone", async () => ({ timeStamp: "https://time.example/" }), "--time-stamp is for credentials."],
    ["a service that is no URL", async () => ({ ...(await files()), timeStamp: "time" }), "with http or https"],
  ])("%s", async (_, options, sentence) => {
    const failure: unknown = await signerBy(await options()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect(String(failure)).toContain(sentence);
  });
});

function keyOf({ credentialsKey }: { readonly credentialsKey: string }) {
  return { credentialsKey };
}
