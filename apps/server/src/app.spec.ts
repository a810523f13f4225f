/** The server's routes against the contracts' rows. */
import { endpoints, type Endpoint } from "@matte/contracts";
import { accountEndpoints } from "@matte/contracts/account";
import { oauthEndpoints } from "@matte/contracts/oauth";
import { credentialEndpoints } from "@matte/contracts/credential-endpoints";
import { profileEndpoints } from "@matte/contracts/profile-endpoints";
import { referralEndpoints } from "@matte/contracts/referral-endpoints";
import { sharedLookEndpoints } from "@matte/contracts/shared-look-endpoints";
import { LOCALES } from "@matte/messages/languages";
import { expect, it } from "vitest";
import { buildApp } from "./app.ts";
import { readConfig, type Environment } from "./config/read.ts";
import { sqliteHome } from "./testing/each-database.ts";
import { stripeEnvironment } from "./testing/stripe/account.ts";

/** Other routes: the embedded provider, typefaces, and the page served for an empty folder. */
const OTHERS = [
  "GET /robots.txt",
  "GET /sitemap.xml",
  "GET /",
  "GET /assets/fonts/:name",
  "GET /oidc/interaction/:uid",
  "POST /oidc/interaction/:uid",
];
/** Endpoints at page URLs, which each locale has. */
const OF_PAGES = [
  endpoints.receiveShare,
  endpoints.unsubscribe,
  endpoints.confirmSubscription,
  sharedLookEndpoints.readLooksPage,
  sharedLookEndpoints.readLookPage,
];

it("Every endpoint of the contracts is a route of the server, and no other route is for programs", async () => {
  const environment = { METRICS_TOKEN: "a".repeat(32) };
  const routes = new Set([
    ...(await routesWith({ ...environment, NODE_ENV: "development" })),
    ...(await routesWith({ ...environment, ...stripeEnvironment({ origin: "http://127.0.0.1:1" }) })),
  ]);
  const described = {
    ...endpoints,
    ...accountEndpoints,
    ...oauthEndpoints,
    ...profileEndpoints,
    ...referralEndpoints,
    ...sharedLookEndpoints,
    ...credentialEndpoints,
  };
  const rows = Object.values<Endpoint>(described).map(({ method, path }) => `${method} ${path}`);
  const translated = LOCALES.flatMap((locale) => OF_PAGES.map(({ method, path }) => `${method} ${locale.path}${path}`));
  expect([...routes].toSorted()).toEqual([...new Set([...rows, ...translated, ...OTHERS])].toSorted());
});

/** Lists the routes in this environment, as `GET /api/session`. */
async function routesWith(environment: Environment): Promise<readonly string[]> {
  const home = await sqliteHome();
  const { dataDir } = await home.newPlace();
  const app = await buildApp(
    readConfig({ LOG_LEVEL: "silent", DATA_DIR: dataDir, ...environment }),
    `${dataDir}/pages`,
  );
  await app.ready();
  const tree = app.printRoutes({ commonPrefix: false });
  await app.close();
  await home.clear();
  return routesIn(tree);
}

/** @param tree a line per path part, such as `│   ├── /:uid (GET, HEAD)`, below its parent */
function routesIn(tree: string): readonly string[] {
  const parts: string[] = [];
  return tree
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      const [, indent = "", part = "", methods = ""] = /^([│ ]*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
      parts.splice(indent.length / 4, Infinity, part);
      const path = parts.join("");
      // HEAD comes with GET; the embedded provider's wildcard answers all methods.
      const listed = path.endsWith("*") ? [] : methods.split(", ").filter((method) => method !== "HEAD");
      return listed.map((method) => `${method} ${path}`);
    });
}
