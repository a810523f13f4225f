import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { type Authority, createAuthority, createSigner, type TestSigner } from "../authority.ts";
import { readCredentials } from "../index.ts";
import { judge } from "../testing/judge.ts";
import { type ServiceOptions, startTimeStampService, type TimeStampService } from "../testing/time-stamp-service.ts";
import { composeExport, TimeStampError } from "./manifest.ts";
import { signExport } from "./sign.ts";
import type { Signer } from "./types.ts";

const DAY = 86_400_000;
let authority: Authority;
let signer: TestSigner;
let service: TimeStampService | undefined;

beforeAll(async () => {
  authority = await createAuthority();
  signer = await createSigner(authority, { subject: "O=Gallery Ltd" });
});
afterEach(() => service?.stop());

async function stamped(options: ServiceOptions = {}, by: Signer = signer): Promise<Uint8Array<ArrayBuffer>> {
  service = await startTimeStampService(options);
  return signed({ ...by, timeStamps: service.url });
}

async function signed(by: Signer): Promise<Uint8Array<ArrayBuffer>> {
  const photos = [{ mediaType: "image/jpeg", manifests: null }];
  const given = { file: await photo("canon-eos-r6"), photos, steps: ["edited"] as const };
  const file = await signExport(given, (request) => composeExport(request, by));
  if (file === null) throw new Error("The format can't be signed");
  return file;
}

/** Trusts the signer's authority and the service's. */
function judged(file: Uint8Array) {
  return judge(file, "image/jpeg", [authority.root.toString("pem"), service?.authority].join("\n"));
}

test("c2pa-rs trusts a time stamp whose service is known, and the reader says when it was made", async () => {
  const time = new Date(Date.now() - 3_600_000);
  const file = await stamped({ time });
  const { state, failures, successes } = await judged(file);
  expect({ state, failures }).toEqual({ state: "Trusted", failures: [] });
  expect(successes.filter((code) => code.startsWith("timeStamp."))).toEqual([
    "timeStamp.validated",
    "timeStamp.trusted",
  ]);
  const at = time.toISOString();
  expect(await readCredentials(file)).toMatchObject({ signature: "valid", claim: { timed: "stamped", signedAt: at } });
});

describe("a certificate that ran out after it was stamped", () => {
  const time = new Date(Date.now() - 10 * DAY);
  const expired = () => createSigner(authority, { from: -20, until: -1 });

  test("is valid to readers that know the service, and expired to this one, which knows none", async () => {
    const file = await stamped({ time }, await expired());
    expect(await judged(file)).toMatchObject({ state: "Trusted", failures: [] });
    expect(await judge(file, "image/jpeg")).toMatchObject({ state: "Invalid" });
    expect(await readCredentials(file)).toMatchObject({ signature: "expired", claim: { timed: "stamped" } });
  });

  test("is not made valid by a time stamp with its own key", async () => {
    const old = await expired();
    expect(await readCredentials(await stamped({ time, pem: old.pem }, old))).toMatchObject({ signature: "expired" });
  });
});

describe("nothing is signed if the time-stamping service", () => {
  test.each<[string, ServiceOptions]>([
    ["stamps something else", { isWrong: true }],
    ["stamps a time before the certificate", { time: new Date(Date.now() - 30 * DAY) }],
    ["fails", { answer: { status: 500, body: new Uint8Array() } }],
    ["answers nonsense", { answer: { status: 200, body: new TextEncoder().encode("<html>") } }],
    ["refuses", { answer: { status: 200, body: Uint8Array.of(0x30, 5, 0x30, 3, 2, 1, 2) } }],
    ["answers without an end", { answer: { status: 200, body: new Uint8Array(10_000_000) } }],
    ["has a time stamp that exceeds the room", { certificates: 40 }],
  ])("%s", async (_, options) => {
    await expect(stamped(options)).rejects.toThrow(TimeStampError);
  });

  test("is away", async () => {
    await expect(signed({ ...signer, timeStamps: "http://127.0.0.1:9" })).rejects.toThrow(TimeStampError);
  });
});
