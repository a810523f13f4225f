import { billingWords, monthlyPrice, type Offer } from "@matte/engine";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/Button.tsx";
import { Chapter } from "../parts/Chapter.tsx";

interface PlanProps {
  readonly name: string;
  /** US dollars a month. */
  readonly price: string;
  readonly terms: ReactNode;
  readonly what: readonly string[];
  readonly recommended?: boolean;
  readonly way: ReactNode;
}

/** Signed out, it asks for a sign-in first. */
const checkout = (offer: Offer): string => `/checkout?plan=${offer}`;

/** SPEC §1 and §9. */
export function Pricing() {
  return (
    <Chapter id="pricing" name="Pricing" note="US dollars. Cancel anytime. 30-day money-back guarantee.">
      <div className="chapter-body plans">
        <Plan
          name="Free"
          price="0"
          terms="One picture at a time"
          what={[
            "Full border control",
            "Subject, credit and location",
            "Camera data, all or none",
            "Small watermark on exports",
          ]}
          way={
            <ButtonLink to="/tool" look="line" reloadDocument>
              Try For Free
            </ButtonLink>
          }
        />
        <Plan
          name="Pro"
          price={monthlyPrice("pro-annual")}
          recommended
          terms={
            <>
              per month, {billingWords("pro-annual")}, <br />
              or{" "}
              <a className="link" href={checkout("pro-monthly")}>
                ${monthlyPrice("pro-monthly")} {billingWords("pro-monthly")}
              </a>
            </>
          }
          what={[
            "Unlimited batches, one ZIP",
            "No watermark",
            "Inner stroke, logo, 16 fonts",
            "Camera, lens or EXIF on their own",
            "Settings follow you; iOS app",
          ]}
          way={
            <ButtonLink to={checkout("pro-annual")} reloadDocument>
              Choose Pro
            </ButtonLink>
          }
        />
        <Plan
          name="Studio"
          price={monthlyPrice("studio")}
          terms="per month"
          what={["Everything in Pro", "Desktop app with local fonts", "Save and load presets", "Priority support"]}
          way={
            <ButtonLink to={checkout("studio")} look="line" reloadDocument>
              Choose Studio
            </ButtonLink>
          }
        />
      </div>
    </Chapter>
  );
}

function Plan({ name, price, terms, what, recommended = false, way }: PlanProps) {
  return (
    <article className="plan" aria-labelledby={`plan-${name}`}>
      <div className="plan-head">
        <h3 id={`plan-${name}`}>{name}</h3>
        {recommended && (
          <p>
            <span className="dot" aria-hidden="true" />
            Recommended
          </p>
        )}
      </div>
      <p className="plan-price num">
        <sup>$</sup>
        {price}
      </p>
      <p className="plan-terms num">{terms}</p>
      <ul>
        {what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {way}
    </article>
  );
}
