import { usePlan } from "../../../lib/plan/plan.tsx";
import { useUpsell } from "../../../lib/upsell.ts";
import { PictureProvider } from "../preview/picture.tsx";
import { SessionContext } from "../state/context.ts";
import { ANONYMOUS } from "../state/saved-settings.ts";
import { useOpenSession } from "./use-open-session.ts";
import { Workbench } from "./Workbench.tsx";

interface EditorScreenProps {
  /** Whose settings are edited. */
  readonly user?: string;
}

/** The editor: photos in, mattes around them, files out. */
export function EditorScreen({ user = ANONYMOUS }: EditorScreenProps) {
  const session = useOpenSession(user, usePlan(), useUpsell());
  return (
    session && (
      <SessionContext value={session}>
        <PictureProvider>
          <Workbench />
        </PictureProvider>
      </SessionContext>
    )
  );
}
