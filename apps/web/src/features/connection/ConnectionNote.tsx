import { connection as texts } from "@matte/messages/connection";
import { ui } from "@matte/messages/ui";
import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { useDataConnection, type DataStatus } from "#domain/data/index.ts";
import { Button, Icon } from "#ui/index.ts";
import "#ui/feedback/quiet-note.css";
import "./connection.css";

/** Loaded with the first rejected change. */
const RejectedChanges = lazyPart(async () => (await import("./RejectedChanges.tsx")).RejectedChanges);

/** Milliseconds for sending a change before the note mentions it. */
const MENTION_AFTER = 2000;

/** Shows an unreachable server, changes waiting to be sent, and rejected changes; empty otherwise. */
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
      {deadLetters.length > 0 && (
        <RejectedChanges open={reading} letters={deadLetters} onDismiss={dismiss} onClose={() => setReading(false)} />
      )}
    </div>
  );
}

/** Returns true once `condition` has been true for the given milliseconds. */
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
