import { capabilities, type FurtherSize, logoForMatte, settingsAtSize, slideCount } from "@matte/engine";
import { currentFallbackReason } from "#domain/photos/known-fallback.ts";
import type { FrameJob } from "#domain/photos/types.ts";
import type { PhotoEntry } from "../model/document.ts";
import { captionOf } from "../model/photo-caption.ts";
import { shownIn } from "../model/shown-record.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettingsOf, furtherSizes } from "../state/store.ts";

export interface PhotoJob extends FrameJob {
  readonly id: string;
  /** True for a size other than the one on screen. */
  readonly isFurther: boolean;
  /** Folder for this size in a ZIP with several. */
  readonly folder: string;
}

/**
 * Returns a job for every photo, or slide, in every selected size, with the present settings: later edits belong to the next export.
 * @param only photo ids; by default all
 */
export function frameJobs(session: EditorSession, only?: ReadonlySet<string>): readonly PhotoJob[] {
  const state = session.store.getState();
  const jobsOf = [undefined, ...furtherSizes(state)].map((size) => frameJobOf(session, size));
  const photos = state.history.present.photos.filter(({ id }) => only?.has(id) ?? true);
  return photos.flatMap((photo) => jobsOf.flatMap((jobOf) => slidesOf(jobOf(photo))));
}

/** Returns a job for every photo, once and whole. @param only photo ids; by default all */
export function photoJobs(session: EditorSession, only?: ReadonlySet<string>): readonly PhotoJob[] {
  const { photos } = session.store.getState().history.present;
  return photos.filter(({ id }) => only?.has(id) ?? true).map(frameJobOf(session));
}

/** A carousel is a job for each slide. */
function slidesOf(job: PhotoJob): readonly PhotoJob[] {
  const count = slideCount(job.settings);
  return count === 1 ? [job] : Array.from({ length: count }, (_, slide) => ({ ...job, slide }));
}

/** @param size by default the one on screen */
export function frameJobOf(
  { store, photos, logos }: EditorSession,
  size?: FurtherSize,
): (photo: PhotoEntry) => PhotoJob {
  const state = store.getState();
  const { watermark } = capabilities(state.plan);
  const folder = size ?? effectiveSettingsOf(state).socialPreset;
  const listed = state.history.present.photos;
  return (photo) => {
    const { id } = photo;
    const record = shownIn(photos, photo);
    if (record === undefined) throw new Error(`Photo ${id} is on the list without a file`);
    const { file, facts } = record;
    const own = effectiveSettingsOf(state, photo);
    const settings = size === undefined ? own : settingsAtSize(own, size);
    const position = { number: listed.indexOf(photo) + 1, count: listed.length };
    const caption = captionOf(settings, photo, record, position);
    const fallbackReason = currentFallbackReason(state.fallbacks.get(id), {
      ...caption,
      watermark,
      part: facts.part,
    });
    const logo = logos.get(logoForMatte(caption.settings)?.id ?? "")?.picture ?? null;
    const { camera, ...texts } = caption;
    const originals = photo.sheet?.photos.flatMap((one) => photos.get(one.id)?.file ?? []);
    return {
      ...(originals !== undefined && { originals }),
      id,
      isFurther: size !== undefined,
      folder,
      file,
      facts: { ...facts, camera },
      ...texts,
      watermark,
      logo,
      fallbackReason,
    };
  };
}

/** True for jobs in several sizes, each with a folder. */
export function inSeveralSizes(jobs: readonly PhotoJob[]): boolean {
  return new Set(jobs.map(({ folder }) => folder)).size > 1;
}
