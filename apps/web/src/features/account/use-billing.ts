import type { BillingAnswer } from "@matte/contracts";
import type { Plan } from "@matte/engine";
import { useEffect, useState } from "react";
import { loadBilling } from "#domain/checkout/server.ts";
import { useDataConnection } from "#domain/data/index.ts";

export type Billing = BillingAnswer;

/** What the user pays for, asked again whenever the plan is another; null until it is known, and without a network. */
export function useBilling(uid: string, plan: Plan): Billing | null {
  const { connection } = useDataConnection();
  const [billing, setBilling] = useState<Billing | null>(null);
  useEffect(() => {
    let current = true;
    loadBilling(connection, uid).then(
      (answer) => current && setBilling(answer),
      (error: unknown) => console.error("What is paid for could not be looked up.", error),
    );
    return () => {
      current = false;
    };
  }, [connection, uid, plan]);
  return billing;
}
