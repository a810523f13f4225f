import { capabilities } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { ui } from "@matte/messages/ui";
import {
  CircleArrowUp,
  CircleQuestionMark,
  Contrast,
  Crop,
  Folder,
  GalleryHorizontal,
  Keyboard,
  LogOut,
  MonitorDown,
  ScanSearch,
  Trash2,
  UserRound,
} from "lucide-react";
import { useEffect, useState } from "react";
import { useInstall } from "#domain/install/install.ts";
import { useTheme } from "#domain/theme/theme.ts";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { watchScrolledAway } from "#lib/scrolled-away.ts";
import { Wordmark } from "#ui/index.ts";
import type { MenuItem } from "#ui/overlay/Menu.tsx";
import { ActionsMenu } from "../bar/ActionsMenu.tsx";
import { UndoButton, UndoButtons } from "../bar/StepButtons.tsx";
import { AddPhotos } from "../intake/AddPhotos.tsx";
import { Sections } from "../panel/Sections.tsx";
import { PhotoStrip } from "../sheet/PhotoStrip.tsx";
import { useCanOpenFolder, useEditor, usePhotoCount, useSession } from "../state/context.ts";
import { openCrop } from "../state/crop.ts";
import { clearWithNotice } from "../state/undo-notice.tsx";
import { openWall } from "../state/wall.ts";
import { useCoarse, useMatches } from "../state/window-width.ts";
import { LayoutFoot, LayoutStage } from "./layout-parts.tsx";
import type { LayoutProps } from "./use-actions.ts";
import { SectionTabs } from "./SectionTabs.tsx";
import "./editor.css";
import "./narrow.css";
import "./tablet.css";

const FilmStrip = lazyPart(async () => (await import("../sheet/FilmStrip.tsx")).FilmStrip);

/** The layout for phones and tablets: the preview is pinned above the settings, or next to them on a tablet on its side. */
export function NarrowLayout({ actions, picker, dragging, onHelp, onSignOut, note, incoming }: LayoutProps) {
  const severalPhotos = usePhotoCount() > 1;
  const onFiles = (files: readonly File[]): void => void actions.takeFiles(files);
  const away = useScrolledAway();
  const hasFilm = useMatches(upright) && severalPhotos;
  return (
    <main className="editor-narrow">
      <h1 className="visually-hidden">{editor.title}</h1>
      <div className="editor-pin" data-away={away} tabIndex={-1}>
        <header className="editor-bar" inert={away}>
          <Wordmark word={false} />
          <AddPhotos input={picker} onFiles={onFiles}>
            {editor.addPhotos}
          </AddPhotos>
          <div className="editor-tools">
            <UndoButtons />
            <More onOpenFolder={actions.openFolder} onHelp={onHelp} onSignOut={onSignOut} />
          </div>
        </header>
        <div className="editor-preview">
          {incoming}
          <LayoutStage actions={actions} picker={picker} dragging={dragging} />
          <PhotoStrip />
        </div>
        {hasFilm && <FilmStrip />}
        {note}
        <div className="tabs-row">
          <SectionTabs />
          {away && <UndoButton />}
        </div>
      </div>
      <div className="editor-sections">
        <Sections />
      </div>
      <LayoutFoot actions={actions} />
    </main>
  );
}

/** A tablet on its side has the bar above the stage, next to the settings, to hide nothing. As in tablet.css. */
const sideBySide = matchMedia(
  "(min-width: 600px) and (min-height: 600px) and (orientation: landscape) and (pointer: coarse)",
);

/** An upright tablet has room for photos below the stage. */
const upright = matchMedia(
  "(min-width: 600px) and (max-width: 1023px) and (min-height: 900px) and (orientation: portrait)",
);

function useScrolledAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => watchScrolledAway((gone) => setAway(gone && !sideBySide.matches)), []);
  return away;
}

interface MoreProps extends Pick<LayoutProps, "onHelp" | "onSignOut"> {
  readonly onOpenFolder: () => void;
}

function More({ onOpenFolder, onHelp, onSignOut }: MoreProps) {
  const session = useSession();
  const free = useEditor((state) => !capabilities(state.plan).batch);
  const zoomed = useEditor((state) => state.zoomed);
  const empty = usePhotoCount() === 0;
  const canOpenFolder = useCanOpenFolder();
  const install = useInstall();
  const coarse = useCoarse();
  const { dark, setDark } = useTheme();
  const upgrade: MenuItem = { label: editor.upgrade, icon: CircleArrowUp, onSelect: session.services.upsell };
  const items: readonly MenuItem[] = [
    { label: ui.darkMode, icon: Contrast, checked: dark, onSelect: () => setDark(!dark) },
    { label: editor.crop, icon: Crop, disabled: empty, onSelect: () => openCrop(session) },
    { label: editor.wallView, icon: GalleryHorizontal, disabled: empty, onSelect: () => openWall(session) },
    { label: editor.zoom, icon: ScanSearch, checked: zoomed, onSelect: () => session.set({ zoomed: !zoomed }) },
    ...(canOpenFolder ? [{ label: editor.openFolder, icon: Folder, onSelect: onOpenFolder }] : []),
    { label: editor.clearBatch, icon: Trash2, disabled: empty, onSelect: () => clearWithNotice(session) },
    ...(coarse ? [] : [{ label: editor.keyboardShortcuts, icon: Keyboard, onSelect: onHelp }]),
    { label: editor.help, icon: CircleQuestionMark, to: "/help", newTab: true },
    ...(free ? [upgrade] : []),
    ...(install === null ? [] : [{ label: editor.install, icon: MonitorDown, onSelect: install }]),
    ...(onSignOut === undefined
      ? []
      : [
          { label: editor.account, icon: UserRound, to: "/account", newTab: !empty },
          { label: editor.signOut, icon: LogOut, onSelect: onSignOut },
        ]),
  ];
  return <ActionsMenu label={editor.more} items={items} />;
}
