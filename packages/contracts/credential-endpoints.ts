/** Content Credentials of exports. */
import { exportClaim, signedManifest, signerAnswer } from "./credential-claims.ts";
import { endpoint } from "./endpoint.ts";
import { uidParams } from "./users.ts";

const path = "/api/users/:uid/credentials";

export const credentialEndpoints = {
  /** The name in the certificate, if the operator has set one up. */
  readSigner: endpoint({ method: "GET", path, params: uidParams, answer: signerAnswer, errors: [] }),
  /** Signs statements about an export, of which it gets hashes alone. */
  signClaim: endpoint({
    method: "POST",
    path,
    params: uidParams,
    body: exportClaim,
    answer: signedManifest,
    errors: ["field-protected"],
  }),
};
