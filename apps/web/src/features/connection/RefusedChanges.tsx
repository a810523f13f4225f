import type { DeadLetter } from "#domain/data/index.ts";
import { Button, Dialog } from "#ui/index.ts";
import { subjectOf } from "./words.ts";

/** Lists the changes that the server refused, with its reasons. */
export function RefusedChanges({
  open,
  letters,
  onDismiss,
  onClose,
}: {
  readonly open: boolean;
  readonly letters: readonly DeadLetter[];
  readonly onDismiss: (id: string) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title="Changes that were refused">
      <ul className="refused-changes">
        {letters.map((letter) => (
          <li key={letter.id}>
            <p>
              <strong>{subjectOf(letter)}</strong>
              <span>{letter.error}</span>
            </p>
            <Button variant="line" size="small" onClick={() => onDismiss(letter.id)}>
              Dismiss
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
