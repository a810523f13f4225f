/** An editor without a page. Its photos load at once, or as their file's text says. */
import { pictureFormat, type Plan } from "@matte/engine";
import { onTestFinished, vi } from "vitest";
import {
  PhotoError,
  type FrameJob,
  type FallbackReason,
  type PhotoFacts,
  type PhotoPool,
} from "#domain/photos/types.ts";
import { FACTS } from "#domain/photos/testing/facts.ts";
import type { UpsellAlternative } from "#domain/upsell.ts";
import type { ShareSheet } from "#lib/share.ts";
import { valuesIn, type StoredValues } from "#lib/storage.ts";
import { ZipError, type ZipErrorCode, type ZipFiles } from "#domain/zip/types.ts";
import { createPhotoIntake, type PhotoIntake } from "../intake/intake.ts";
import type { EditorDocument } from "../model/document.ts";
import type { EditorServices, Notices } from "../state/services.ts";
import { createSession, type EditorSession } from "../state/session.ts";
import { frameOf, unframedOf } from "./framed-exports.ts";
import { joinedInTest } from "./joined-photos.ts";
import type { FileBehaviour } from "./photo-file.ts";

export { photoFile } from "./photo-file.ts";

export interface EditorInTest {
  readonly session: EditorSession;
  readonly intake: PhotoIntake;
  readonly values: StoredValues;
  readonly revoked: readonly string[];
  document(): EditorDocument;
  load(...files: File[]): Promise<void>;
  noticeTexts(): readonly string[];
  dismissed(): readonly string[];
  upsells(): number;
  /** Other actions offered by the upgrade modal. */
  alternatives(): readonly UpsellAlternative[];
  framed(): readonly FrameJob[];
  delivered(): readonly string[];
  /** Names of the files whose places were searched. */
  searched(): readonly string[];
  /** Names in the last written ZIP. */
  zipped(): readonly string[];
  /** Lets ZIPs end like this after their first entry. */
  failZips(code: ZipErrorCode): void;
}

export function editorInTest(
  plan: Plan = "free",
  values: StoredValues = memoryValues(),
  others: Partial<EditorServices> = {},
): EditorInTest {
  const log = {
    noticeTexts: [] as string[],
    dismissed: [] as string[],
    framed: [] as FrameJob[],
    delivered: [] as string[],
    searched: [] as string[],
    zipped: [] as string[],
    zipsEnd: null as ZipErrorCode | null,
    upsells: 0,
    alternatives: [] as UpsellAlternative[],
  };
  const revoked: string[] = [];
  const revoking = vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void revoked.push(url));
  onTestFinished(() => revoking.mockRestore());
  const services = {
    pool: poolInTest(log.framed, log.searched),
    notices: noticesInTest(log.noticeTexts, log.dismissed),
    values,
    user: "anonymous",
    preferences: {},
    upsell: () => void (log.upsells += 1),
    upsellOr: (alternative: UpsellAlternative) => {
      log.upsells += 1;
      log.alternatives.push(alternative);
    },
    deliver: (_blob: Blob, name: string) => void log.delivered.push(name),
    shareSheet: NO_SHARE_SHEET,
    zip: zipsInTest(log),
    uploads: null,
    signing: null,
    printsBoxes: () => Promise.resolve(false),
    ...others,
  };
  const session = createSession(services, plan);
  const intake = createPhotoIntake(session);
  return {
    session,
    intake,
    values,
    revoked,
    document: () => session.store.getState().history.present,
    load: (...files) => intake.takeFiles(files),
    noticeTexts: () => log.noticeTexts,
    dismissed: () => log.dismissed,
    upsells: () => log.upsells,
    alternatives: () => log.alternatives,
    framed: () => log.framed,
    delivered: () => log.delivered,
    searched: () => log.searched,
    zipped: () => log.zipped,
    failZips: (code) => void (log.zipsEnd = code),
  };
}

const NO_SHARE_SHEET: ShareSheet = { takes: () => false, ready: () => false, share: async () => "failed" };

