/** Gives photos the profile that claims them. */
import { profiles as texts } from "@matte/messages/profiles";
import { claimingProfile, readCameras } from "#domain/profiles/claims.ts";
import type { Profile } from "#domain/profiles/profile-list.ts";
import type { PhotoEntry } from "../model/document.ts";
import type { PhotoRecord } from "../model/registry.ts";
import type { EditorSession } from "../state/session.ts";
import { changeWithNotice } from "../state/undo-notice.tsx";
import { profilesIn } from "./choose-profile.ts";
import { applyProfile, withProfile } from "./profile-change.ts";

export type Claim = (entry: PhotoEntry, photo: Pick<PhotoRecord, "facts">) => PhotoEntry;

/** Returns the claims of all profiles, for photos that are added. */
export function claimsIn(session: EditorSession): Claim {
  const find = finderIn(session);
  return (entry, photo) => {
    const profile = find(photo);
    return profile === undefined ? entry : withProfile(entry, profile);
  };
}

/** Gives a profile the photos that it claims, in one step. Photos with a profile keep theirs. */
export function claimListed(session: EditorSession, id: string): void {
  const find = finderIn(session);
  const { photos } = session.store.getState().history.present;
  const ids = photos.flatMap((entry) => {
    const photo = session.photos.get(entry.id);
    const isFree = entry.own?.profile === undefined && photo !== undefined;
    return isFree && find(photo)?.id === id ? [entry.id] : [];
  });
  const profile = profilesIn(session).find((one) => one.id === id);
  if (profile === undefined || ids.length === 0) return;
  changeWithNotice(session, applyProfile(profile, ids), texts.chosen(profile.name, ids.length));
}

function finderIn(session: EditorSession): (photo: Pick<PhotoRecord, "facts">) => Profile | undefined {
  const { user, values } = session.services;
  const profiles = profilesIn(session);
  const cameras = readCameras(user, values);
  return ({ facts: { cameraKey, words } }) =>
    profiles.length < 2 ? undefined : claimingProfile(profiles, cameras, { cameraKey, creator: words.creator });
}
