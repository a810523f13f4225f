import { capabilities } from "@matte/engine";
import type { ReactNode } from "react";
import type { LogoServer } from "#domain/account/logo-server.ts";
import type { SettingsServer } from "#domain/account/settings-sync.ts";
import { usePlan } from "#domain/plan/plan.tsx";
import { localValues, type StoredValues } from "#lib/storage.ts";
import type { SigningLoader } from "#domain/credentials/types.ts";
import type { UploadsLoader } from "#domain/uploads/types.ts";
import { useUpsell } from "#domain/upsell.ts";
import { PictureProvider } from "../preview/picture.tsx";
import { SessionContext } from "../state/context.ts";
import { ANONYMOUS } from "#domain/account/saved-settings.ts";
import type { Preferences } from "../state/saved-settings.ts";
import { openLogos, openSettings, useAccountSync } from "./use-account-sync.ts";
import { useOpenSession } from "./use-open-session.ts";
import { Workbench } from "./Workbench.tsx";

interface EditorScreenProps {
  /** Owner of the settings. */
  readonly user?: string;
  /** Values for fields never saved. */
  readonly preferences?: Preferences;
  /** Stores the settings between visits. */
  readonly values?: StoredValues;
  /** Syncs settings with the account, on plans with sync; null keeps them in this browser. */
  readonly account?: SettingsServer | null;
  /** Syncs logos with the account, on plans with sync; null keeps them in this page. */
  readonly logos?: (() => Promise<LogoServer>) | null;
  /** Opens the background upload of photos and exports; null if nothing is sent. */
  readonly uploads?: UploadsLoader | null;
  /** Signs exports; null without a server. */
  readonly signing?: SigningLoader | null;
  readonly onSignOut?: (() => void) | undefined;
  /** Shown in the bar, or below the preview on a phone. */
  readonly note?: ReactNode;
  /** Shown while the layout for narrow windows is loaded. */
  readonly waiting?: ReactNode;
}

const NO_PREFERENCES: Preferences = {};

/** The editor: loads photos, frames them and exports files. */
export function EditorScreen({
  user = ANONYMOUS,
  preferences = NO_PREFERENCES,
  values = localValues,
  account = null,
  logos = null,
  uploads = null,
  signing = null,
  onSignOut,
  note,
  waiting,
}: EditorScreenProps) {
  const plan = usePlan();
  const session = useOpenSession({ user, preferences, values, plan, upsell: useUpsell(), uploads, signing });
  const { accountSettings, logo } = capabilities(plan);
  useAccountSync(session, accountSettings ? account : null, openSettings);
  useAccountSync(session, logo ? logos : null, openLogos);
  return (
    session && (
      <SessionContext value={session}>
        <PictureProvider>
          <Workbench onSignOut={onSignOut} note={note} waiting={waiting} />
        </PictureProvider>
      </SessionContext>
    )
  );
}
