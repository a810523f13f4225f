import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from "react";
import { LazyBoundary, lazyPage, lazyPart } from "#lib/lazy-parts.tsx";
import { retryImport } from "#lib/retry-import.ts";
import { whenIdle } from "#lib/when-idle.ts";
import { markUnsavedWork } from "#domain/unsaved-work.ts";
import { useNetworkReturn, usePaste, useWindowDrop } from "../intake/use-photo-sources.ts";
import { useEditor, useSession } from "../state/context.ts";
import { openCrop } from "../state/crop.ts";
import { openWall } from "../state/wall.ts";
import { removeSelected, selectAll } from "../state/selection.ts";
import type { EditorSession } from "../state/session.ts";
import { type Command, useShortcuts } from "./shortcuts.ts";
import { moveToRegion } from "./regions.ts";
import { useBarePhoto } from "./use-bare-photo.ts";
import { focusPhoto } from "../thumbs/focus-photo.ts";
import { type LayoutProps, loadExports, useActions } from "./use-actions.ts";
import { loadSignOutDialog, useSignOut } from "./use-sign-out.tsx";
import { useWide } from "../state/window-width.ts";
import { WideLayout } from "./WideLayout.tsx";

const loadTogether = async () => retryImport(async () => import("../together/frame-together.ts"));
const loadProfiles = async () => retryImport(async () => import("../profiles/choose-profile.ts"));
const loadShortcuts = async () => import("./ShortcutsDialog.tsx");
const loadExportDialogs = async () => import("../export/ExportDialogs.tsx");
const loadNarrowLayout = async () => import("./NarrowLayout.tsx");
const ShortcutsDialog = lazyPart(async () => (await loadShortcuts()).ShortcutsDialog);
const ExportDialogs = lazyPart(async () => (await loadExportDialogs()).ExportDialogs);
const PdfDialog = lazyPart(async () => (await import("../pdf/PdfDialog.tsx")).PdfDialog);
const IncomingBars = lazyPart(async () => (await import("./IncomingBars.tsx")).IncomingBars);
const WallView = lazyPart(async () => (await import("../wall/WallView.tsx")).WallView);
/** Loaded only for narrow windows, and never given up. */
const NarrowLayout = lazyPage(async () => (await loadNarrowLayout()).NarrowLayout, { tries: Infinity });

function loadAhead(): void {
  void Promise.all([
    loadExports(),
    loadShortcuts(),
    loadExportDialogs(),
    loadNarrowLayout(),
    loadSignOutDialog(),
  ]).catch(() => undefined);
}

interface WorkbenchProps extends Pick<LayoutProps, "onSignOut" | "note"> {
  /** Shown while the layout for narrow windows is loaded. */
  readonly waiting: ReactNode;
}

