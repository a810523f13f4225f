import { useEffect, useRef, useState } from "react";
import { holdPage } from "../../../lib/checkout/open-checkout.ts";
import { usePaste } from "../intake/use-paste.ts";
import { useWindowDrop } from "../intake/use-window-drop.ts";
import { OfferDialog } from "../export/OfferDialog.tsx";
import { ReportDialog } from "../export/ReportDialog.tsx";
import { useLeaveGuard } from "../export/use-leave-guard.ts";
import { useEditor, usePhotoCount, useSession } from "../state/context.ts";
import type { Command } from "./shortcut.ts";
import type { LayoutProps } from "./layout-props.ts";
import { NarrowLayout } from "./NarrowLayout.tsx";
import { ShortcutsDialog } from "./ShortcutsDialog.tsx";
import { useActions } from "./use-actions.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useWide } from "./use-wide.ts";
import { WideLayout } from "./WideLayout.tsx";

/** Everything that concerns the whole window: drops, pastes, keys, and which of the two layouts there is room for. */
export function Workbench({ onSignOut, note }: Pick<LayoutProps, "onSignOut" | "note">) {
  const session = useSession();
  const actions = useActions(session);
  const picker = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState(false);
  const zoomed = useEditor((state) => state.zoomed);
  const dragging = useWindowDrop((items) => void actions.takeItems(items));
  const holding = usePhotoCount() > 0;
  useEffect(() => (holding ? holdPage() : undefined), [holding]);
  useLeaveGuard(useEditor((state) => state.exporting !== null));
  usePaste((files) => void actions.takeFiles(files));
  const commands: Readonly<Record<Command, () => void>> = {
    add: () => picker.current?.click(),
    export: actions.export,
    undo: session.undo,
    redo: session.redo,
    previous: session.previous,
    next: session.next,
    zoom: () => session.set({ zoomed: !zoomed }),
    "leave-zoom": () => session.set({ zoomed: false }),
    help: () => setHelp(true),
  };
  useShortcuts(zoomed, (command) => commands[command]());
  const Layout = useWide() ? WideLayout : NarrowLayout;
  return (
    <>
      <Layout
        actions={actions}
        picker={picker}
        dragging={dragging}
        onHelp={commands.help}
        onSignOut={onSignOut}
        note={note}
      />
      <OfferDialog />
      <ReportDialog onRetry={actions.retry} />
      <ShortcutsDialog open={help} onClose={() => setHelp(false)} />
    </>
  );
}
