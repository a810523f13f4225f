import { includesPlan, offerTerms, type Offer } from "@matte/engine";
import { useEffect } from "react";
import { useAuthActions } from "#domain/auth/index.ts";
import { announcePlanChange } from "#domain/plan/plan-channel.ts";
import { usePlan } from "#domain/plan/plan.tsx";
import { ButtonLink } from "#ui/index.ts";
import { Waiting } from "./Leaving.tsx";

/** Milliseconds between two checks for the payment. */
const LOOK_AGAIN = 2000;

/** The page after the payment: the plan changes once the payment service has informed the server. */
export function Paid({ offer }: { readonly offer: Offer }) {
  const { plan, name } = offerTerms(offer);
  const arrived = includesPlan(usePlan(), plan);
  const { refresh } = useAuthActions();
  useEffect(() => {
    if (arrived) return announcePlanChange();
    void refresh();
    const timer = setInterval(() => void refresh(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [arrived, refresh]);
  return arrived ? <Arrived name={name} /> : <Confirming name={name} />;
}

function Arrived({ name }: { readonly name: string }) {
  return (
    <>
      <h1>You are on {name}</h1>
      <p>Thank you. An editor that is open in another tab has it too: go back to it, or open one here.</p>
      <div className="quiet-page-actions">
        <ButtonLink to="/tool">Open the editor</ButtonLink>
        <ButtonLink to="/account" variant="line">
          Go to your account
        </ButtonLink>
      </div>
    </>
  );
}

function Confirming({ name }: { readonly name: string }) {
  return (
    <>
      <h1>Thank you</h1>
      <p>
        {name} begins as soon as the payment is confirmed, which takes a few seconds. This page may be closed: the plan
        comes by itself.
      </p>
      <Waiting text="Waiting for the confirmation" />
    </>
  );
}
