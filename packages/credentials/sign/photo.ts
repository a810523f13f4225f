import { findStore } from "../container/find.ts";
import { manifestContents } from "../scan/manifests.ts";
import { type ParentManifests, parentManifests } from "./parent.ts";

/**
 * Reason for which an export goes without a photo's manifests: they may hold the location that is to be removed; they have
 * a picture of what was cropped away; they are larger than the export may be; they can't be read.
 */
export type LeftOut = "location" | "cropped" | "large" | "unreadable";

export interface TracedPhoto {
  readonly manifests: ParentManifests | null;
  /** Null for a photo without credentials as well. */
  readonly leftOut: LeftOut | null;
}

export interface TraceRules {
  readonly keepsLocation: boolean;
  readonly isCropped: boolean;
  /** Bytes for all manifests of a photo. */
  readonly most: number;
}

/** Reads the manifests of a photo for its export. Never rejects. */
export async function tracePhoto(file: Uint8Array, rules: TraceRules): Promise<TracedPhoto> {
  if (!hasStore(file)) return { manifests: null, leftOut: null };
  const manifests = await parentManifests(file).catch(() => null);
  const leftOut = manifests === null ? "unreadable" : reasonAgainst(manifests, rules);
  return leftOut === null ? { manifests, leftOut } : { manifests: null, leftOut };
}

function reasonAgainst({ boxes }: ParentManifests, { keepsLocation, isCropped, most }: TraceRules): LeftOut | null {
  const { mayHoldLocation, haveFiles } = manifestContents(boxes);
  if (!keepsLocation && mayHoldLocation) return "location";
  if (isCropped && haveFiles) return "cropped";
  return boxes.reduce((size, box) => size + box.length, 0) > most ? "large" : null;
}

function hasStore(file: Uint8Array): boolean {
  try {
    return findStore(file) !== null;
  } catch {
    return true;
  }
}
