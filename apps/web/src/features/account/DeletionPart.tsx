import { useId, useState } from "react";
import { useDataConnection } from "#domain/data/index.ts";
import { Button } from "#ui/index.ts";
import { DeletionDialog, type DeletionDialogProps } from "./DeletionDialog.tsx";
import { NeedsNetwork } from "./NeedsNetwork.tsx";
import { Part } from "./Part.tsx";

/** A button that opens the dialog for deleting the account. */
export function DeletionPart({ onDelete }: { readonly onDelete: DeletionDialogProps["onDelete"] }) {
  const [open, setOpen] = useState(false);
  const offline = useDataConnection().reachability === "offline";
  const hint = useId();
  return (
    <Part title="Leaving">
      <p>Deletes the account and everything kept with it, at once. It cannot be undone.</p>
      <p className="account-actions">
        <Button
          variant="line"
          disabled={offline}
          aria-describedby={offline ? hint : undefined}
          onClick={() => setOpen(true)}
        >
          Delete account…
        </Button>
        {offline && <NeedsNetwork id={hint} />}
      </p>
      <DeletionDialog open={open} onClose={() => setOpen(false)} onDelete={onDelete} />
    </Part>
  );
}
