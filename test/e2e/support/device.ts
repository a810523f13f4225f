/** Requests from a device signing in with a code (RFC 8628). */
import type { APIRequestContext } from "@playwright/test";

const CLIENT = { client_id: "matte-cli" };
const GRANT_TYPE = "urn:ietf:params:oauth:grant-type:device_code";

interface Codes {
  readonly userCode: string;
  /** The page's URL with the code filled in. */
  readonly link: string;
  readonly deviceCode: string;
}

export async function askForCodes(request: APIRequestContext, name = "studio-mac"): Promise<Codes> {
  const response = await request.post("/api/device/authorization", { form: { ...CLIENT, device_name: name } });
  const answer = (await response.json()) as Readonly<Record<string, string>>;
  const { user_code: userCode, verification_uri_complete: link, device_code: deviceCode } = answer;
  if (userCode === undefined || link === undefined || deviceCode === undefined)
    throw new Error(`The server answered ${response.status()}: ${JSON.stringify(answer)}`);
  return { userCode, link, deviceCode };
}

/** Polls once. @returns the answer's body */
export async function pollForToken(
  request: APIRequestContext,
  deviceCode: string,
): Promise<Readonly<Record<string, string>>> {
  const form = { ...CLIENT, grant_type: GRANT_TYPE, device_code: deviceCode };
  return (await request.post("/api/device/token", { form })).json() as Promise<Readonly<Record<string, string>>>;
}

/** Renews a token. @returns the HTTP status */
export async function renew(request: APIRequestContext, token: string): Promise<number> {
  const form = { ...CLIENT, grant_type: "refresh_token", refresh_token: token };
  return (await request.post("/api/device/token", { form })).status();
}
