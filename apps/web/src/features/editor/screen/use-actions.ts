import { type ReactNode, type RefObject, useEffect, useMemo } from "react";
import { retryImport } from "#lib/retry-import.ts";
import { createPhotoIntake, type PhotoIntake } from "../intake/intake.ts";
import { selectedIds } from "../state/selection.ts";
import type { EditorSession } from "../state/session.ts";
import type { ExportReport, IntoFolder } from "../state/store.ts";

/** The code of exports, which no first screen needs. */
export const loadExports = async () => import("../export/save-to.ts");

export interface Actions extends PhotoIntake {
  export(): void;
  /** Exports the selected photos. */
  exportSelected(): void;
  /** Asks for a file and writes the ZIP into it. */
  saveTo(): void;
  /** Exports the photos of a report again. */
  retry(report: ExportReport): void;
  /** Loads or exports photos again that lacked the network. */
  retryAfterNetwork(): void;
  /** Exports all photos into folders on disk. @param into null asks for one */
  exportIntoFolder(into: IntoFolder | null): void;
  /** Copies the framed picture of the selected photo. */
  copy(): void;
}

/** Properties of both layouts. */
export interface LayoutProps {
  readonly actions: Actions;
  /** The file input, which a keyboard shortcut opens. */
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly dragging: boolean;
  /** Opens the list of keyboard shortcuts. */
  readonly onHelp: () => void;
  /** Undefined for a user who is not signed in. */
  readonly onSignOut: (() => void) | undefined;
  /** Notes on the session, the connection and new versions; empty without any. */
  readonly note: ReactNode;
  /** Photos of other apps that wait and a look from a link, shown above the preview; empty without any. */
  readonly incoming: ReactNode;
}

/** The editor's long-running work, cancelled all at once; leaving the editor cancels it as well. */
export function useActions(session: EditorSession): Actions {
  const actions = useMemo(() => createActions(session), [session]);
  useEffect(() => actions.cancel, [actions]);
  return actions;
}

type ExportWork = (exports: Awaited<ReturnType<typeof loadExports>>, signal: AbortSignal) => Promise<void>;

function createActions(session: EditorSession): Actions {
  const intake = createPhotoIntake(session);
  let stop = new AbortController();
  const run = (work: ExportWork): void => {
    const { signal } = stop;
    void retryImport(loadExports).then((exports) => (signal.aborted ? undefined : work(exports, signal)));
  };
  return {
    ...intake,
    export: () => run(({ exportPhotos }, signal) => exportPhotos(session, signal)),
    exportSelected: () => {
      const only = new Set(selectedIds(session.store.getState()));
      run(({ exportPhotos }, signal) => exportPhotos(session, signal, { only }));
    },
    saveTo: () => run(({ exportToChosenFile }, signal) => exportToChosenFile(session, signal)),
    retry: ({ failed, into }) => {
      const only = new Set(failed.map(({ id }) => id));
      run(({ exportPhotos }, signal) => exportPhotos(session, signal, { only, into }));
    },
    retryAfterNetwork: () =>
      run(async ({ takeRetries, retryExports }, signal) => {
        await intake.takeFiles(takeRetries(session));
        await retryExports(session, signal);
      }),
    exportIntoFolder: (into) => run(({ exportIntoFolder }, signal) => exportIntoFolder(session, signal, into)),
    copy: () => {
      const { signal } = stop;
      void retryImport(loadExports).then(({ copyPicture }) => copyPicture(session, signal));
    },
    cancel: () => {
      intake.cancel();
      stop.abort();
      stop = new AbortController();
    },
  };
}
