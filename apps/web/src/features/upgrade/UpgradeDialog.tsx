import { useState } from "react";
import { Button, Dialog, DialogTitle, toasts } from "../../ui/index.ts";
import { Benefits } from "./Benefits.tsx";
import { Prices, type Billing } from "./Prices.tsx";
import { ProFrame } from "./ProFrame.tsx";
import "./upgrade.css";

export interface UpgradeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What Pro adds, what it costs, and the way to it. */
export function UpgradeDialog({ open, onClose }: UpgradeDialogProps) {
  const [billing, setBilling] = useState<Billing>("yearly");
  return (
    <Dialog title="Upgrade to Pro" look="picture" open={open} onClose={onClose}>
      <div className="upgrade">
        <ProFrame />
        <div className="upgrade-offer">
          <DialogTitle>Upgrade to Pro</DialogTitle>
          <Benefits />
          <Prices billing={billing} onChange={setBilling} />
          <Button onClick={notOpenYet}>Upgrade to Pro</Button>
          <p>Cancel anytime. 30-day money-back guarantee.</p>
        </div>
      </div>
    </Dialog>
  );
}

/** The checkout comes with accounts; until then this is the truth. */
function notOpenYet(): void {
  toasts.plain("Upgrading is not open yet on this server.");
}
