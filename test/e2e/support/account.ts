/** Users without the interface: the requests of the sign-in page and the wizard. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";

/** Signs in through the embedded provider, as a browser without scripts does. @returns the uid */
export async function signIn(request: APIRequestContext, email: string): Promise<string> {
  const form = await request.get("/auth/sign-in?mode=redirect");
  const action = /<form method="post" action="([^"]+)"/.exec(await form.text())?.[1];
  if (action === undefined) throw new Error(`No form at ${form.url()}`);
  await request.post(action, { form: { email } });
  const session = (await (await request.get("/api/session")).json()) as { readonly user: { readonly uid: string } };
  return session.user.uid;
}

/** Signs in a new user and completes the wizard. @returns the uid */
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
