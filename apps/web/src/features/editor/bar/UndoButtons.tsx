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
      <IconButton icon={Undo2} label="Undo" shortcut={shortcutName("Z")} disabled={!canUndo} onClick={session.undo} />
      <IconButton
        icon={Redo2}
        label="Redo"
        shortcut={shortcutName("Shift Z")}
        disabled={!canRedo}
        onClick={session.redo}
      />
    </>
  );
}
