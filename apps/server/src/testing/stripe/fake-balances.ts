/** The fake Stripe's balances of customers. */
import type { FastifyInstance } from "fastify";
import { listOf, missing, type Form, type WithId } from "./fake-answers.ts";
import type { FakeStripe } from "./fake-state.ts";

export function addBalances(app: FastifyInstance, fake: FakeStripe): void {
  const made = new Map<unknown, object>();
  const path = "/v1/customers/:id/balance_transactions";
  app.get<WithId>(path, ({ params: { id } }, reply) => {
    if (!fake.customers.has(id)) return missing(reply);
    return listOf(fake.balances.filter(({ customer }) => customer === id));
  });
  app.post<WithId & Form>(
    path,
    async ({ params: { id }, body, headers: { "idempotency-key": idempotency } }, reply) => {
      await fake.beforeBalance();
      if (!fake.customers.has(id)) return missing(reply);
      const before = made.get(idempotency);
      if (before !== undefined) return before;
      const metadata = { key: body["metadata[key]"] ?? "" };
      const change = { customer: id, amount: Number(body["amount"]), currency: body["currency"] ?? "", metadata };
      fake.balances.push(change);
      const answer = { id: `cbtxn_${fake.balances.length}`, object: "customer_balance_transaction", ...change };
      made.set(idempotency, answer);
      return answer;
    },
  );
}
