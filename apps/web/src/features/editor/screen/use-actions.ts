import { useMemo } from "react";
import { exportPhotos } from "../export/export-photos.ts";
import { createIntake, type Intake } from "../intake/intake.ts";
import type { EditorSession } from "../state/session.ts";

export interface Actions extends Intake {
  export(): void;
}

/** The editor's long-running work, and one way to stop all of it. */
export function useActions(session: EditorSession): Actions {
  return useMemo(() => createActions(session), [session]);
}

function createActions(session: EditorSession): Actions {
  const intake = createIntake(session);
  let stop = new AbortController();
  return {
    ...intake,
    export: () => void exportPhotos(session, stop.signal),
    cancel: () => {
      intake.cancel();
      stop.abort();
      stop = new AbortController();
    },
  };
}
