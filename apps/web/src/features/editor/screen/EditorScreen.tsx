import { capabilities } from "@matte/engine";
import type { ReactNode } from "react";
import type { LogoServer } from "#domain/account/logo-server.ts";
import type { SettingsServer } from "#domain/account/settings-sync.ts";
import { usePlan } from "#domain/plan/plan.tsx";
import { localValues, type StoredValues } from "#lib/storage.ts";
import type { UploadsLoader } from "#domain/uploads/types.ts";
import { useUpsell } from "#domain/upsell.ts";
import { PictureProvider } from "../preview/picture.tsx";
import { SessionContext } from "../state/context.ts";
import { ANONYMOUS, type Preferences } from "../state/saved-settings.ts";
import { beginLogos, beginSettings, useFollowing } from "./use-following.ts";
import { useOpenSession } from "./use-open-session.ts";
import { Workbench } from "./Workbench.tsx";

interface EditorScreenProps {
  /** Whose settings are edited. */
  readonly user?: string;
  /** Fill fields that were never saved. */
  readonly preferences?: Preferences;
  /** Where the settings are kept between visits. */
  readonly values?: StoredValues;
  /** Where the settings of a paying user follow them from; null keeps them in this browser. */
  readonly account?: SettingsServer | null;
  /** Where a paying user's logos are kept; null keeps them in this page. */
  readonly logos?: (() => Promise<LogoServer>) | null;
  /** What sends photos and exports to the server in the background; null: nothing is sent. */
  readonly uploads?: UploadsLoader | null;
  readonly onSignOut?: (() => void) | undefined;
  /** Stands in the bar, or under the preview on a phone. */
  readonly note?: ReactNode;
}

const NO_PREFERENCES: Preferences = {};

/** The editor: photos in, mattes around them, files out. */
export function EditorScreen({
  user = ANONYMOUS,
  preferences = NO_PREFERENCES,
  values = localValues,
  account = null,
  logos = null,
  uploads = null,
  onSignOut,
  note,
}: EditorScreenProps) {
  const plan = usePlan();
  const session = useOpenSession({ user, preferences, values, plan, upsell: useUpsell(), uploads });
  const { accountSettings, logo } = capabilities(plan);
  useFollowing(session, accountSettings ? account : null, beginSettings);
  useFollowing(session, logo ? logos : null, beginLogos);
  return (
    session && (
      <SessionContext value={session}>
        <PictureProvider>
          <Workbench onSignOut={onSignOut} note={note} />
        </PictureProvider>
      </SessionContext>
    )
  );
}
