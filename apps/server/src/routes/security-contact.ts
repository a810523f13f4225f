import { endpoints } from "@matte/contracts";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";

/** A reader may rely on the contact until then; the standard wants less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

export interface SecurityContact {
  /** E-mail address. */
  readonly contact: () => string;
  /** The product's origin. */
  readonly origin: () => string;
}

/** Serves the contact for vulnerability reports. @see https://www.rfc-editor.org/rfc/rfc9116 */
export function addSecurityContact(app: App, { contact, origin }: SecurityContact): void {
  const { path } = endpoints.readSecurityContact;
  route(app, endpoints.readSecurityContact, (_request, reply) => {
    const fields = {
      Contact: `mailto:${contact()}`,
      Expires: new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString(),
      "Preferred-Languages": "en",
      Canonical: `${origin()}${path}`,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    return reply.header("cache-control", "max-age=86400").type("text/plain; charset=utf-8").send(lines.join(""));
  });
}
