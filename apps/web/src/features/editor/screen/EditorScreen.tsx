import { usePlan } from "../../../lib/plan/plan.tsx";
import { useUpsell } from "../../../lib/upsell.ts";
import { PictureProvider } from "../preview/picture.tsx";
import { SessionContext } from "../state/context.ts";
import { ANONYMOUS } from "../state/saved-settings.ts";
import type { EditorSession } from "../state/session.ts";
import { useOpenSession } from "./use-open-session.ts";
import { Workbench } from "./Workbench.tsx";

interface EditorScreenProps {
  /** Whose settings are edited. */
  readonly user?: string;
}

/** The editor: photos in, mattes around them, files out. */
export function EditorScreen({ user = ANONYMOUS }: EditorScreenProps) {
  const session = useOpenSession(user, usePlan(), useUpsell());
  return session && <Editor session={session} />;
}

/** The editor's screen around an open session. */
export function Editor({ session }: { readonly session: EditorSession }) {
  return (
    <SessionContext value={session}>
      <PictureProvider>
        <Workbench />
      </PictureProvider>
    </SessionContext>
  );
}
