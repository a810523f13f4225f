import { planDetails, RECOMMENDED_OFFER, RECOMMENDED_PLAN, type Offer } from "@matte/engine";
import { useState } from "react";
import { useNavigate } from "react-router";
import { openCheckout } from "#domain/checkout/open-checkout.ts";
import { Button, Dialog, DialogTitle } from "#ui/index.ts";
import { Benefits } from "./Benefits.tsx";
import { Prices } from "./Prices.tsx";
import { ProFrame } from "./ProFrame.tsx";
import "./upgrade.css";

export interface UpgradeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const { name, highlights, offers } = planDetails(RECOMMENDED_PLAN);

/** The recommended plan's benefits and prices, and the button that leads to its checkout. */
export function UpgradeDialog({ open, onClose }: UpgradeDialogProps) {
  const [offer, setOffer] = useState<Offer>(RECOMMENDED_OFFER);
  const navigate = useNavigate();
  const buy = (): void => {
    // The second press of a double click arrives while the dialog is closing.
    if (!open) return;
    openCheckout(offer, (path) => void navigate(path));
    onClose();
  };
  return (
    <Dialog title={`Upgrade to ${name}`} variant="picture" open={open} onClose={onClose}>
      <div className="upgrade">
        <ProFrame />
        <div className="upgrade-offer">
          <DialogTitle>Upgrade to {name}</DialogTitle>
          <Benefits highlights={highlights} />
          <Prices offers={offers} chosen={offer} onChange={setOffer} />
          <Button onClick={buy}>Upgrade to {name}</Button>
          <p>Cancel anytime. 30-day money-back guarantee.</p>
        </div>
      </div>
    </Dialog>
  );
}
