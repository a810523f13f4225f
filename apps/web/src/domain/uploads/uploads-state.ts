/** State, events and effects for the uploads. */
import type { Transition } from "#lib/run-reducer.ts";
import { newSchedule, type Schedule } from "../outbox/schedule.ts";
import type { PostOutcome } from "./post.ts";
import type { Upload } from "./types.ts";

const PARALLEL = 2;
/** Stored bytes above which exports wait. */
const LOW_WATER = 256e6;
/** Stored bytes above which even previews are dropped. */
export const HIGH_WATER = 1024e6;

/** `loading` and the numbered `export`: the page is busy. `closed`: nothing more is accepted. */
export type SuspendReason = "offline" | "signed-out" | "closed" | "loading" | `export ${number}`;

export interface StoredUpload {
  readonly id: string;
  /** Bytes; 0 if an earlier page has stored it. */
  readonly size: number;
  /** How often it could not be sent. */
  readonly tries: number;
}

export interface UploadsState {
  readonly schedule: Schedule;
  /** In sending order. */
  readonly queue: readonly StoredUpload[];
  readonly sending: readonly StoredUpload[];
  /** Total stored bytes. */
  readonly bytes: number;
}

export const NO_UPLOADS: UploadsState = {
  schedule: newSchedule({ parallel: PARALLEL }),
  queue: [],
  sending: [],
  bytes: 0,
};

/** `taken`: another page is sending it, and will remove it. `gone`: another page has sent it. */
export type UploadOutcome = PostOutcome | { readonly kind: "taken" | "gone" };

export interface Moment {
  /** By the monotonic clock. */
  readonly now: number;
  /** From 0 up to 1. */
  readonly random: number;
}

export interface Settled {
  readonly type: "settled";
  readonly id: string;
  readonly upload: Upload | null;
  readonly outcome: UploadOutcome;
}

export type UploadsOccurrence =
  /** Uploads left by earlier pages. */
  | { readonly type: "found"; readonly ids: readonly string[] }
  | { readonly type: "stored"; readonly id: string; readonly size: number }
  | { readonly type: "suspended" | "resumed"; readonly reason: SuspendReason }
  | { readonly type: "woken" }
  | Settled;

export type UploadsEvent = UploadsOccurrence & Moment;

export type UploadsEffect =
  | { readonly type: "send" | "remove"; readonly id: string }
  | { readonly type: "clear" }
  | { readonly type: "report-failure"; readonly upload: Upload }
  | { readonly type: "report-full" };

export type UploadsStep = Transition<UploadsState, UploadsEffect>;

export function isOpen({ schedule }: UploadsState): boolean {
  return !schedule.suspended.has("closed");
}

/** True while another export may be stored: the page is not busy, and few bytes wait. */
export function hasCapacity({ schedule, bytes }: UploadsState): boolean {
  const busy = [...schedule.suspended].some((reason) => reason === "loading" || reason.startsWith("export"));
  return !busy && bytes < LOW_WATER;
}
