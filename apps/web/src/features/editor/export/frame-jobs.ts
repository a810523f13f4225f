import { capabilities } from "@matte/engine";
import type { FrameJob } from "../../../lib/photos/types.ts";
import type { PhotoEntry } from "../model/document.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettings } from "../state/store.ts";

export interface PhotoJob extends FrameJob {
  readonly id: string;
}

/** A job for every photo of the list, as everything stands now: what is edited meanwhile belongs to the next export. */
export function frameJobs({ store, photos, logos }: EditorSession): readonly PhotoJob[] {
  const state = store.getState();
  const settings = effectiveSettings(state);
  const { watermark } = capabilities(state.plan);
  const logo = settings.customLogo === null ? null : (logos.get(settings.customLogo.id)?.picture ?? null);
  const jobOf = ({ id, subject }: PhotoEntry): PhotoJob => {
    const record = photos.get(id);
    if (record === undefined) throw new Error(`Photo ${id} is on the list without a file`);
    return { id, file: record.file, facts: record.facts, settings, subject, watermark, logo };
  };
  return state.history.present.photos.map(jobOf);
}
