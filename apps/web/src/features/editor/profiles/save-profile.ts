/** Saves profiles from the editor. */
import { KEPT_LOGOS, lookOf, type Settings } from "@matte/engine";
import { profiles as texts } from "@matte/messages/profiles";
import { keepCameras } from "#domain/profiles/claims.ts";
import { contentsAgain, contentsOf, type Draft, emptyDraft } from "#domain/profiles/draft.ts";
import { lookChoices } from "#domain/profiles/look-choices.ts";
import type { Profile } from "#domain/profiles/profile-list.ts";
import type { ProfileContents, ProfileServer } from "#domain/profiles/profile-server.ts";
import { initialName } from "#domain/profiles/initial-name.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettingsOf } from "../state/store.ts";
import { claimListed } from "./claim-photos.ts";

interface Wanted {
  /** Null for a new one. */
  readonly profile: Profile | null;
  readonly list: readonly Profile[];
  readonly draft: Draft;
  readonly look: ProfileContents["look"];
}

/**
 * Saves a profile with its cameras, and gives it the photos on the list that it claims. Before the second, the account's own is saved
 * with the present settings, so that choosing it leads back.
 */
export async function saveDraft(
  session: EditorSession,
  server: ProfileServer,
  { profile, list, draft, look }: Wanted,
): Promise<void> {
  if (list.length === 0) await server.save(crypto.randomUUID(), accountContents(session));
  const id = profile?.id ?? crypto.randomUUID();
  await server.save(id, contentsOf(draft, look));
  const { user, values } = session.services;
  keepCameras(user, id, draft.cameras, values);
  claimListed(session, id);
}

/** Saves a deleted profile again, in its place. */
export async function restoreProfile(server: ProfileServer, list: readonly Profile[], profile: Profile): Promise<void> {
  await server.save(profile.id, contentsAgain(profile));
  await server.order(list.map(({ id }) => id));
}

function accountContents(session: EditorSession): ProfileContents {
  const settings = effectiveSettingsOf(session.store.getState());
  const { photoBy, rightsText, locationText, exportName } = settings;
  const draft = emptyDraft({
    name: initialName(photoBy) || texts.first,
    credit: shortened(photoBy),
    rights: rightsText,
    location: shortened(locationText),
    exportName,
    logo: placeOfLogo(settings),
  });
  return contentsOf(draft, lookChoices(null, lookOf(settings)).lookOf("present"));
}

/** Texts of captions may be longer than those of profiles. */
function shortened(text: string): string {
  return text.slice(0, 200);
}

/** Finds the chosen logo in the library; logos return from the account under ids of their own. */
function placeOfLogo(settings: Settings): string {
  const { customLogo: chosen } = settings;
  const slot = KEPT_LOGOS.find((one) => {
    const kept = settings[one];
    return kept !== null && kept.name === chosen?.name && kept.width === chosen.width && kept.height === chosen.height;
  });
  return slot?.slice(-1) ?? "";
}