/** The editor's window: drops, pastes, keys, and the layout for its width. */
export function Workbench({ onSignOut, note, waiting }: WorkbenchProps) {
  const session = useSession();
  const actions = useActions(session);
  const picker = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState(false);
  const [helpNeeded, setHelpNeeded] = useState(false);
  const zoomed = useEditor((state) => state.zoomed);
  const cropping = useEditor((state) => state.cropping !== null);
  const dragging = useWindowDrop((items) => void actions.takeItems(items));
  const unsaved = useEditor(({ loading, history }) => loading !== null || history.present.photos.length > 0);
  useEffect(() => (unsaved ? markUnsavedWork() : undefined), [unsaved]);
  const signOut = useSignOut(onSignOut);
  useRecovery(session);
  useLeaveGuard(
    useEditor(
      ({ exporting, loading, unkept, history }) =>
        exporting !== null || loading !== null || (unkept && history.present.photos.length > 0),
    ),
  );
  const hasDialog = useEditor(({ report, shareOffer }) => report !== null || shareOffer !== null);
  const [dialogsNeeded, setDialogsNeeded] = useState(hasDialog);
  if (hasDialog && !dialogsNeeded) setDialogsNeeded(true);
  const isOnWall = useEditor((state) => state.wallView !== null);
  const [wallNeeded, setWallNeeded] = useState(isOnWall);
  if (isOnWall && !wallNeeded) setWallNeeded(true);
  const setsUpPdf = useEditor((state) => state.pdfSetup !== null);
  const [pdfNeeded, setPdfNeeded] = useState(false);
  if (setsUpPdf && !pdfNeeded) setPdfNeeded(true);
  // Loaded ahead, for use without a network.
  useEffect(() => whenIdle(loadAhead), []);
  useWarmPool(session, dragging);
  usePaste((files) => void actions.takeFiles(files));
  useNetworkReturn(actions.retryAfterNetwork);
  /** Also moves the focus to the chosen photo, for the list's keys to continue there. */
  const step = (choose: () => void): void => {
    choose();
    focusPhoto(session.store.getState().history.present.selected);
  };
  const chooseProfile = (place: number) => () => void loadProfiles().then(({ chooseAt }) => chooseAt(session, place));
  const commands: Readonly<Record<Command, () => void>> = {
    add: () => picker.current?.click(),
    export: actions.export,
    "export-this": actions.exportSelected,
    undo: session.undo,
    redo: session.redo,
    previous: () => step(session.previous),
    next: () => step(session.next),
    crop: () => openCrop(session),
    wall: () => openWall(session),
    together: () => void loadTogether().then(({ frameTogether }) => frameTogether(session)),
    zoom: () => session.set({ zoomed: !zoomed }),
    "select-all": () => selectAll(session),
    remove: () => removeSelected(session),
    copy: actions.copy,
    "profile-1": chooseProfile(0),
    "profile-2": chooseProfile(1),
    "profile-3": chooseProfile(2),
    "profile-4": chooseProfile(3),
    "profile-5": chooseProfile(4),
    "profile-6": chooseProfile(5),
    region: () => moveToRegion(1),
    "region-back": () => moveToRegion(-1),
    "leave-zoom": () => session.set({ zoomed: false }),
    help: () => {
      setHelpNeeded(true);
      setHelp(true);
    },
  };
  useBarePhoto(session);
  useShortcuts({ zoomed, cropping }, (command) => commands[command]());
  // A window becoming narrow keeps the wide layout until the other one is loaded.
  const Layout = useDeferredValue(useWide()) ? WideLayout : NarrowLayout;
  return (
    <>
      <LazyBoundary fallback={waiting}>
        <Layout
          actions={actions}
          picker={picker}
          dragging={dragging}
          onHelp={commands.help}
          onSignOut={onSignOut && signOut.request}
          note={note}
          incoming={<IncomingBars actions={actions} />}
        />
      </LazyBoundary>
      {wallNeeded && <WallView />}
      {signOut.dialog}
      {dialogsNeeded && <ExportDialogs onRetry={actions.retry} />}
      {pdfNeeded && <PdfDialog onExport={actions.exportPdf} />}
      {helpNeeded && <ShortcutsDialog open={help} onClose={() => setHelp(false)} />}
    </>
  );
}

/** Starts a photo worker when the editor is open, and when files are dragged over it: the first preview need not wait for it. */
function useWarmPool({ services: { pool } }: EditorSession, dragging: boolean): void {
  useEffect(() => (dragging ? pool.warmUp() : whenIdle(pool.warmUp)), [pool, dragging]);
}

/** Stores changing photos, and offers the last visit's. */
function useRecovery(session: EditorSession): void {
  useEffect(() => {
    let close: (() => void) | null = null;
    let current = true;
    retryImport(async () => import("../recovery/recovery.ts")).then(
      ({ openRecovery }) => {
        if (current) close = openRecovery(session);
        return undefined;
      },
      (error: unknown) => console.error("Photos are not stored for the next visit.", error),
    );
    return () => {
      current = false;
      close?.();
    };
  }, [session]);
}

/** Makes the browser ask before the page is closed or left. */
function useLeaveGuard(working: boolean): void {
  useEffect(() => {
    if (!working) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [working]);
}
