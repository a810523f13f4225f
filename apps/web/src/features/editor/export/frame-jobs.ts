import { capabilities, logoForMatte, type SocialPreset } from "@matte/engine";
import { currentFallbackReason } from "#domain/photos/known-fallback.ts";
import type { FrameJob } from "#domain/photos/types.ts";
import type { PhotoEntry } from "../model/document.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettings, exportPresets } from "../state/store.ts";

export interface PhotoJob extends FrameJob {
  readonly id: string;
}

/**
 * Returns a job for every photo in every selected preset, with the present settings: later edits belong to the next export.
 * @param only ids of the photos; by default all
 */
export function frameJobs(session: EditorSession, only?: ReadonlySet<string>): readonly PhotoJob[] {
  const state = session.store.getState();
  const jobsOf = exportPresets(state).map((preset) => frameJobOf(session, preset));
  const photos = state.history.present.photos.filter(({ id }) => only?.has(id) ?? true);
  return photos.flatMap((photo) => jobsOf.map((jobOf) => jobOf(photo)));
}

/** Returns a function from photos to jobs. @param preset by default the one on screen */
export function frameJobOf(
  { store, photos, logos }: EditorSession,
  preset?: SocialPreset,
): (photo: PhotoEntry) => PhotoJob {
  const state = store.getState();
  const { watermark } = capabilities(state.plan);
  const shown = effectiveSettings(state);
  const settings = preset === undefined ? shown : { ...shown, socialPreset: preset };
  const logo = logos.get(logoForMatte(settings)?.id ?? "")?.picture ?? null;
  return ({ id, subject }) => {
    const record = photos.get(id);
    if (record === undefined) throw new Error(`Photo ${id} is on the list without a file`);
    const { file, facts } = record;
    const fallbackReason = currentFallbackReason(state.fallbacks.get(id), { settings, subject, watermark });
    return { id, file, facts, settings, subject, watermark, logo, fallbackReason };
  };
}
