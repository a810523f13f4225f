/** Exports with Content Credentials, as the command line signs them. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCredentials } from "@matte/credentials";
import { readSigner, type StoredSigner } from "@matte/credentials/node";
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { framePhoto } from "../../apps/cli/src/frame-photo.ts";
import type { Wanted } from "../../apps/cli/src/photo-job.ts";
import type { Framed, FrameTask } from "../../apps/cli/src/tasks.ts";
import { findStore } from "../../packages/credentials/container/find.ts";
import {
  type Authority,
  createAuthority,
  createSigner,
  type TestSigner,
} from "../../packages/credentials/authority.ts";
import { signedByCamera } from "../../packages/credentials/testing/camera.ts";
import { judge } from "../../packages/credentials/testing/judge.ts";
import { hdrPhoto } from "../../tools/photos/hdr/index.ts";
import { photo } from "../photos/index.ts";

let folder: string;
let authority: Authority;
let camera: TestSigner;
let signer: StoredSigner;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-signed-"));
  authority = await createAuthority();
  camera = await createSigner(authority);
  const { pem } = await createSigner(authority, { subject: "O=Gallery Ltd" });
  const files = { certificate: join(folder, "certificate.pem"), key: join(folder, "key.pem") };
  await writeFile(files.certificate, pem.certificate, { mode: 0o600 });
  await writeFile(files.key, pem.key, { mode: 0o600 });
  signer = await readSigner(files);
});
afterAll(() => rm(folder, { recursive: true }));

interface Case {
  readonly title: string;
  readonly make: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly settings?: Partial<Settings>;
  readonly wanted?: Partial<Wanted>;
  readonly task?: Partial<FrameTask>;
  readonly type?: "image/png" | "image/webp";
  readonly method: Framed["method"];
  readonly actions: readonly string[];
}

const canon = () => photo("canon-eos-r6");
const [OPENED, EDITED, CROPPED, RESIZED] = ["c2pa.opened", "c2pa.edited", "c2pa.cropped", "c2pa.resized"];
const CROP = { part: { ratio: 1 }, turn: 0, mirror: false, straighten: 0 } as const;

const CASES: readonly Case[] = [
  { title: "a lossless JPEG", make: canon, method: "lossless-jpeg", actions: [OPENED, EDITED] },
  {
    title: "an HDR JPEG",
    make: async () => hdrPhoto("pixel"),
    method: "lossless-jpeg",
    actions: [OPENED, EDITED],
  },
  {
    title: "a JPEG drawn for a social network",
    make: canon,
    settings: { socialPreset: "square-1x1", shape: "photo" },
    method: "jpeg",
    actions: [OPENED, EDITED, RESIZED],
  },
  {
    title: "a cropped JPEG",
    make: canon,
    wanted: { crop: CROP },
    method: "lossless-jpeg",
    actions: [OPENED, EDITED, CROPPED],
  },
  {
    title: "a PNG",
    make: canon,
    settings: { exportFormat: "png" },
    type: "image/png",
    method: "png",
    actions: [OPENED, EDITED],
  },
  {
    title: "a WebP",
    make: canon,
    settings: { exportFormat: "webp" },
    type: "image/webp",
    method: "webp",
    actions: [OPENED, EDITED],
  },
  {
    title: "a slide of a carousel",
    make: canon,
    settings: { socialPreset: "carousel", shape: "photo" },
    task: { slide: 1 },
    method: "jpeg",
    actions: [OPENED, EDITED, CROPPED, RESIZED],
  },
];

describe.each(CASES)("$title", (given) => {
  const type = given.type ?? "image/jpeg";

  test("is valid to c2pa-rs with its photo's credentials, and says what was done", async () => {
    const original = await signedByCamera(await given.make(), camera);
    const { bytes, framed } = await exported(original, given);
    expect(framed).toMatchObject({ method: given.method, credentials: { signedBy: "Gallery Ltd", leftOut: [] } });
    expect(await judge(bytes, type)).toMatchObject({ state: "Valid", failures: ["signingCredential.untrusted"] });
    expect(await judge(bytes, type, authority.root.toString("pem"))).toMatchObject({
      state: "Trusted",
      failures: [],
      ingredientFailures: [],
      actions: given.actions,
      manifests: 2,
    });
  });

  test("has the same bytes as without credentials, but for them", async () => {
    const plain = await exported(await given.make(), given, null);
    const signed = await exported(await given.make(), given);
    expect(signed.bytes.length - plain.bytes.length).toBeLessThanOrEqual(40 * 1024);
    expect(differences(withoutStore(signed.bytes), plain.bytes)).toBeLessThanOrEqual(4);
  });

  test("has no bit that may change", async () => {
    const { bytes } = await exported(await given.make(), given);
    const [span = { start: 0, end: 0 }] = findStore(bytes)?.spans ?? [];
    for (let flip = 0; flip < 200; flip += 1) {
      const place = Math.floor((flip * (bytes.length - (span.end - span.start))) / 200);
      const at = place < span.start ? place : place + span.end - span.start;
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ (1 << (flip % 8));
      const read = await readCredentials(changed);
      const isFound = read === null || read.status === "unreadable" || read.contents !== "match";
      expect(isFound, `bit ${flip % 8} of byte ${at}`).toBe(true);
    }
  });
});

test("photos framed together are placed, and each keeps its credentials", async () => {
  const other = join(folder, "other.jpg");
  await writeFile(other, await signedByCamera(await canon(), camera));
  const sheet = { others: [other], plan: { arrangement: "row", gap: 2 } } as const;
  const { bytes } = await exported(await signedByCamera(await canon(), camera), { task: { sheet } });
  expect(await judge(bytes, "image/jpeg", authority.root.toString("pem"))).toMatchObject({
    state: "Trusted",
    ingredientFailures: [],
    actions: ["c2pa.created", "c2pa.placed", "c2pa.edited"],
    manifests: 3,
  });
});

describe("a signed export", () => {
  test("gives its photo back, byte for byte, with its own signature valid again", async () => {
    const original = await signedByCamera(await canon(), camera);
    const { bytes } = await exported(original, { settings: { keepWayBack: true, keepLocation: true } });
    const unframed = await unframeFile(new File([bytes], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    expect(Buffer.compare(original, unframed.bytes)).toBe(0);
    expect(await judge(unframed.bytes, "image/jpeg")).toMatchObject({ state: "Valid" });
  });

  test("gives a photo without a way back no credentials that are untrue of it", async () => {
    const { bytes } = await exported(await canon(), {});
    const unframed = await unframeFile(new File([bytes], "framed.jpg"));
    if ("refusal" in unframed) throw new Error(unframed.refusal);
    expect(await readCredentials(unframed.bytes)).toBeNull();
  });

  test("that gets another frame is the parent of the new export", async () => {
    const { bytes } = await exported(await canon(), {});
    const again = await exported(bytes, { settings: { outerBorderSize: 20 } });
    expect(again.framed.credentials?.leftOut).toEqual([]);
    expect(await judge(again.bytes, "image/jpeg")).toMatchObject({
      state: "Valid",
      manifests: 2,
      ingredientFailures: [],
    });
  });

  test("is within its file size limit, credentials included", async () => {
    const original = await signedByCamera(await canon(), camera);
    const { bytes, framed } = await exported(original, { settings: { fileSizeKb: 150 } });
    expect(bytes.length).toBeLessThanOrEqual(150_000);
    expect(framed.fit).not.toBeNull();
    expect(await judge(bytes, "image/jpeg")).toMatchObject({ state: "Valid" });
  });
});

async function exported(
  file: Uint8Array<ArrayBuffer>,
  { settings, wanted, task }: Pick<Case, "settings" | "wanted" | "task">,
  by: StoredSigner | null = signer,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly framed: Framed }> {
  const call = {
    settings: { ...DEFAULT_SETTINGS, ...settings },
    plan: "pro" as const,
    ...wanted,
    ...(by && { signer: by }),
  };
  const given = {
    photo: "photo",
    bytes: file,
    output: null,
    followLinks: true,
    skipFramed: false,
    position: { number: 1, count: 1 },
    texts: {},
    ...task,
  };
  const framed = await framePhoto(given, call);
  if (framed?.bytes == null) throw new Error("Not framed");
  return { bytes: framed.bytes, framed };
}

function withoutStore(file: Uint8Array): Uint8Array {
  const spans = findStore(file)?.spans ?? [];
  return Buffer.concat(
    [...spans, { start: file.length, end: file.length }].map(({ start }, index) =>
      file.subarray(spans[index - 1]?.end ?? 0, start),
    ),
  );
}

/** A multi-picture index and a WebP's header have the file's size, in four bytes. */
function differences(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((count, byte, index) => count + (byte === b[index] ? 0 : 1), 0);
}
