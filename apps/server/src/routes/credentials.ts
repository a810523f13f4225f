/** Content Credentials of a user's exports. Requests are signed in. */
import { credentialEndpoints as endpoints } from "@matte/contracts/credential-endpoints";
import type { Db } from "../db/schema.ts";
import type { App } from "../http/app.ts";
import { limitPerUser } from "../http/rate-limits.ts";
import { route } from "../http/route.ts";
import { authorize } from "../services/authorized.ts";
import type { ExportSigner } from "../services/export-signer.ts";
import { signClaim } from "../services/signatures.ts";

export interface SigningOptions {
  /** Null for exports without credentials. */
  readonly signer: ExportSigner | null;
  /** Per user; 0 disables the limit. */
  readonly signaturesPerMinute: number;
}

export function addCredentialRoutes(app: App, db: Db, { signer, signaturesPerMinute }: SigningOptions): void {
  route(app, endpoints.readSigner, ({ actor, params: { uid } }) => {
    authorize(actor, { kind: "user", uid });
    return { signer: signer && { name: signer.name, isDevelopment: signer.isDevelopment } };
  });
  route(
    app,
    endpoints.signClaim,
    ({ actor, params: { uid }, body }) =>
      signClaim(db, signer, authorize(actor, { kind: "user", uid }), body, new Date().toISOString()),
    { onRequest: limitPerUser(app, "signature", signaturesPerMinute) },
  );
}
