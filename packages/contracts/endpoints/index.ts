/** The server's endpoints by name, except those in `oauth.ts`, which no page calls, and those in `account.ts`, `shared-look-endpoints.ts`, `profile-endpoints.ts`, `referral-endpoints.ts` and `credential-endpoints.ts`, which few load. */
import { administration } from "./administration.ts";
import { billing } from "./billing.ts";
import { firstEndpoints } from "../first-endpoints.ts";
import { device } from "./device.ts";
import { images } from "./images.ts";
import { logos } from "./logos.ts";
import { newsletter } from "./newsletter.ts";
import { presets } from "./presets.ts";
import { sessions } from "./sessions.ts";
import { settings } from "./settings.ts";

export const endpoints = {
  ...firstEndpoints,
  ...administration,
  ...billing,
  ...device,
  ...images,
  ...logos,
  ...newsletter,
  ...presets,
  ...sessions,
  ...settings,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
