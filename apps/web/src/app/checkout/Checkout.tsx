import { offerNamed } from "@matte/engine";
import { lazyWithRetry } from "#lib/retry-import.ts";
import { useSearchParams } from "react-router";
import type { Outcome } from "#features/checkout/CheckoutScreen.tsx";
import { Gate, WithNote } from "../gate/Gate.tsx";

const CheckoutScreen = lazyWithRetry(
  async () => (await import("#features/checkout/CheckoutScreen.tsx")).CheckoutScreen,
);

/** `/checkout?plan=pro-annual|pro-monthly|studio`, the target of every plan's button; asks to sign in first. */
export function Checkout() {
  const [query] = useSearchParams();
  const offer = offerNamed(query.get("plan"));
  return <Gate>{() => <WithNote screen={<CheckoutScreen offer={offer} outcome={outcomeIn(query)} />} />}</Gate>;
}

function outcomeIn(query: URLSearchParams): Outcome {
  if (query.has("paid")) return "paid";
  return query.has("cancelled") ? "cancelled" : null;
}
