import { connection as texts, connection } from "@matte/messages/connection";
import { ui } from "@matte/messages/ui";
import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useDataConnection, type DataStatus, type DeadLetter } from "#domain/data/index.ts";
import { Button, Icon, Dialog } from "#ui/index.ts";
import "#ui/feedback/quiet-note.css";
import "./connection.css";

/** Milliseconds that a change may take to be sent before the note mentions it. */
const MENTION_AFTER = 2000;

/** Shows that the server is out of reach, that changes wait to be sent, and that some were rejected; empty otherwise. */
export function ConnectionNote() {
  const { retry, dismiss, connection: _, ...status } = useDataConnection();
  const offline = status.reachability === "offline";
  const lasting = useLasting(status.waiting > 0, MENTION_AFTER);
  const waiting = offline || lasting ? waitingText(status) : undefined;
  const { deadLetters } = status;
  const [reading, setReading] = useState(false);
  return (
    <div className="quiet-note connection-note">
      <p role="status">
        {offline && <Icon of={CloudOff} />}
        {offline && <span>{texts.offline}</span>}
        {waiting !== undefined && <span className="num">{waiting}</span>}
      </p>
      {(offline || (waiting !== undefined && !status.signInNeeded)) && (
        <Button variant="bare" size="small" onClick={retry}>
          {ui.retry}
        </Button>
      )}
      {deadLetters.length > 0 && (
        <Button variant="bare" size="small" onClick={() => setReading(true)}>
          {texts.rejected(deadLetters.length)}
        </Button>
      )}
      <RejectedChanges
        open={reading && deadLetters.length > 0}
        letters={deadLetters}
        onDismiss={dismiss}
        onClose={() => setReading(false)}
      />
    </div>
  );
}

/** Returns true once `condition` has been true for so many milliseconds. */
function useLasting(condition: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!condition) return undefined;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [condition, milliseconds]);
  return condition && lasts;
}

/** Returns undefined when nothing waits. */
export function waitingText({ waiting, held, signInNeeded }: DataStatus): string | undefined {
  if (waiting === 0) return undefined;
  if (signInNeeded) return texts.waitingForSignIn(waiting);
  return held === 0 ? texts.waiting(waiting) : texts.waitingInPage(waiting);
}

interface RejectedChangesProps {
  readonly open: boolean;
  readonly letters: readonly DeadLetter[];
  readonly onDismiss: (id: string) => void;
  readonly onClose: () => void;
}

/** Lists the changes that the server rejected, with its reasons. */
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

/** Names the parts of the account that were changed, as the page labels them. */
export function subjectOf({ changes }: Pick<DeadLetter, "changes">): string {
  const { subjects } = connection;
  const named = (["preferences", "onboarding"] as const).filter((part) => changes[part] !== undefined);
  return connection.join(named.length === 0 ? [subjects.onboardingCompletedAt] : named.map((part) => subjects[part]));
}
