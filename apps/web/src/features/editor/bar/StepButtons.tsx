/** Buttons for stepping through the history and the list of photos. */
import { editor } from "@matte/messages/editor";
import { ChevronLeft, ChevronRight, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { shortcutName } from "#lib/keyboard.ts";
import { IconButton } from "#ui/index.ts";
import { useEditor, usePhotoCount, usePosition, useSession } from "../state/context.ts";

export function UndoButton() {
  const session = useSession();
  const canUndo = useEditor((state) => state.cropping === null && state.history.past.length > 0);
  return (
    <IconButton
      icon={Undo2}
      label={editor.undo}
      shortcut={shortcutName("Z")}
      disabled={!canUndo}
      onClick={session.undo}
    />
  );
}

export function UndoButtons() {
  const session = useSession();
  const canRedo = useEditor((state) => state.cropping === null && state.history.future.length > 0);
  return (
    <>
      <UndoButton />
      <IconButton
        icon={Redo2}
        label={editor.redo}
        shortcut={shortcutName(editor.withShift("Z"))}
        disabled={!canRedo}
        onClick={session.redo}
      />
    </>
  );
}

/** Buttons to step through the list; disabled at its ends. */
export function PhotoSteps({ children }: { readonly children?: ReactNode }) {
  const session = useSession();
  const position = usePosition();
  const count = usePhotoCount();
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label={editor.previous}
        shortcut="←"
        disabled={position <= 0}
        onClick={session.previous}
      />
      {children}
      <IconButton
        icon={ChevronRight}
        label={editor.next}
        shortcut="→"
        disabled={position >= count - 1}
        onClick={session.next}
      />
    </>
  );
}
