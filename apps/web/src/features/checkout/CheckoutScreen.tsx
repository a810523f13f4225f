import type { Offer } from "@matte/engine";
import type { ReactNode } from "react";
import { ButtonLink, Wordmark } from "#ui/index.ts";
import { Paid } from "./Paid.tsx";
import { Leaving } from "./Leaving.tsx";
import "#ui/page/quiet-page.css";

/** Outcome of the checkout; null before it. */
export type Outcome = "paid" | "cancelled" | null;

interface CheckoutScreenProps {
  /** Undefined for a plan that is not for sale. */
  readonly offer: Offer | undefined;
  readonly outcome: Outcome;
}

/** The page between a plan's button and the payment service, in both directions. */
export function CheckoutScreen({ offer, outcome }: CheckoutScreenProps) {
  return (
    <main className="quiet-page">
      <Wordmark />
      <Contents offer={offer} outcome={outcome} />
    </main>
  );
}

function Contents({ offer, outcome }: CheckoutScreenProps): ReactNode {
  if (offer === undefined) return <Unknown />;
  if (outcome === "paid") return <Paid offer={offer} />;
  return outcome === "cancelled" ? <Cancelled offer={offer} /> : <Leaving offer={offer} />;
}

function Unknown() {
  return (
    <>
      <h1>No such plan</h1>
      <p>This address names no plan that can be bought.</p>
      <ButtonLink to="/account">Go to your account</ButtonLink>
    </>
  );
}

function Cancelled({ offer }: { readonly offer: Offer }) {
  return (
    <>
      <h1>Nothing was bought</h1>
      <p>The checkout was left before paying. Nothing was charged.</p>
      <div className="quiet-page-actions">
        <ButtonLink to={`/checkout?plan=${offer}`}>Back to the checkout</ButtonLink>
        <ButtonLink to="/tool" variant="line">
          Open the editor
        </ButtonLink>
      </div>
    </>
  );
}
