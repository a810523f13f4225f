import { includesPlan, offerTerms, type Offer } from "@matte/engine";
import { checkout } from "@matte/messages/checkout";
import { useEffect } from "react";
import { useAuthActions } from "#domain/auth/index.ts";
import { announcePlanChange, usePlan } from "#domain/plan/plan.tsx";
import { ButtonLink, Spinner } from "#ui/index.ts";
import "./checkout.css";

/** Milliseconds between two checks for the payment. */
const CHECK_INTERVAL_MS = 2000;

/** The page after the payment: the plan changes once the payment service has informed the server. */
export function Paid({ offer }: { readonly offer: Offer }) {
  const { plan, name } = offerTerms(offer);
  const confirmed = includesPlan(usePlan(), plan);
  const { refresh } = useAuthActions();
  useEffect(() => {
    if (confirmed) return announcePlanChange();
    void refresh();
    const timer = setInterval(() => void refresh(), CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [confirmed, refresh]);
  return confirmed ? <Confirmed name={name} /> : <Confirming name={name} />;
}

function Confirmed({ name }: { readonly name: string }) {
  return (
    <>
      <h1>{checkout.confirmed.title(name)}</h1>
      <p>{checkout.confirmed.text}</p>
      <div className="quiet-page-actions">
        <ButtonLink to="/tool">{checkout.editor}</ButtonLink>
        <ButtonLink to="/account" variant="line">
          {checkout.account}
        </ButtonLink>
      </div>
    </>
  );
}

function Confirming({ name }: { readonly name: string }) {
  return (
    <>
      <h1>{checkout.confirming.title}</h1>
      <p>{checkout.confirming.text(name)}</p>
      <Waiting text={checkout.confirming.status} />
    </>
  );
}

export function Waiting({ text }: { readonly text: string }) {
  return (
    <div className="checkout-wait" role="status">
      <Spinner label={text} />
    </div>
  );
}
