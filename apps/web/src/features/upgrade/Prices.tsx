export type Billing = "yearly" | "monthly";

interface Price {
  readonly billing: Billing;
  readonly name: string;
  /** US dollars a month. */
  readonly monthly: string;
  readonly terms: string;
}

/** SPEC §9. */
const PRICES: readonly Price[] = [
  { billing: "yearly", name: "Yearly", monthly: "6.99", terms: "billed annually at $83.88" },
  { billing: "monthly", name: "Monthly", monthly: "14.99", terms: "billed monthly" },
];

interface PricesProps {
  readonly billing: Billing;
  readonly onChange: (billing: Billing) => void;
}

export function Prices({ billing, onChange }: PricesProps) {
  return (
    <div className="upgrade-prices" role="radiogroup" aria-label="Billing">
      {PRICES.map((price) => (
        <label key={price.billing}>
          <input
            type="radio"
            name="billing"
            checked={price.billing === billing}
            onChange={() => onChange(price.billing)}
          />
          <span className="upgrade-plan">
            {price.name}
            <i className="dot" />
          </span>
          <b>
            <sup>$</sup>
            {price.monthly} <small>per month</small>
          </b>
          <span className="upgrade-terms num">{price.terms}</span>
        </label>
      ))}
    </div>
  );
}
