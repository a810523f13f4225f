import type { Offer } from "@matte/engine";
import { checkout } from "@matte/messages/checkout";
import { ui } from "@matte/messages/ui";
import { useEffect, useState, type ReactNode } from "react";
import { beginCheckout } from "#domain/checkout/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { Button, ButtonLink, Wordmark } from "#ui/index.ts";
import { Paid, Waiting } from "./Paid.tsx";
import "#ui/page/quiet-page.css";

/** The checkout's outcome; null before it. */
export type Outcome = "paid" | "cancelled" | null;

interface CheckoutScreenProps {
  /** Undefined for a plan not for sale. */
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
  return outcome === "cancelled" ? <Cancelled offer={offer} /> : <Opening offer={offer} />;
}

function Unknown() {
  return (
    <>
      <h1>{checkout.unknown.title}</h1>
      <p>{checkout.unknown.text}</p>
      <ButtonLink to="/account">{checkout.account}</ButtonLink>
    </>
  );
}

function Cancelled({ offer }: { readonly offer: Offer }) {
  return (
    <>
      <h1>{checkout.cancelled.title}</h1>
      <p>{checkout.cancelled.text}</p>
      <div className="quiet-page-actions">
        <ButtonLink to={`/checkout?plan=${offer}`}>{checkout.cancelled.back}</ButtonLink>
        <ButtonLink to="/tool" variant="line">
          {checkout.editor}
        </ButtonLink>
      </div>
    </>
  );
}

/** Requests a checkout and opens it. */
function Opening({ offer }: { readonly offer: Offer }) {
  const { connection } = useDataConnection();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    beginCheckout(connection, offer).then(
      // Replaces this page in the history: Back leads to the plan's button.
      (url) => current && location.replace(url),
      (error: unknown) => current && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      current = false;
    };
  }, [connection, offer, attempt]);
  const retry = (): void => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  if (failure === null) return <Waiting text={checkout.opening} />;
  return (
    <>
      <h1>{checkout.failed}</h1>
      <p role="alert">{failure}</p>
      <div className="quiet-page-actions">
        <Button onClick={retry}>{ui.retry}</Button>
        <ButtonLink to="/tool" variant="line">
          {checkout.editor}
        </ButtonLink>
      </div>
    </>
  );
}
