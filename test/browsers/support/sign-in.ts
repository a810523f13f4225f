import { expect } from "@playwright/test";
import { newAddress } from "../../e2e/support/account.ts";
import type { RunningProduct } from "../../product/server.ts";
import type { Visit } from "./visit.ts";

/** Signs in a new user by the form, sets their plan to Pro, answers the questions and opens the editor. */
export async function openEditorOnPro(visit: Visit, product: RunningProduct): Promise<void> {
  const email = newAddress();
  await visit.goTo("/auth/sign-in?mode=redirect");
  await visit.type("Email", email);
  await visit.driver.press("Enter");
  await expect.poll(() => visit.driver.ask(() => location.pathname)).toBe("/tool");
  await product.setPlan(email, "pro");
  await visit.driver.ask(answerQuestions);
  await visit.goTo("/tool");
  // The plan arrives in a separate answer, unlocking the controls.
  await visit.click("button", "Lines");
  await visit.expect({ role: "field", name: "Inner stroke size" }, { enabled: true });
}

/** Sends the answers like the wizard. Runs in the page. */
async function answerQuestions(): Promise<void> {
  const session = (await (await fetch("/api/session")).json()) as { readonly user: { readonly uid: string } };
  const changes = { onboarding: {}, onboardingCompletedAt: new Date().toISOString() };
  const headers = { "content-type": "application/json" };
  await fetch(`/api/users/${session.user.uid}`, { method: "PATCH", headers, body: JSON.stringify(changes) });
}
