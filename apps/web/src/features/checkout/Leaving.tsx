import type { Offer } from "@matte/engine";
import { useEffect, useState } from "react";
import { beginCheckout } from "#domain/checkout/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { Button, ButtonLink, Spinner } from "#ui/index.ts";
import "./checkout.css";

/** Requests a checkout and opens it. */
export function Leaving({ offer }: { readonly offer: Offer }) {
  const { connection } = useDataConnection();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    beginCheckout(connection, offer).then(
      // Replaces this page in the history, so that Back leads to the plan's button.
      (address) => current && location.replace(address),
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
  if (failure === null) return <Waiting text="Opening the checkout" />;
  return (
    <>
      <h1>The checkout does not open</h1>
      <p role="alert">{failure}</p>
      <div className="quiet-page-actions">
        <Button onClick={retry}>Retry</Button>
        <ButtonLink to="/tool" variant="line">
          Open the editor
        </ButtonLink>
      </div>
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