const PHOTO: PhotoFacts = { ...FACTS, size: { width: 600, height: 400 } };

const FALLBACK_REASONS: Readonly<Record<string, FallbackReason>> = {
  coarse: "matte-colour",
  "beyond-repair": "damaged",
};

const POSITIONS: readonly string[] = ["in-lausanne", "at-sea", "unlisted"] satisfies FileBehaviour[];

function poolInTest(framed: FrameJob[], searched: string[]): PhotoPool {
  const lacked = new Set<File>();
  const pool: PhotoPool = {
    size: 2,
    warmUp: () => undefined,
    embeddedPreview: async (file) => {
      const behaviour = await file.text();
      return behaviour === "never" ? { thumbnail: new Blob(["embedded preview"]), size: PHOTO.size } : null;
    },
    load: async (file, { signal } = {}) => {
      const behaviour = await file.text();
      if (behaviour === "broken") throw new PhotoError("corrupt", "broken on purpose");
      if (behaviour === "away") throw new PhotoError("offline", "away on purpose");
      if (behaviour === "never") await aborted(signal);
      const ofFile = { hasPosition: POSITIONS.includes(behaviour), frame: frameOf(behaviour) };
      return { facts: { ...PHOTO, ...ofFile }, thumbnail: new Blob(["thumbnail"]) };
    },
    join: (job) => joinedInTest(job, PHOTO),
    preview: () => Promise.reject(new Error("there are no pixels here")),
    frame: async (job, { signal } = {}) => {
      const behaviour = await job.file.text();
      if (behaviour === "unframable") throw new PhotoError("too-large", "unframable on purpose");
      if (behaviour === "fontless" && !lacked.has(job.file)) {
        lacked.add(job.file);
        throw new PhotoError("font", "no font on purpose");
      }
      if (behaviour === "endless") await aborted(signal);
      framed.push(job);
      const fallbackReason = FALLBACK_REASONS[behaviour] ?? null;
      return {
        blob: new Blob(["framed"]),
        size: PHOTO.size,
        method: pictureFormat(job.settings),
        hdr: null,
        original: null,
        isResized: false,
        fallbackReason,
        fit: null,
      };
    },
    assess: async ({ file }) => FALLBACK_REASONS[await file.text()] ?? null,
    frameBytes: async (job, options) => {
      const { blob, ...rest } = await pool.frame(job, options);
      return { ...rest, bytes: new Uint8Array(await blob.arrayBuffer()) };
    },
    unframe: async (file) => unframedOf(await file.text()),
    places: async (files) => {
      searched.push(...files.map(({ name }) => name));
      const behaviours = await Promise.all(files.map((file) => file.text()));
      if (behaviours.includes("unlisted")) throw new PhotoError("failed", "no list on purpose");
      return behaviours.map((where) => (where === "in-lausanne" ? { city: "Lausanne", country: "Switzerland" } : null));
    },
    reduce: () => Promise.reject(new Error("nothing is uploaded here")),
    dispose: () => undefined,
  };
  return pool;
}

function zipsInTest(log: { zipped: string[]; readonly zipsEnd: ZipErrorCode | null }): ZipFiles {
  return {
    write: async (entries, { chosen }) => {
      log.zipped = [];
      for await (const { name } of entries) {
        log.zipped.push(name);
        if (log.zipsEnd !== null) throw new ZipError(log.zipsEnd, "on purpose");
      }
      if (log.zipped.length === 0) throw new ZipError("empty", "nothing came");
      return chosen === null ? new Blob(["zip"]) : null;
    },
    sweep: () => Promise.resolve(),
  };
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
  });
}

function noticesInTest(noticeTexts: string[], dismissed: string[]): Notices {
  const say = (text: string): void => void noticeTexts.push(text);
  const loading = (text: string): string => {
    say(text);
    return text;
  };
  return { loading, success: say, error: say, plain: say, dismiss: (id) => void dismissed.push(id) };
}

function memoryValues(): StoredValues {
  const stored = new Map<string, string>();
  return valuesIn(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
}
