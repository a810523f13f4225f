import type { Plan } from "@matte/engine";
import { useEffect, useEffectEvent, useState } from "react";
import { createPhotoPool } from "#domain/photos/pool.ts";
import type { PhotoPool } from "#domain/photos/types.ts";
import { download } from "#lib/download.ts";
import { systemShareSheet } from "#lib/share.ts";
import { lateUploads } from "#domain/uploads/late-uploads.ts";
import type { UploadsLoader } from "#domain/uploads/types.ts";
import type { StoredValues } from "#lib/storage.ts";
import { zipFiles } from "#domain/zip/zip-files.ts";
import { toasts } from "#ui/index.ts";
import type { Preferences } from "../state/saved-settings.ts";
import type { EditorServices, Notices } from "../state/services.ts";
import { createSession, type EditorSession } from "../state/session.ts";

const notices: Notices = {
  loading: (text) => toasts.loading(text),
  success: (text, id) => void toasts.success(text, id),
  error: (text) => void toasts.error(text),
  plain: (text) => void toasts.plain(text),
  dismiss: (id) => toasts.dismiss(id),
};

interface Opening {
  /** Whose settings these are. */
  readonly user: string;
  readonly preferences: Preferences;
  /** Where their settings are kept between visits. */
  readonly values: StoredValues;
  readonly plan: Plan;
  readonly upsell: () => void;
  /** What sends photos and exports to the server in the background; null: nothing is sent. */
  readonly uploads: UploadsLoader | null;
}

/** An editor with real workers, real storage and real downloads; null for the moment before it is open. */
export function useOpenSession({ user, preferences, values, plan, upsell, uploads }: Opening): EditorSession | null {
  const [session, setSession] = useState<EditorSession | null>(null);
  const currentPlan = useEffectEvent(() => plan);
  const currentPreferences = useEffectEvent(() => preferences);
  const currentValues = useEffectEvent(() => values);
  const openUpsell = useEffectEvent(upsell);
  const uploadsOf = useEffectEvent((pool: PhotoPool) =>
    uploads === null ? null : lateUploads(() => uploads({ pool, complain: toasts.error })),
  );
  useEffect(() => {
    const pool = createPhotoPool();
    const services: EditorServices = {
      pool,
      notices,
      values: currentValues(),
      user,
      preferences: currentPreferences(),
      upsell: () => openUpsell(),
      deliver: download,
      shareSheet: systemShareSheet(),
      zip: zipFiles,
      uploads: uploadsOf(pool),
    };
    const opened = createSession(services, currentPlan());
    setSession(opened);
    // What cannot be removed now is removed another time.
    zipFiles.sweep().catch(() => undefined);
    const onHide = (): void => opened.flush();
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      services.uploads?.((sending) => sending.dispose());
      opened.dispose();
      pool.dispose();
    };
  }, [user]);
  useEffect(() => session?.setPlan(plan), [session, plan]);
  return session;
}
