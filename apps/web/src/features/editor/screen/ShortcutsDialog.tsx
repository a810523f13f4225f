import { editor } from "@matte/messages/editor";
import { editorShortcuts as texts } from "@matte/messages/editor-shortcuts";
import { Link } from "#ui/link/Link.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { shortcutName } from "#lib/keyboard.ts";

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title={texts.title} open={open} onClose={onClose} text>
      <dl className="shortcuts">
        {shortcuts().map(([does, keys]) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p className="shortcuts-help">
        <Link className="link" to="/help" target="_blank">
          {texts.guide}
        </Link>
      </p>
    </Dialog>
  );
}

function shortcuts(): readonly (readonly [does: string, keys: string])[] {
  return [
    [texts.add, shortcutName("O")],
    [texts.paste, shortcutName("V")],
    [texts.export, shortcutName("S")],
    [texts.exportThis, shortcutName(editor.withShift("S"))],
    [texts.undo, shortcutName("Z")],
    [texts.redo, shortcutName(editor.withShift("Z"))],
    [texts.previous, "←"],
    [texts.next, "→"],
    [texts.select, texts.keys.select],
    [texts.selectAll, shortcutName("A")],
    [texts.remove, texts.keys.remove],
    [texts.move, texts.keys.move],
    [texts.sameField, texts.keys.move],
    [texts.crop, "C"],
    [editor.wallView, "W"],
    [texts.together, "T"],
    [texts.profile, texts.keys.profile],
    [texts.zoom, "Z"],
    [texts.pan, "← → ↑ ↓"],
    [texts.bare, "\\"],
    [texts.copy, shortcutName("C")],
    [texts.region, "F6"],
    [texts.step, texts.keys.step],
    [texts.help, "?"],
  ];
}
