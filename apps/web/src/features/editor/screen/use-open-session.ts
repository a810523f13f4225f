import type { Plan } from "@matte/engine";
import { useEffect, useEffectEvent, useState } from "react";
import { signingPool } from "#domain/credentials/signing-pool.ts";
import type { ExportSigning, SigningLoader } from "#domain/credentials/types.ts";
import { openPhotoPool } from "#domain/photos/open-pool.ts";
import type { PhotoPool } from "#domain/photos/types.ts";
import { download, systemShareSheet } from "#lib/share.ts";
import type { Uploads, UploadsLoader, WithUploads } from "#domain/uploads/types.ts";
import type { OpenUpsell } from "#domain/upsell.ts";
import { retryImport } from "#lib/retry-import.ts";
import type { StoredValues } from "#lib/storage.ts";
import { openZipFiles } from "#domain/zip/open-zip-files.ts";
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
  /** Owner of the settings. */
  readonly user: string;
  readonly preferences: Preferences;
  /** Stores the settings between visits. */
  readonly values: StoredValues;
  readonly plan: Plan;
  readonly upsell: OpenUpsell;
  /** Opens the background upload of photos and exports; null if nothing is sent. */
  readonly uploads: UploadsLoader | null;
  /** Signs exports; null without a server. */
  readonly signing: SigningLoader | null;
}

/** Opens an editor with the browser's workers, storage and downloads. Returns null until it is open. */
export function useOpenSession({
  user,
  preferences,
  values,
  plan,
  upsell,
  uploads,
  signing,
}: Opening): EditorSession | null {
  const [session, setSession] = useState<EditorSession | null>(null);
  const currentPlan = useEffectEvent(() => plan);
  const currentPreferences = useEffectEvent(() => preferences);
  const currentValues = useEffectEvent(() => values);
  const openUpsell = useEffectEvent(upsell);
  const currentSigning = useEffectEvent(() => signing && openedOnce(signing));
  const uploadsOf = useEffectEvent((pool: PhotoPool) =>
    uploads === null ? null : openLater(() => uploads({ pool, notify: toasts.error })),
  );
  useEffect(() => {
    const workers = openPhotoPool();
    const zip = openZipFiles();
    const signer = currentSigning();
    const pool = signer === null ? workers : signingPool(workers, signer);
    const services: EditorServices = {
      pool,
      notices,
      values: currentValues(),
      user,
      preferences: currentPreferences(),
      upsell: () => openUpsell(),
      upsellOr: (alternative) => openUpsell(alternative),
      deliver: download,
      shareSheet: systemShareSheet(),
      zip,
      uploads: uploadsOf(pool),
      signing: signer,
      printsBoxes: async (choice, text) => {
        const { lackingGraphemes } = await retryImport(() => import("#domain/fonts/lacking.ts"));
        return (await lackingGraphemes(choice, text)).boxes.length > 0;
      },
    };
    const opened = createSession(services, currentPlan());
    setSession(opened);
    // Files locked now are removed at the next start.
    zip.sweep().catch(() => undefined);
    const onHide = (): void => opened.flush();
    window.addEventListener("pagehide", onHide);
    const unfollow = followLater(opened);
    return () => {
      unfollow();
      window.removeEventListener("pagehide", onHide);
      services.uploads?.((sending) => sending.dispose());
      opened.dispose();
      pool.dispose();
    };
  }, [user]);
  useEffect(() => session?.setPlan(plan), [session, plan]);
  return session;
}

/** Follows the photos' crops once that is loaded. @returns stops it */
function followLater(session: EditorSession): () => void {
  let stop = (): void => undefined;
  let isOpen = true;
  void retryImport(() => import("../intake/cropped-previews.ts")).then(
    ({ followCrops }) => {
      if (isOpen) stop = followCrops(session);
      return undefined;
    },
    (error: unknown) => console.error("Crops have no previews.", error),
  );
  return () => {
    isOpen = false;
    stop();
  };
}

/** Opens signing once; a failure is tried again. */
function openedOnce(load: SigningLoader): SigningLoader {
  let opened: Promise<ExportSigning> | undefined;
  return () => {
    opened ??= load();
    opened.catch(() => (opened = undefined));
    return opened;
  };
}

/** Opens uploads late; earlier actions are kept in order. If they cannot be opened, nothing is sent. */
function openLater(open: () => Promise<Uploads>): WithUploads {
  const opened = retryImport(open);
  opened.catch((error: unknown) => console.error("Nothing is uploaded.", error));
  return (action) => void opened.then(action, () => undefined);
}
