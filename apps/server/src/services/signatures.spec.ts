import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCredentials } from "@matte/credentials";
import { type Authority, createAuthority, createSigner, type SignerOptions } from "@matte/credentials/authority";
import { type ManifestRequest, MANIFEST_BYTES } from "@matte/credentials/types";
import { signExport } from "@matte/credentials/sign";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { photo } from "../../../../test/photos/index.ts";
import { startServer } from "../testing/running-server.ts";
import { newVisitor, userOf, type Visitor } from "../testing/visitor.ts";

let folder: string;
let authority: Authority;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-server-signer-"));
  authority = await createAuthority();
});
afterAll(() => rm(folder, { recursive: true }));

/** Variables of a server with a certificate. */
async function certified(options: SignerOptions, mode = 0o600): Promise<Readonly<Record<string, string>>> {
  const { pem } = await createSigner(authority, { subject: "O=Gallery Ltd", ...options });
  const name = crypto.randomUUID();
  const files = { CREDENTIALS_CERT: join(folder, `${name}.pem`), CREDENTIALS_KEY: join(folder, `${name}-key.pem`) };
  await writeFile(files.CREDENTIALS_CERT, pem.certificate);
  await writeFile(files.CREDENTIALS_KEY, pem.key, { mode });
  return files;
}

async function served<Result>(
  environment: Readonly<Record<string, string>>,
  work: (visitor: Visitor, path: string, origin: string) => Promise<Result>,
): Promise<Result> {
  const { origin, stop } = await startServer(environment);
  try {
    const visitor = newVisitor(origin);
    await visitor.signIn("ada@example.com");
    return await work(visitor, `/api/users/${(await userOf(visitor))?.uid ?? ""}/credentials`, origin);
  } finally {
    await stop();
  }
}

const HASH = "ab".repeat(32);
const CLAIM = {
  binding: { mediaType: "image/jpeg", hash: HASH, excluded: { start: 2, length: 20_550 } },
  ingredients: [{ mediaType: "image/jpeg", manifest: null }],
  steps: ["edited"],
};

const post = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const UNLISTED = ["signingCredential.untrusted"];

function ingredient(changes: object): object {
  const label = "urn:c2pa:3f2504e0-4f89-41d3-9a0c-0305e82c3301";
  const results = { success: ["claimSignature.validated"], failure: UNLISTED };
  return { mediaType: "image/jpeg", manifest: { label, hash: HASH, signatureHash: HASH, ...results, ...changes } };
}

const withManifest = (changes: object): object => ({ ...CLAIM, ingredients: [ingredient(changes)] });
const excluding = (excluded: object): object => ({ ...CLAIM, binding: { ...CLAIM.binding, excluded } });
const together = (count: number): object => ({
  ...CLAIM,
  ingredients: Array.from({ length: count }, () => CLAIM.ingredients[0]),
  steps: ["placed", "edited"],
});

