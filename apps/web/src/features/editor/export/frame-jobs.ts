import { capabilities } from "@matte/engine";
import { standingObstacle } from "../../../lib/photos/found-obstacle.ts";
import type { FrameJob } from "../../../lib/photos/types.ts";
import type { PhotoEntry } from "../model/document.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettings } from "../state/store.ts";

export interface PhotoJob extends FrameJob {
  readonly id: string;
}

/** A job for every photo of the list, as everything stands now: what is edited meanwhile belongs to the next export. */
export function frameJobs(session: EditorSession): readonly PhotoJob[] {
  return session.store.getState().history.present.photos.map(frameJobOf(session));
}

/** Makes jobs of photos. */
export function frameJobOf({ store, photos, logos }: EditorSession): (photo: PhotoEntry) => PhotoJob {
  const state = store.getState();
  const settings = effectiveSettings(state);
  const { watermark } = capabilities(state.plan);
  const logo = settings.customLogo === null ? null : (logos.get(settings.customLogo.id)?.picture ?? null);
  return ({ id, subject }) => {
    const record = photos.get(id);
    if (record === undefined) throw new Error(`Photo ${id} is on the list without a file`);
    const { file, facts } = record;
    const obstacle = standingObstacle(state.obstacles.get(id), { settings, subject, watermark });
    return { id, file, facts, settings, subject, watermark, logo, obstacle };
  };
}
