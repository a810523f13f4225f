import { billingText, monthlyPrice, PLAN_LIST, RECOMMENDED_PLAN, type Benefit, type Price } from "@matte/engine";
import { Fragment } from "react";
import { BENEFIT_TEXT } from "#domain/plan/plan-text.ts";
import { ButtonLink } from "#ui/button/Button.tsx";
import { Chapter } from "../parts/Chapter.tsx";

/** SPEC §1 and §9. */
export function Pricing() {
  return (
    <Chapter id="pricing" name="Pricing" note="US dollars. Cancel anytime. 30-day money-back guarantee.">
      <div className="chapter-body plans">
        {PLAN_LIST.map((plan) => (
          <PlanCard key={plan.plan} {...plan} recommended={plan.plan === RECOMMENDED_PLAN} />
        ))}
      </div>
    </Chapter>
  );
}

interface OfferOnCard extends Price {
  /** As in the URL of the checkout. */
  readonly offer: string;
}

interface PlanCardProps {
  readonly name: string;
  readonly benefits: readonly Benefit[];
  /** The preferred one first; none for a plan without charge. */
  readonly offers: readonly OfferOnCard[];
  readonly recommended: boolean;
}

export function PlanCard({ name, benefits, offers: [offer, ...others], recommended }: PlanCardProps) {
  return (
    <article className="plan" aria-labelledby={`plan-${name}`}>
      <PlanHead name={name} recommended={recommended} />
      <p className="plan-price num">
        <sup>$</sup>
        {offer === undefined ? "0" : monthlyPrice(offer)}
      </p>
      <p className="plan-terms num">
        {offer === undefined ? "One picture at a time" : <Terms offer={offer} others={others} />}
      </p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{BENEFIT_TEXT[benefit]}</li>
        ))}
      </ul>
      <ButtonLink
        to={offer === undefined ? "/tool" : checkout(offer)}
        variant={recommended ? "filled" : "line"}
        reloadDocument
      >
        {offer === undefined ? "Try For Free" : `Choose ${name}`}
      </ButtonLink>
    </article>
  );
}

function PlanHead({ name, recommended }: { readonly name: string; readonly recommended: boolean }) {
  return (
    <div className="plan-head">
      <h3 id={`plan-${name}`}>{name}</h3>
      {recommended && (
        <p>
          <span className="dot" aria-hidden="true" />
          Recommended
        </p>
      )}
    </div>
  );
}

function Terms({ offer, others }: { readonly offer: OfferOnCard; readonly others: readonly OfferOnCard[] }) {
  return (
    <>
      per month{offer.months === 12 && `, ${billingText(offer)}`}
      {others.map((other) => (
        <Fragment key={other.offer}>
          , <br />
          or{" "}
          <a className="link" href={checkout(other)}>
            ${monthlyPrice(other)} {billingText(other)}
          </a>
        </Fragment>
      ))}
    </>
  );
}

/** Asks visitors who are signed out to sign in first. */
function checkout({ offer }: OfferOnCard): string {
  return `/checkout?plan=${offer}`;
}
