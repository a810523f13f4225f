import { billingWords, monthlyPrice, type Offer } from "@matte/engine";

const CHOICES = [
  ["pro-annual", "Yearly"],
  ["pro-monthly", "Monthly"],
] as const satisfies readonly (readonly [Offer, string])[];

interface PricesProps {
  readonly offer: Offer;
  readonly onChange: (offer: Offer) => void;
}

export function Prices({ offer, onChange }: PricesProps) {
  return (
    <div className="upgrade-prices" role="radiogroup" aria-label="Billing">
      {CHOICES.map(([choice, name]) => (
        <label key={choice}>
          <input type="radio" name="billing" checked={choice === offer} onChange={() => onChange(choice)} />
          <span className="upgrade-plan">
            {name}
            <i className="dot" />
          </span>
          <b>
            <sup>$</sup>
            {monthlyPrice(choice)} <small>per month</small>
          </b>
          <span className="upgrade-terms num">{billingWords(choice)}</span>
        </label>
      ))}
    </div>
  );
}
