/** Requests to all endpoints, nearly matching their schemas. */
import { COMMON_ERRORS, endpoints, errorAnswer, parseAnswer, type Endpoint } from "@matte/contracts";
import { accountEndpoints } from "@matte/contracts/account";
import { credentialEndpoints } from "@matte/contracts/credential-endpoints";
import { oauthEndpoints } from "@matte/contracts/oauth";
import { profileEndpoints } from "@matte/contracts/profile-endpoints";
import { referralEndpoints } from "@matte/contracts/referral-endpoints";
import { sharedLookEndpoints } from "@matte/contracts/shared-look-endpoints";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eachDatabase } from "./testing/each-database.ts";
import { forSuite } from "./testing/for-suite.ts";
import { nearRequests } from "./testing/near-requests.ts";
import { startServer } from "./testing/running-server.ts";
import { newVisitor, userOf, type Visitor } from "./testing/visitor.ts";
import { effort } from "../../../test/effort.ts";

const UNLIMITED = {
  RATE_LIMIT_REQUESTS: "0",
  RATE_LIMIT_FAILED_AUTH: "0",
  RATE_LIMIT_UPLOADS: "0",
  RATE_LIMIT_NEWSLETTER: "0",
  RATE_LIMIT_DEVICE_CODES: "0",
  RATE_LIMIT_REPORTS: "0",
  RATE_LIMIT_SIGNATURES: "0",
  NODE_ENV: "development",
};
const PRESET = "5f0c1f1e-6f1d-4a5e-9d0c-0f6f2a0c7b11";
const rows = Object.entries<Endpoint>({
  ...endpoints,
  ...accountEndpoints,
  ...oauthEndpoints,
  ...profileEndpoints,
  ...referralEndpoints,
  ...sharedLookEndpoints,
  ...credentialEndpoints,
});

eachDatabase((_db, newPlace) => {
  const server = forSuite(async (keep) => {
    const { databaseUrl } = await newPlace();
    const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    return keep(startServer({ ...UNLIMITED, ...database }), ({ stop }) => stop());
  });

  describe.each(["visitor@example.com", "admin@example.com"])("%s", (email) => {
    let visitor: Visitor | undefined;
    /** Some endpoints end the session or delete the user, so the next request comes from a new one. */
    const signedIn = async (): Promise<readonly [visitor: Visitor, uid: string]> => {
      if (visitor === undefined || (await userOf(visitor)) === null) {
        visitor = newVisitor(server().origin);
        await visitor.signIn(email);
      }
      return [visitor, (await userOf(visitor))?.uid ?? ""];
    };

    it.each(rows)("%s answers without a failure of the server, with an error of its row", async (_name, row) => {
      const [asking, uid] = await signedIn();
      await fc.assert(
        fc.asyncProperty(nearRequests(row, [uid, PRESET, "light", "pro-annual", "a\0b"]), async ({ path, init }) => {
          const { status, code } = await ask(asking, path, init);
          expect(status).toBeLessThan(500);
          if (code !== undefined) expect([...COMMON_ERRORS, ...row.errors, "route-not-found"]).toContain(code);
        }),
        { numRuns: effort(10, 25) },
      );
    });
  });
});

async function ask(
  visitor: Visitor,
  path: string,
  init: RequestInit,
): Promise<{ status: number; code?: string | undefined }> {
  const response = await visitor.ask(path, init);
  const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
  const body: unknown = isJson ? await response.json() : await response.text();
  return { status: response.status, code: parseAnswer(errorAnswer, body)?.code };
}
