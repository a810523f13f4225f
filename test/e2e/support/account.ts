/** Users in no time: what the sign-in page and the wizard do, without showing them. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";

/** Signs the context in through the embedded provider, as a browser without scripts would. @returns the uid */
export async function signIn(request: APIRequestContext, email: string): Promise<string> {
  const form = await request.get("/auth/sign-in?mode=redirect");
  const action = /<form method="post" action="([^"]+)"/.exec(await form.text())?.[1];
  if (action === undefined) throw new Error(`No form at ${form.url()}`);
  await request.post(action, { form: { email } });
  const session = (await (await request.get("/api/session")).json()) as { readonly user: { readonly uid: string } };
  return session.user.uid;
}

/** Signs in somebody new, for whom the wizard is over. @returns the uid */
export async function becomeUser(request: APIRequestContext, email = newAddress()): Promise<string> {
  const uid = await signIn(request, email);
  const changes = { onboarding: {}, onboardingCompletedAt: new Date().toISOString() };
  const response = await request.patch(`/api/users/${uid}`, { data: changes });
  if (!response.ok()) throw new Error(`PATCH answered ${response.status()}: ${await response.text()}`);
  return uid;
}

export function newAddress(): string {
  return `${randomUUID()}@example.com`;
}
