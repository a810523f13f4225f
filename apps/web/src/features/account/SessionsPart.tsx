import type { ListedSession } from "@matte/contracts";
import { account } from "@matte/messages/account";
import { device } from "@matte/messages/device";
import { useQuery } from "@tanstack/react-query";
import { Laptop, Smartphone, SquareTerminal, Tablet } from "lucide-react";
import { useRef, useState } from "react";
import { endSession, endSessions, loadSessions } from "#domain/account/session-server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { useLast } from "#domain/server/QueryProvider.tsx";
import { Button, Icon, toasts } from "#ui/index.ts";
import { OnlineAction, Part } from "./Part.tsx";

const { sessions: texts } = account;

interface SessionsProps {
  readonly uid: string;
  readonly onSignOut: () => void;
}

/** Devices on which the user is signed in, with buttons that end one session or all. */
export function SessionsPart({ uid, onSignOut }: SessionsProps) {
  const { sessions, loadedAt, failed, busy, end, endAll } = useSessions(uid, onSignOut);
  const list = useRef<HTMLUListElement>(null);
  return (
    <Part title={texts.title}>
      {sessions !== undefined && (
        <ul ref={list} className="account-sessions" aria-label={texts.title} tabIndex={-1}>
          {sessions.map((session) => (
            <Session
              key={session.id}
              session={session}
              now={loadedAt}
              busy={busy}
              onEnd={() => {
                // The focused button is about to leave.
                list.current?.focus();
                end(session);
              }}
            />
          ))}
        </ul>
      )}
      {failed && <p role="alert">{texts.failed}</p>}
      <OnlineAction
        label={texts.everywhere}
        busy={busy}
        note={sessions && texts.all(sessions.length)}
        onClick={endAll}
      />
    </Part>
  );
}

interface SessionProps {
  readonly session: ListedSession;
  /** When the list was loaded, milliseconds. */
  readonly now: number;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function Session({ session, now, busy, onEnd }: SessionProps) {
  const { client, browser, system, lastSeenAt, current } = session;
  const offline = useDataConnection().reachability === "offline";
  const description = client === null ? texts.device(browser, system) : device.description(client, system);
  return (
    <li>
      <Icon of={client === null ? iconOf(system) : SquareTerminal} />
      <span className="account-device">
        <b>{description}</b>
        {current && <span className="dot" />}
      </span>
      <span className="num">{current ? texts.current : texts.lastUsed(lastSeenAt, new Date(now))}</span>
      <Button
        variant="bare"
        aria-label={texts.signOutOf(description)}
        disabled={busy || (offline && !current)}
        onClick={onEnd}
      >
        {texts.signOut}
      </Button>
    </li>
  );
}

function iconOf(system: string | null) {
  switch (system) {
    case "iPhone":
    case "Android":
      return Smartphone;
    case "iPad":
      return Tablet;
    default:
      return Laptop;
  }
}

/** The list and its actions; a failure is shown, and can be retried. */
function useSessions(uid: string, onSignOut: () => void) {
  const { connection, reachability } = useDataConnection();
  const [busy, setBusy] = useState(false);
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ["sessions", uid],
    queryFn: () => loadSessions(connection, uid),
    enabled: reachability !== "offline",
  });
  const act = async (action: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      console.error("The session could not be ended.", error);
      toasts.error(texts.notEnded);
    }
    setBusy(false);
  };
  return {
    sessions: useLast(data),
    loadedAt: dataUpdatedAt,
    failed: isError,
    busy,
    end: ({ id, current }: ListedSession): void => {
      if (current) onSignOut();
      // The list is right even if the session had already ended.
      else void act(() => endSession(connection, uid, id).finally(() => void refetch()));
    },
    endAll: (): void => void act(() => endSessions(connection, uid).then(onSignOut)),
  };
}
