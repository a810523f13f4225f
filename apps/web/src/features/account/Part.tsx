import { account } from "@matte/messages/account";
import { useId, type ReactNode } from "react";
import { useDataConnection } from "#domain/data/index.ts";
import { Button } from "#ui/index.ts";

interface PartProps {
  readonly title: string;
  /** Target for links to this part. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of the page: name and contents side by side. */
export function Part({ title, id: target, children }: PartProps) {
  const id = useId();
  return (
    <section className="account-part" id={target} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

interface OnlineActionProps {
  readonly label: string;
  readonly busy?: boolean;
  /** Describes the effect. */
  readonly note?: string | undefined;
  readonly onClick: () => void;
}

/** A button that needs the network, with a remark on its effect or on the missing network. */
export function OnlineAction({ label, busy = false, note, onClick }: OnlineActionProps) {
  const offline = useDataConnection().reachability === "offline";
  const text = offline ? account.needsNetwork : note;
  const hint = useId();
  return (
    <p className="account-actions">
      <Button variant="line" disabled={offline || busy} aria-describedby={text && hint} onClick={onClick}>
        {label}
      </Button>
      {text !== undefined && (
        <span id={hint} className="account-hint">
          {text}
        </span>
      )}
    </p>
  );
}
