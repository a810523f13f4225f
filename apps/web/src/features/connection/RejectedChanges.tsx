import { connection } from "@matte/messages/connection";
import { ui } from "@matte/messages/ui";
import type { DeadLetter } from "#domain/data/index.ts";
import { Button } from "#ui/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import "./connection.css";

interface RejectedChangesProps {
  readonly open: boolean;
  readonly letters: readonly DeadLetter[];
  readonly onDismiss: (id: string) => void;
  readonly onClose: () => void;
}

/** Lists changes rejected by the server, with its reasons. */
export function RejectedChanges({ open, letters, onDismiss, onClose }: RejectedChangesProps) {
  return (
    <Dialog open={open} onClose={onClose} title={connection.rejectedTitle}>
      <ul className="rejected-changes">
        {letters.map((letter) => (
          <li key={letter.id}>
            <p>
              <strong>{subjectOf(letter)}</strong>
              <span>{letter.error}</span>
            </p>
            <Button variant="line" size="small" onClick={() => onDismiss(letter.id)}>
              {ui.dismiss}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Names the changed parts of the account, as the page labels them. */
export function subjectOf({ changes }: Pick<DeadLetter, "changes">): string {
  const { subjects } = connection;
  const named = (["preferences", "onboarding"] as const).filter((part) => changes[part] !== undefined);
  return connection.join(named.length === 0 ? [subjects.onboardingCompletedAt] : named.map((part) => subjects[part]));
}
