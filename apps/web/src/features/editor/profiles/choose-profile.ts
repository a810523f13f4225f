/** Chooses profiles, in the row and by keys. */
import { capabilities } from "@matte/engine";
import { profiles as texts } from "@matte/messages/profiles";
import { type Profile, profileList } from "#domain/profiles/profile-list.ts";
import { changeFrame } from "../frame/change-frame.ts";
import { shownPhoto } from "../model/own-settings.ts";
import { selectedIds } from "../state/selection.ts";
import type { EditorSession } from "../state/session.ts";
import { applyProfile } from "./profile-change.ts";

/** The user's profiles; none on plans without them. */
export function profilesIn({ services: { user, values }, store }: EditorSession): readonly Profile[] {
  return capabilities(store.getState().plan).profiles ? profileList(user, values).getState() : [];
}

/** Chooses a profile for the selected photos, like a look: for all if the shown one has nothing of its own, or all are selected. */
export function chooseProfile(session: EditorSession, profile: Profile): void {
  const state = session.store.getState();
  const { present } = state.history;
  const ids = selectedIds(state);
  const isForSome = ids.length < present.photos.length && (ids.length > 1 || shownPhoto(present)?.own !== undefined);
  const text = isForSome ? texts.chosen(profile.name, ids.length) : texts.chosenForAll(profile.name);
  changeFrame(session, applyProfile(profile, isForSome ? ids : null), text);
}

/** Chooses the profile at a place in the row, from 0; without a row, does nothing. */
export function chooseAt(session: EditorSession, place: number): void {
  const profiles = profilesIn(session);
  const profile = profiles[place];
  const { photos } = session.store.getState().history.present;
  if (profile !== undefined && profiles.length > 1 && photos.length > 0) chooseProfile(session, profile);
}
