import { expect, it } from "vitest";
import { leastTime, wall } from "../../../../test/time/least.ts";
import type { Identity } from "../domain/identity.ts";
import { startFakeIssuer } from "../testing/fake-issuer.ts";
import { forSuite } from "../testing/for-suite.ts";
import { startUnwell, UNWELL } from "../testing/unwell.ts";
import { createRelyingParty, type RelyingParty } from "./relying-party.ts";

const LIMIT = { below: 8000, clock: wall, rounds: 3 };

const parts = forSuite(async (keep) => {
  const front = await keep(startUnwell(), ({ stop }) => stop());
  const issuer = await keep(startFakeIssuer(front.origin), ({ stop }) => stop());
  front.target = { host: "127.0.0.1", port: issuer.port };
  return { front, issuer };
});

function newParty(): RelyingParty {
  const { issuer } = parts();
  const redirectUri = "http://127.0.0.1/auth/callback";
  const client = { clientId: issuer.clientId, clientSecret: "word", redirectUri, prompt: "login" } as const;
  return createRelyingParty({ issuer: new URL(issuer.url), ...client }, 1);
}

/** Signs in at the provider. @param onReturn called on the user's return @param change of the token's claims */
async function signIn(party: RelyingParty, onReturn = (): void => undefined, change = {}): Promise<Identity> {
  const { issuer } = parts();
  const { checks } = await party.begin("");
  issuer.idToken = await issuer.sign({ ...issuer.claims(checks.nonce), ...change });
  onReturn();
  return (await party.finish(`?code=anything&state=${checks.state}`, checks)).identity;
}

it.each(UNWELL)(
  "A sign-in fails within the limit while the provider is %s, and works afterwards",
  async (condition) => {
    const { front } = parts();
    let party = newParty();
    const failing = async (): Promise<void> => {
      party = newParty();
      front.condition = condition;
      await expect(signIn(party)).rejects.toMatchObject({ failure: "unreachable" });
      front.condition = "well";
      const returning = signIn(party, () => (front.condition = condition));
      await expect(returning).rejects.toMatchObject({ failure: "rejected" });
    };
    expect(await leastTime(failing, LIMIT)).toBeLessThan(LIMIT.below);
    front.condition = "well";
    expect(await signIn(party)).toMatchObject({ email: "ada@example.com" });
  },
);

it.each([
  ["  Ada Lovelace ", "Ada Lovelace"],
  ["Ada\u0000\nLovelace", "Ada Lovelace"],
  ["Ada\u202Eecalevol", "Adaecalevol"],
  ["é".repeat(1000), "é".repeat(200)],
  ["\u2066 \t", null],
  [7, null],
])("A user whom the provider calls %j has the name %j", async (name, shown) => {
  expect(await signIn(newParty(), undefined, { name })).toMatchObject({ name: shown });
});
