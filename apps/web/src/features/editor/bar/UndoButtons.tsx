import { editor } from "@matte/messages/editor";
import { Redo2, Undo2 } from "lucide-react";
import { IconButton } from "#ui/button/IconButton.tsx";
import { shortcutName } from "#lib/keyboard.ts";
import { useEditor, useSession } from "../state/context.ts";

export function UndoButtons() {
  const session = useSession();
  const canUndo = useEditor((state) => state.history.past.length > 0);
  const canRedo = useEditor((state) => state.history.future.length > 0);
  return (
    <>
      <IconButton
        icon={Undo2}
        label={editor.undo}
        shortcut={shortcutName("Z")}
        disabled={!canUndo}
        onClick={session.undo}
      />
      <IconButton
        icon={Redo2}
        label={editor.redo}
        shortcut={shortcutName("Shift Z")}
        disabled={!canRedo}
        onClick={session.redo}
      />
    </>
  );
}
