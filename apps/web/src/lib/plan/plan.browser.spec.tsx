import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../ui/testing.tsx";
import { developmentPlan, PlanProvider, usePlan } from "./plan.tsx";

afterEach(() => vi.restoreAllMocks());

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

test.each<[answer: string, response: () => Promise<Response>, plan: string]>([
  ["pro", async () => json({ plan: "pro" }), "pro"],
  ["studio", async () => json({ plan: "studio" }), "studio"],
  ["no plan", async () => json({ plan: null }), "free"],
  ["a plan nobody knows", async () => json({ plan: "gold" }), "free"],
  ["a list", async () => json([]), "free"],
  ["nothing", async () => json(null), "free"],
  ["404", async () => json({ plan: "pro" }, 404), "free"],
  ["a page", async () => new Response("<!doctype html>"), "free"],
  ["silence", async () => Promise.reject(new TypeError("Failed to fetch")), "free"],
])("an answer of %s", async (_answer, response, plan) => {
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(response);
  await expect(developmentPlan()).resolves.toBe(plan);
  expect(asked.mock.calls).toEqual([["/api/development"]]);
});

function Current() {
  return <output>{usePlan()}</output>;
}

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
