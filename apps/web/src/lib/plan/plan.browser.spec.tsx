import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../ui/testing.tsx";
import { developmentPlan, PlanProvider, usePlan } from "./plan.tsx";

afterEach(() => vi.restoreAllMocks());

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

test.each<[answer: string, response: () => Promise<Response>, plan: string | null]>([
  ["pro", async () => json({ plan: "pro" }), "pro"],
  ["studio", async () => json({ plan: "studio" }), "studio"],
  ["no plan", async () => json({ plan: null }), null],
  ["a plan nobody knows", async () => json({ plan: "gold" }), null],
  ["a list", async () => json([]), null],
  ["nothing", async () => json(null), null],
  ["404", async () => json({ plan: "pro" }, 404), null],
  ["a page", async () => new Response("<!doctype html>"), null],
  ["silence", async () => Promise.reject(new TypeError("Failed to fetch")), null],
])("an answer of %s", async (_answer, response, plan) => {
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(response);
  await expect(developmentPlan()).resolves.toBe(plan);
  expect(asked.mock.calls).toEqual([["/api/development"]]);
});

function Current() {
  return <output>{usePlan()}</output>;
}

test("the account's plan where no other stands in its place", async () => {
  const ask = async () => null;
  show(
    <PlanProvider account="studio" fetchPlan={ask}>
      <Current />
    </PlanProvider>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent("studio");
});

test("Free until the answer is there, and without a provider", async () => {
  const answer = Promise.withResolvers<"pro">();
  const ask = () => answer.promise;
  show(
    <PlanProvider fetchPlan={ask}>
      <Current />
    </PlanProvider>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent("free");
  answer.resolve("pro");
  await expect.element(page.getByRole("status")).toHaveTextContent("pro");
});
