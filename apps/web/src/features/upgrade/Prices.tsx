import { billingText, monthlyPrice, type Offer, type OfferTerms } from "@matte/engine";

interface PricesProps {
  readonly offers: readonly OfferTerms[];
  readonly chosen: Offer;
  readonly onChange: (offer: Offer) => void;
}

/** A choice between the offers of a plan. */
export function Prices({ offers, chosen, onChange }: PricesProps) {
  return (
    <div className="upgrade-prices" role="radiogroup" aria-label="Billing">
      {offers.map(({ offer, ...price }) => (
        <label key={offer}>
          <input type="radio" name="billing" checked={offer === chosen} onChange={() => onChange(offer)} />
          <span className="upgrade-plan">
            {price.months === 12 ? "Yearly" : "Monthly"}
            <i className="dot" />
          </span>
          <b>
            <sup>$</sup>
            {monthlyPrice(price)} <small>per month</small>
          </b>
          <span className="upgrade-terms num">{billingText(price)}</span>
        </label>
      ))}
    </div>
  );
}
