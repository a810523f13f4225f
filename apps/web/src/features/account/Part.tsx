import { account } from "@matte/messages/account";
import { useId, type ReactNode } from "react";
import { useDataConnection } from "#domain/data/index.ts";
import { Button } from "#ui/index.ts";

/** A part of the page: its name and its contents side by side. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="account-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

interface OnlineActionProps {
  readonly label: string;
  readonly busy?: boolean;
  readonly onClick: () => void;
}

/** A button that needs the network, and a remark while there is none. */
export function OnlineAction({ label, busy = false, onClick }: OnlineActionProps) {
  const offline = useDataConnection().reachability === "offline";
  const hint = useId();
  return (
    <p className="account-actions">
      <Button variant="line" disabled={offline || busy} aria-describedby={offline ? hint : undefined} onClick={onClick}>
        {label}
      </Button>
      {offline && (
        <span id={hint} className="account-hint">
          {account.needsNetwork}
        </span>
      )}
    </p>
  );
}
