import { PLAN_LIST, RECOMMENDED_PLAN, type Benefit, type Price } from "@matte/engine";
import { landing } from "@matte/messages/landing";
import { plans } from "@matte/messages/plans";
import { Fragment, type ReactNode } from "react";
import { pagePath } from "#lib/page-path.ts";
import { ButtonLink } from "#ui/button/Button.tsx";
import { linkTo, RichText } from "#ui/RichText.tsx";
import { Chapter } from "../parts/Chapter.tsx";

/** SPEC §1 and §9. */
export function Pricing() {
  return (
    <Chapter id="pricing" name={landing.pricing} note={plans.inDollars}>
      <div className="chapter-body plans">
        {PLAN_LIST.map((plan) => (
          <PlanCard key={plan.plan} {...plan} recommended={plan.plan === RECOMMENDED_PLAN} />
        ))}
      </div>
    </Chapter>
  );
}

interface OfferOnCard extends Price {
  /** As in the checkout's URL. */
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
        <RichText text={plans.priceTag(offer ?? null)} tags={{ currency }} />
      </p>
      <p className="plan-terms num">{offer === undefined ? plans.noPrice : <Terms offer={offer} others={others} />}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{plans.benefits[benefit]}</li>
        ))}
      </ul>
      <ButtonLink
        to={offer === undefined ? "/tool" : checkout(offer)}
        variant={recommended ? "filled" : "line"}
        reloadDocument
      >
        {offer === undefined ? plans.tryFree : plans.choose(name)}
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
          {plans.recommended}
        </p>
      )}
    </div>
  );
}

function Terms({ offer, others }: { readonly offer: OfferOnCard; readonly others: readonly OfferOnCard[] }) {
  return (
    <>
      {plans.terms(offer)}
      {others.map((other) => (
        <Fragment key={other.offer}>
          , <br />
          <RichText text={plans.alternative(other)} tags={{ offer: linkTo(pagePath(checkout(other))) }} />
        </Fragment>
      ))}
    </>
  );
}

/** Asks signed-out visitors to sign in first. */
function checkout({ offer }: OfferOnCard): string {
  return `/checkout?plan=${offer}`;
}

function currency(text: string): ReactNode {
  return <sup>{text}</sup>;
}