describe("a server with a certificate", () => {
  it("names its owner, and signs an export of which it gets hashes alone", async () => {
    await served(await certified({}), async (visitor, path) => {
      const { signer } = (await (await visitor.ask(path)).json()) as { readonly signer: unknown };
      expect(signer).toEqual({ name: "Gallery Ltd", isDevelopment: false });
      const compose = async ({ binding, ...claim }: ManifestRequest): Promise<Uint8Array> => {
        const hash = Buffer.from(binding.hash).toString("hex");
        const response = await visitor.ask(path, post({ ...claim, binding: { ...binding, hash } }));
        const { manifest } = (await response.json()) as { readonly manifest: string };
        return new Uint8Array(Buffer.from(manifest, "base64"));
      };
      const file = await photo("canon-eos-r6");
      const photos = [{ mediaType: "image/jpeg", manifests: null }];
      const signed = await signExport({ file, photos, steps: ["edited", "cropped"] }, compose);
      expect(await readCredentials(signed ?? file)).toMatchObject({
        signature: "valid",
        contents: "match",
        claim: { signedBy: "Gallery Ltd", actions: ["opened", "edited", "cropped"] },
      });
    });
  });

  it("signs for the signed-in user alone, as often as the limit allows, and writes who asked and the hash", async () => {
    await served({ ...(await certified({})), RATE_LIMIT_SIGNATURES: "2" }, async (visitor, path, origin) => {
      const stranger = newVisitor(origin);
      expect((await stranger.ask(path, post(CLAIM))).status).toBe(401);
      await stranger.signIn("bob@example.com");
      expect((await stranger.ask(path, post(CLAIM))).status).toBe(403);
      expect((await visitor.ask(path, post(CLAIM))).status).toBe(200);
      const second = await visitor.ask(path, post(CLAIM));
      expect(Buffer.from(((await second.json()) as { manifest: string }).manifest, "base64")).toHaveLength(
        MANIFEST_BYTES,
      );
      expect((await visitor.ask(path, post(CLAIM))).status).toBe(429);
      const admin = newVisitor(origin);
      await admin.signIn("admin@example.com");
      const { entries } = (await (await admin.ask("/api/admin/audit")).json()) as { readonly entries: unknown };
      const uid = (await userOf(visitor))?.uid;
      const act = { actor: uid, subject: uid, act: "signature", before: "", after: HASH };
      expect(entries).toEqual([expect.objectContaining(act), expect.objectContaining(act)]);
    });
  });

  it.each<readonly [string, object, number?]>([
    ["a text", { ...CLAIM, title: "x" }, 403],
    ["another step", { ...CLAIM, steps: ["generated"] }],
    ["no step", { ...CLAIM, steps: [] }],
    ["a short hash", { ...CLAIM, binding: { ...CLAIM.binding, hash: "ab" } }],
    ["another kind of file", { ...CLAIM, binding: { ...CLAIM.binding, mediaType: "text/html" } }],
    ["an export that was not edited", { ...CLAIM, steps: ["cropped"] }],
    ["a step twice", { ...CLAIM, steps: ["edited", "edited"] }],
    ["one photo that was placed", { ...CLAIM, steps: ["placed", "edited"] }],
    ["two photos that were not placed", { ...CLAIM, ingredients: [CLAIM.ingredients[0], CLAIM.ingredients[0]] }],
    ["ten photos", together(10)],
    ["a place that covers the picture", excluding({ start: 2, length: 200_000 })],
    ["a place without room for the signature", excluding({ start: 2, length: 20_000 })],
    ["a text as type of a photo", { ...CLAIM, ingredients: [{ mediaType: "image/as-seen-by-ada", manifest: null }] }],
    ["a label that is an address", withManifest({ label: "https://x/y" })],
    ["a label that is a text", withManifest({ label: "urn:c2pa:this-photo-was-checked-by-ada" })],
    ["a result that no check has", withManifest({ success: ["signingCredential.trusted"] })],
    ["a failure as a success", withManifest({ success: ["claimSignature.validated", "signingCredential.untrusted"] })],
    ["a signer whom a list has", withManifest({ failure: [] })],
    ["a signature that is valid and is not", withManifest({ failure: [...UNLISTED, "claimSignature.mismatch"] })],
    [
      "contents that match and do not",
      withManifest({
        success: ["claimSignature.validated", "assertion.dataHash.match"],
        failure: [...UNLISTED, "assertion.dataHash.mismatch"],
      }),
    ],
  ])("refuses %s", async (_, body, status = 400) => {
    await served(await shared(), async (visitor, path) => {
      expect((await visitor.ask(path, post(body))).status).toBe(status);
    });
  });

  it.each<readonly [string, object]>([
    ["a photo with credentials", withManifest({})],
    ["a camera’s label", withManifest({ label: "leica:urn:uuid:3F2504E0-4F89-41D3-9A0C-0305E82C3301" })],
    ["nine photos together", together(9)],
  ])("signs for %s", async (_, body) => {
    await served(await shared(), async (visitor, path) => {
      expect((await visitor.ask(path, post(body))).status).toBe(200);
    });
  });

  it.each([
    ["expired", { from: -20, until: -1 }],
    ["early", { from: 2 }],
  ] as const)("starts with one that is %s, and says so instead of signing", async (reason, options) => {
    await served(await certified(options), async (visitor, path) => {
      const response = await visitor.ask(path, post(CLAIM));
      expect(await response.json()).toEqual({ manifest: null, unsigned: reason });
    });
  });

  it("signs nothing without a time stamp that the operator wants", async () => {
    const environment = { ...(await certified({})), CREDENTIALS_TSA: "http://127.0.0.1:9" };
    await served(environment, async (visitor, path) => {
      const response = await visitor.ask(path, post(CLAIM));
      expect(await response.json()).toEqual({ manifest: null, unsigned: "time-stamp" });
    });
  });

  it("signs with another one after a restart", async () => {
    const files = await certified({});
    const nameOf = () =>
      served(files, async (visitor, path) => {
        const { signer } = (await (await visitor.ask(path)).json()) as { readonly signer: { readonly name: string } };
        return signer.name;
      });
    expect(await nameOf()).toBe("Gallery Ltd");
    const next = await certified({ subject: "O=Agency Ltd" });
    for (const name of ["CREDENTIALS_CERT", "CREDENTIALS_KEY"] as const)
      await copyFile(next[name] ?? "", files[name] ?? "");
    expect(await nameOf()).toBe("Agency Ltd");
  });

  it.each([
    ["that everyone may read", {}, 0o644, "CREDENTIALS_KEY is readable for all users"],
    ["for web servers", { usage: "1.3.6.1.5.5.7.3.1" }, 0o600, "CREDENTIALS_CERT isn't for signing documents"],
  ] as const)("does not start with one %s", async (_, options, mode, sentence) => {
    await expect(startServer(await certified(options, mode))).rejects.toThrow(sentence);
  });
});

let made: Promise<Readonly<Record<string, string>>> | undefined;
function shared() {
  return (made ??= certified({}));
}

describe("a server without a certificate", () => {
  it("signs as `Development` in development", async () => {
    await served({ NODE_ENV: "development" }, async (visitor, path) => {
      const { signer } = (await (await visitor.ask(path)).json()) as { readonly signer: unknown };
      expect(signer).toEqual({ name: "Development", isDevelopment: true });
      expect((await visitor.ask(path, post(CLAIM))).status).toBe(200);
    });
  });

  it("signs nothing otherwise", async () => {
    await served({ NODE_ENV: "test" }, async (visitor, path) => {
      expect(await (await visitor.ask(path)).json()).toEqual({ signer: null });
      expect(await (await visitor.ask(path, post(CLAIM))).json()).toEqual({ manifest: null, unsigned: "none" });
    });
  });
});
