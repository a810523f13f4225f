/** Which profile a new photo belongs to: by its camera, as known on this device, or by the artist in its file. */
import { localValues, type StoredValues } from "#lib/storage.ts";
import type { Profile } from "./profile-list.ts";

/** A camera that a profile claims. */
export interface ClaimedCamera {
  /** `cameraKey` of its photos. */
  readonly key: string;
  /** Its model, to be shown. */
  readonly name: string;
}

/** By profile id. */
export type CameraClaims = Readonly<Record<string, readonly ClaimedCamera[]>>;

/** Facts in a file by which its photo is claimed. */
export interface ClaimedFacts {
  readonly cameraKey?: string | undefined;
  readonly creator?: string | undefined;
}

function camerasKey(uid: string): string {
  return `matte.profile-cameras.${uid}`;
}

export function readCameras(uid: string, values: StoredValues = localValues): CameraClaims {
  const stored = values.read(camerasKey(uid));
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([id, cameras]) => [id, Array.isArray(cameras) ? cameras.filter(isCamera) : []]),
  );
}

function isCamera(value: unknown): value is ClaimedCamera {
  return (
    typeof value === "object" &&
    value !== null &&
    "key" in value &&
    typeof value.key === "string" &&
    "name" in value &&
    typeof value.name === "string"
  );
}

/** Sets a profile's cameras. A camera belongs to one profile. */
export function keepCameras(
  uid: string,
  id: string,
  cameras: readonly ClaimedCamera[],
  values: StoredValues = localValues,
): void {
  const keys = new Set(cameras.map(({ key }) => key));
  const others = Object.entries(readCameras(uid, values))
    .filter(([other]) => other !== id)
    .map(([other, claimed]) => [other, claimed.filter(({ key }) => !keys.has(key))] as const);
  const claims = [...others, [id, cameras] as const].filter(([, claimed]) => claimed.length > 0);
  values.write(camerasKey(uid), Object.fromEntries(claims));
}

/** Finds the profile for a photo's facts. A camera's number counts before an artist. */
export function claimingProfile(
  profiles: readonly Profile[],
  cameras: CameraClaims,
  { cameraKey, creator }: ClaimedFacts,
): Profile | undefined {
  const byCamera = profiles.find(({ id }) => (cameras[id] ?? []).some(({ key }) => key === cameraKey));
  if (byCamera !== undefined || creator === undefined) return byCamera;
  const names = [creator, ...creator.split(/[,;]/u)].map(plain);
  return profiles.find(({ artist }) => plain(artist) !== "" && names.includes(plain(artist)));
}

function plain(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/^\s*(?:©|\(c\)|photo by)\s*/iu, "")
    .replace(/[\s.,]+/gu, " ")
    .trim()
    .toLowerCase();
}
