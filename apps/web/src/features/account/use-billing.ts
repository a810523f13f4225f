import type { BillingAnswer } from "@matte/contracts";
import type { Plan } from "@matte/engine";
import { useQuery } from "@tanstack/react-query";
import { loadBilling } from "#domain/checkout/server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { useLast } from "#domain/server/use-last.ts";

export type Billing = BillingAnswer;

/** The user's subscription, loaded again when the plan changes; null before the first answer. */
export function useBilling(uid: string, plan: Plan): Billing | null {
  const { connection } = useDataConnection();
  const { data } = useQuery({
    queryKey: ["billing", uid, plan],
    queryFn: async () => {
      try {
        return await loadBilling(connection, uid);
      } catch (error) {
        console.error("The subscription could not be loaded.", error);
        throw error;
      }
    },
  });
  return useLast(data) ?? null;
}
