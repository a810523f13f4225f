/** Users without the interface: the sign-in page's and the wizard's requests. */
import { randomUUID } from "node:crypto";
import type { UserPreferences } from "@matte/contracts";
import type { APIRequestContext, Page } from "@playwright/test";

/** Signs in through the embedded provider, like a browser without scripts. @returns the uid */
export async function signIn(request: APIRequestContext, email: string): Promise<string> {
  const form = await request.get("/auth/sign-in?mode=redirect");
  const action = /<form method="post" action="([^"]+)"/.exec(await form.text())?.[1];
  if (action === undefined) throw new Error(`No form at ${form.url()}, which answered ${form.status()}`);
  await request.post(action, { form: { email } });
  const session = (await (await request.get("/api/session")).json()) as { readonly user: { readonly uid: string } };
  return session.user.uid;
}

/** Signs in through the embedded provider's window. */
export async function signInByPopup(page: Page, email: string): Promise<void> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  const popup = await opened;
  const closed = popup.waitForEvent("close");
  await popup.getByLabel("Email").fill(email);
  await popup.getByRole("button", { name: "Continue" }).click();
  await closed;
}

/** Signs in a new user and completes the wizard. @returns the uid */
export async function becomeUser(
  request: APIRequestContext,
  email = newAddress(),
  preferences?: UserPreferences,
): Promise<string> {
  const uid = await signIn(request, email);
  const onboardingCompletedAt = new Date().toISOString();
  const changes = { onboarding: {}, onboardingCompletedAt, ...(preferences && { preferences }) };
  const response = await request.patch(`/api/users/${uid}`, { data: changes });
  if (!response.ok()) throw new Error(`PATCH answered ${response.status()}: ${await response.text()}`);
  return uid;
}

export function newAddress(): string {
  return `${randomUUID()}@example.com`;
}
