import { Dialog } from "#ui/index.ts";
import { shortcutName } from "#lib/keyboard.ts";

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onClose={onClose}>
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
    </Dialog>
  );
}

function shortcuts(): readonly (readonly [does: string, keys: string])[] {
  return [
    ["Add photos", shortcutName("O")],
    ["Add from the clipboard", shortcutName("V")],
    ["Export", shortcutName("S")],
    ["Undo", shortcutName("Z")],
    ["Redo", shortcutName("Shift Z")],
    ["Previous photo", "←"],
    ["Next photo", "→"],
    ["Move a photo in the list", "Alt ↑ ↓"],
    ["Zoom to 100 % and back", "Z"],
    ["Move about while zoomed", "← → ↑ ↓"],
    ["Step a number by 1, by 10", "↑ ↓, Shift ↑ ↓"],
    ["This list", "?"],
  ];
}
