import { createPrivateKey, KeyObject } from "node:crypto";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { composeExport } from "../sign/manifest.ts";
import { signExport } from "../sign/sign.ts";
import type { SigningAlgorithm } from "../sign/types.ts";
import { type Authority, createAuthority, createSigner, type SignerOptions } from "../authority.ts";
import { judge } from "../testing/judge.ts";
import { readSigner, type SignerFault, signerOf, validityFault } from "./stored-signer.ts";

let authority: Authority;
let folder: string;
let certificate: string;
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-signer-"));
  authority = await createAuthority();
  const { pem } = await createSigner(authority, { subject: "O=Gallery Ltd, CN=Gallery" });
  certificate = await stored("certificate.pem", pem.certificate);
  key = await stored("key.pem", pem.key);
});
afterAll(() => rm(folder, { recursive: true }));

async function stored(name: string, content: string, mode = 0o600): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  await chmod(path, mode);
  return path;
}

async function files(options: SignerOptions) {
  const { pem } = await createSigner(authority, options);
  return { certificate: await stored("other.pem", pem.certificate), key: await stored("other-key.pem", pem.key) };
}

test("a certificate and its key are a signer with the owner's name", async () => {
  const signer = await readSigner({ certificate, key });
  expect(signer).toMatchObject({ algorithm: "ES256", name: "Gallery Ltd" });
  expect(signer.certificates).toHaveLength(1);
});

test("issuers after the certificate are kept, all but the root", async () => {
  const middle = await createSigner(authority);
  const chain = [(await createSigner(authority)).pem, middle.pem].map((pem) => pem.certificate);
  const own = await createSigner(authority);
  const all = await stored("chain.pem", [own.pem.certificate, ...chain, authority.root.toString("pem")].join("\n"));
  const signer = await readSigner({ certificate: all, key: await stored("chain-key.pem", own.pem.key) });
  expect(signer.certificates).toHaveLength(3);
});

describe.each<SigningAlgorithm>(["ES256", "ES384", "ES512", "PS256", "Ed25519"])("a key for %s", (algorithm) => {
  test("signs what c2pa-rs finds valid", async () => {
    const signer = await readSigner(await files({ algorithm }));
    expect(signer.algorithm).toBe(algorithm);
    const photos = [{ mediaType: "image/jpeg", manifests: null }];
    const given = { file: await photo("canon-eos-r6"), photos, steps: ["edited"] as const };
    const signed = await signExport(given, (request) => composeExport(request, signerOf(signer)));
    const verdict = await judge(signed ?? new Uint8Array(), "image/jpeg", authority.root.toString("pem"));
    expect(verdict).toMatchObject({ state: "Trusted", failures: [] });
  });
});

test("a key in the older form of OpenSSL is read", async () => {
  const { pem } = await createSigner(authority);
  const older = createPrivateKey(pem.key).export({ type: "sec1", format: "pem" });
  const own = { certificate: await stored("own.pem", pem.certificate), key: await stored("sec1.pem", String(older)) };
  expect(await readSigner(own)).toMatchObject({ algorithm: "ES256" });
});

describe("nothing is signed with", () => {
  const FAULTS: readonly (readonly [
    string,
    SignerFault,
    () => Promise<Partial<{ certificate: string; key: string }>>,
  ])[] = [
    ["a certificate that is missing", "certificate", async () => ({ certificate: join(folder, "none.pem") })],
    ["a folder as certificate", "certificate", async () => ({ certificate: folder })],
    ["a file without a certificate", "certificate", async () => ({ certificate: key })],
    [
      "a damaged certificate",
      "certificate",
      async () => ({
        certificate: await stored("bad.pem", "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----"),
      }),
    ],
    ["a key that is missing", "key", async () => ({ key: join(folder, "none.pem") })],
    ["a file without a key", "key", async () => ({ key: certificate })],
    ["a huge file", "key", async () => ({ key: await stored("huge.pem", "x".repeat(300_000)) })],
    [
      "a key with a password",
      "encrypted",
      async () => ({ key: await stored("locked.pem", "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAA==") }),
    ],
    [
      "a key that everyone may read",
      "open",
      async () => ({ key: await stored("open.pem", (await createSigner(authority)).pem.key, 0o604) }),
    ],
    [
      "another certificate's key",
      "other-key",
      async () => ({ key: await stored("foreign.pem", (await createSigner(authority)).pem.key) }),
    ],
    ["a certificate that ran out", "expired", () => files({ from: -20, until: -1 })],
    ["a certificate that is not valid yet", "early", () => files({ from: 2 })],
    ["a certificate for web servers", "unsuitable", () => files({ usage: "1.3.6.1.5.5.7.3.1" })],
    ["a certificate that signs for itself", "self-signed", selfSigned],
  ];

  test.each(FAULTS)("%s", async (_, fault, changed) => {
    await expect(readSigner({ certificate, key, ...(await changed()) })).rejects.toMatchObject({ fault });
  });
});

async function selfSigned() {
  const { root, keys } = authority;
  const pem = KeyObject.from(keys.privateKey).export({ type: "pkcs8", format: "pem" });
  return {
    certificate: await stored("self.pem", root.toString("pem")),
    key: await stored("self-key.pem", String(pem)),
  };
}

test("a key is in nothing that is printed of its signer, or of the error for a damaged one", async () => {
  const secret = (await readFile(key, "latin1")).split("\n").slice(1, -1).join("");
  const half = secret.slice(0, secret.length / 2);
  const damaged = await stored("half.pem", `-----BEGIN PRIVATE KEY-----\n${half}\n-----END PRIVATE KEY-----`);
  const signer = await readSigner({ certificate, key });
  const error: unknown = await readSigner({ certificate, key: damaged }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ fault: "key" });
  for (const printed of [signer, signerOf(signer), error].flatMap((value) => [shown(value), JSON.stringify(value)]))
    for (const form of [secret, Buffer.from(secret, "base64").toString("hex")])
      expect(printed).not.toContain(form.slice(40, 70));
});

function shown(value: unknown): string {
  return inspect(value, { depth: 20, showHidden: true, maxArrayLength: null, maxStringLength: null });
}

test("a certificate's validity is checked each time", () => {
  const signer = { validFrom: new Date("2026-01-01"), validUntil: new Date("2026-12-31") };
  expect(validityFault(signer, new Date("2025-12-31"))).toBe("early");
  expect(validityFault(signer, new Date("2026-06-01"))).toBeNull();
  expect(validityFault(signer, new Date("2027-01-01"))).toBe("expired");
});
