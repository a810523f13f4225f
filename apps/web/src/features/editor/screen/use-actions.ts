import { type ReactNode, type RefObject, useEffect, useMemo } from "react";
import { retryImport } from "#lib/retry-import.ts";
import { createPhotoIntake, type PhotoIntake } from "../intake/intake.ts";
import { selectedIds } from "../state/selection.ts";
import type { EditorSession } from "../state/session.ts";
import type { ExportReport, IntoFolder, PdfSetup } from "../state/store.ts";

/** Export code, not needed by any first screen. */
export const loadExports = async () => import("../export/save-to.ts");

export interface Actions extends PhotoIntake {
  export(): void;
  exportSelected(): void;
  /** Asks for a file and writes the ZIP into it. */
  saveTo(): void;
  /** Exports one PDF with the pages that its dialog has set up. */
  exportPdf(setup: PdfSetup): void;
  /** Exports a report's photos again. */
  retry(report: ExportReport): void;
  /** Repeats loads and exports that lacked the network. */
  retryAfterNetwork(): void;
  /** Exports all photos into folders on disk. @param into null asks for one */
  exportIntoFolder(into: IntoFolder | null): void;
  /** Copies the selected photo's framed picture. */
  copy(): void;
}

export interface LayoutProps {
  readonly actions: Actions;
  /** The file input, opened by a keyboard shortcut. */
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly dragging: boolean;
  /** Opens the list of keyboard shortcuts. */
  readonly onHelp: () => void;
  /** Undefined if no user is signed in. */
  readonly onSignOut: (() => void) | undefined;
  /** Notes on the session, the connection and new versions; empty without any. */
  readonly note: ReactNode;
  /** Waiting photos from other apps and a link's look, shown above the preview; empty without any. */
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
    exportPdf: ({ only }) =>
      run(({ exportPhotos }, signal) => exportPhotos(session, signal, { only: only ?? undefined, isPdf: true })),
    retry: ({ failed, into, isPdf }) => {
      const only = new Set(failed.map(({ id }) => id));
      run(({ exportPhotos }, signal) => exportPhotos(session, signal, { only, into, ...(isPdf && { isPdf }) }));
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
