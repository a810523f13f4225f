import { capabilities } from "@matte/engine";
import { editor } from "@matte/messages/editor";
import { CircleQuestionMark, Folder, Keyboard, LogOut, MonitorDown, UserRound } from "lucide-react";
import { useInstall } from "#domain/install/install.ts";
import { useTheme } from "#domain/theme/theme.ts";
import { shortcutName } from "#lib/keyboard.ts";
import { Button, DarkModeButton, IconButton, IconLink, Wordmark } from "#ui/index.ts";
import { FileName } from "#ui/file-name/FileName.tsx";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { StatusLine } from "../bar/StatusLine.tsx";
import { UndoButtons } from "../bar/StepButtons.tsx";
import { AddPhotos } from "../intake/AddPhotos.tsx";
import { Sections } from "../panel/Sections.tsx";
import {
  useCanOpenFolder,
  useEditor,
  usePhotoCount,
  usePosition,
  useSelectedPhoto,
  useSession,
} from "../state/context.ts";
import { useCoarse } from "../state/window-width.ts";
import { Thumbnails } from "../thumbs/Thumbnails.tsx";
import { LayoutFoot, LayoutStage } from "./layout-parts.tsx";
import type { LayoutProps } from "./use-actions.ts";
import "./editor.css";
import "./wide.css";

/** The layout in three columns: settings, preview, thumbnails. */
export function WideLayout({ actions, picker, dragging, onHelp, onSignOut, note, incoming }: LayoutProps) {
  const isEmpty = usePhotoCount() === 0;
  const canOpenFolder = useCanOpenFolder();
  const cropping = useEditor((state) => state.cropping !== null);
  const onFiles = (files: readonly File[]): void => void actions.takeFiles(files);
  return (
    <div className="editor-wide">
      <Bar onHelp={onHelp} onSignOut={onSignOut} note={note} />
      <aside className="editor-settings" inert={cropping} aria-label={editor.settings}>
        <div className="editor-scroll">
          <div className="editor-adds">
            <AddPhotos input={picker} onFiles={onFiles}>
              <span>
                <b>{editor.addPhotos}</b>
                {isEmpty && (
                  <small>
                    {editor.addPhotosHint} <span>{editor.dropPhotosHint}</span>
                  </small>
                )}
              </span>
              <kbd>{shortcutName("O")}</kbd>
            </AddPhotos>
            {canOpenFolder && <IconButton icon={Folder} label={editor.openFolder} onClick={actions.openFolder} />}
          </div>
          <Sections />
        </div>
        <LayoutFoot actions={actions} />
      </aside>
      <main className="editor-main" tabIndex={-1}>
        <h1 className="visually-hidden">{editor.title}</h1>
        {incoming}
        <LayoutStage actions={actions} picker={picker} dragging={dragging} />
        <StatusLine />
      </main>
      <Thumbnails />
    </div>
  );
}

function Bar({ onHelp, onSignOut, note }: Pick<LayoutProps, "onHelp" | "onSignOut" | "note">) {
  const { upsell } = useSession().services;
  const free = useEditor((state) => !capabilities(state.plan).batch);
  const empty = usePhotoCount() === 0;
  const theme = useTheme();
  const install = useInstall();
  const coarse = useCoarse();
  return (
    <header className="editor-bar">
      <Wordmark />
      <DocumentName />
      <div className="editor-tools">
        {note}
        <UndoButtons />
        <hr />
        <IconLink icon={CircleQuestionMark} label={editor.help} to="/help" newTab />
        {!coarse && <IconButton icon={Keyboard} label={editor.keyboardShortcuts} shortcut="?" onClick={onHelp} />}
        <DarkModeButton {...theme} />
        {install !== null && <IconButton icon={MonitorDown} label={editor.install} onClick={install} />}
        {onSignOut !== undefined && (
          <>
            <IconLink icon={UserRound} label={editor.account} to="/account" newTab={!empty} />
            <IconButton icon={LogOut} label={editor.signOut} onClick={onSignOut} />
          </>
        )}
        {free && (
          <>
            <hr />
            <Button variant="line" size="small" onClick={upsell}>
              {editor.upgrade}
            </Button>
          </>
        )}
      </div>
    </header>
  );
}

/** The selected photo's file name, and its position in the list. */
function DocumentName() {
  const photo = useSelectedPhoto();
  const position = usePosition();
  const count = usePhotoCount();
  if (photo === null) return null;
  return (
    <p className="editor-document num">
      <b>
        <FileName of={originalName(photo)} />
      </b>
      {count > 1 && <span>{editor.position(position + 1, count)}</span>}
    </p>
  );
}
