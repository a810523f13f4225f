/// <reference path="../../domain/pictures/virtual.d.ts" />
import { planDetails, RECOMMENDED_OFFER, RECOMMENDED_PLAN, type Highlight, type Offer } from "@matte/engine";
import { plans } from "@matte/messages/plans";
import { upgrade } from "@matte/messages/upgrade";
import { Aperture, Images, Smartphone, Square, Stamp, Type, type LucideIcon } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import picture from "virtual:picture/pro";
import { openCheckout } from "#domain/checkout/server.ts";
import type { UpsellAlternative } from "#domain/upsell.ts";
import { Button, Icon } from "#ui/index.ts";
import { Dialog, DialogTitle } from "#ui/overlay/Dialog.tsx";
import { RichText } from "#ui/RichText.tsx";
import "./upgrade.css";

export interface UpgradeDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Offered below the buy button. */
  readonly alternative?: UpsellAlternative | undefined;
}

const { name, highlights, offers } = planDetails(RECOMMENDED_PLAN);

/** The recommended plan's benefits and prices, and the button for its checkout. */
export function UpgradeDialog({ open, onClose, alternative }: UpgradeDialogProps) {
  const [offer, setOffer] = useState<Offer>(RECOMMENDED_OFFER);
  const [, navigate] = useLocation();
  const note = useId();
  const title = plans.upgradeTo(name);
  const buy = (): void => {
    // A double click's second press arrives while the dialog is closing.
    if (!open) return;
    openCheckout(offer, (path) => navigate(path));
    onClose();
  };
  return (
    <Dialog title={title} variant="picture" open={open} onClose={onClose}>
      <div className="upgrade">
        <Sample />
        <div className="upgrade-offer">
          <DialogTitle>{title}</DialogTitle>
          <Benefits />
          <Prices chosen={offer} onChange={setOffer} />
          <Button onClick={buy}>{title}</Button>
          {alternative !== undefined && (
            <Button
              variant="line"
              aria-describedby={note}
              onClick={() => {
                onClose();
                alternative.run();
              }}
            >
              {alternative.label}
              <small id={note} className="upgrade-note" aria-hidden="true">
                {alternative.note}
              </small>
            </Button>
          )}
          <p>{plans.guarantee}</p>
        </div>
      </div>
    </Dialog>
  );
}

/** A frame that needs Pro: black, with a white stroke, a logo and one exposure line, without the watermark. */
function Sample() {
  const { alt, title, text } = upgrade.sample;
  const { src, srcSet, width, height } = picture;
  return (
    <div className="pro-frame-wall">
      <figure>
        <img className="pro-frame" {...{ src, srcSet, width, height }} alt={alt} sizes="358px" loading="lazy" />
      </figure>
      <p className="pro-frame-label">
        <cite>{title}</cite>
        {text}
      </p>
    </div>
  );
}

const ICONS: Readonly<Record<Highlight, LucideIcon>> = {
  batch: Images,
  "inner-stroke": Square,
  logo: Stamp,
  metadata: Aperture,
  fonts: Type,
  "ios-app": Smartphone,
};

function Benefits() {
  return (
    <ul className="upgrade-benefits">
      {highlights.map((highlight) => {
        const { title, detail } = plans.highlights[highlight];
        return (
          <li key={highlight}>
            <Icon of={ICONS[highlight]} />
            {title}
            <span>{detail}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface PricesProps {
  readonly chosen: Offer;
  readonly onChange: (offer: Offer) => void;
}

/** A choice among the plan's offers. */
function Prices({ chosen, onChange }: PricesProps) {
  return (
    <div className="upgrade-prices" role="radiogroup" aria-label={plans.billingPeriod}>
      {offers.map(({ offer, ...price }) => (
        <label key={offer}>
          <input type="radio" name="billing" checked={offer === chosen} onChange={() => onChange(offer)} />
          <span className="upgrade-plan">
            {price.months === 12 ? plans.yearly : plans.everyMonth}
            <i className="dot" />
          </span>
          <b>
            <RichText text={plans.priceTag(price)} tags={{ currency }} /> <small>{plans.perMonth}</small>
          </b>
          <span className="upgrade-terms num">{plans.billing(price)}</span>
        </label>
      ))}
    </div>
  );
}

function currency(text: string): ReactNode {
  return <sup>{text}</sup>;
}
