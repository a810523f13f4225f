/** Sends letters with newsletter confirmation links in the background. */
import { setTimeout as delay } from "node:timers/promises";
import { LINKS } from "@matte/contracts/links";
import { letters } from "@matte/messages/letters";
import type { Config } from "../config/config.ts";
import { supportEmailOf } from "../config/urls.ts";
import type { Db } from "../db/schema.ts";
import type { Mailer } from "../domain/mailer.ts";
import type { App } from "../http/app.ts";
import { openMailer } from "./smtp.ts";
import {
  VALID_HOURS,
  withdrawConfirmation,
  type Confirmation,
  type SendConfirmation,
} from "../services/newsletter-requests.ts";

/** For letters still being sent when the server stops. */
const CLOSE_MS = 5000;

/**
 * Opens the configured mail server; without one, returns null.
 * @param origin the product's origin
 */
export async function openConfirmations(
  app: App,
  { config, db, origin }: { readonly config: Config; readonly db: Db; readonly origin: () => string },
): Promise<SendConfirmation | null> {
  if (config.smtp === null) return null;
  const mailer = await openMailer(config.smtp, () => supportEmailOf(config, origin()));
  return createConfirmations(app, db, mailer, origin);
}

function createConfirmations(app: App, db: Db, mailer: Mailer, origin: () => string): SendConfirmation {
  const sending = new Set<Promise<void>>();
  app.addHook("onClose", async () => {
    await Promise.race([Promise.all(sending), delay(CLOSE_MS, undefined, { ref: false })]);
    mailer.close();
  });
  return (confirmation, localePath) => {
    const sent = send(confirmation, localePath)
      .catch((error: unknown) => fail(confirmation, error))
      .finally(() => sending.delete(sent));
    sending.add(sent);
  };

  async function send({ email, token }: Confirmation, localePath: string): Promise<void> {
    const link = `${origin()}${localePath}${LINKS.confirmSubscription}?token=${token}`;
    await mailer.send({ to: email, ...letters.confirmation(link, VALID_HOURS) });
  }

  /** The error's text may contain the address, which the log must not. */
  async function fail(confirmation: Confirmation, error: unknown): Promise<void> {
    app.log.error({ code: codeOf(error) }, "a letter to confirm a subscription could not be sent");
    await withdrawConfirmation(db, confirmation).catch(() =>
      app.log.error("a newsletter request could not be withdrawn"),
    );
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
