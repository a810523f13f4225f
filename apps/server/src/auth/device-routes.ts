/** Device sign-in (RFC 8628): the device's calls, with OAuth errors, and those made by the page `/device`. */
import { endpoints } from "@matte/contracts";
import { DEVICE_CLIENTS } from "@matte/contracts/limits";
import { GRANT_TYPES, oauthEndpoints, type OAuthErrorCode } from "@matte/contracts/oauth";
import { showUserCode, USER_CODE_PARAMETER } from "@matte/contracts/user-code";
import type { FastifyError, FastifyReply } from "fastify";
import type { Db } from "../db/schema.ts";
import { isoTime, type Clock } from "../domain/clock.ts";
import type { App } from "../http/app.ts";
import { answerError } from "../http/errors.ts";
import { limitPerAddress, limitPerUser } from "../http/rate-limits.ts";
import { route } from "../http/route.ts";
import { authorizeSelf } from "../services/authorized.ts";
import { decideRequest, findRequest, POLL_S, REQUEST_S, requestSignIn } from "../services/device-requests.ts";
import type { DeviceSignIn, TokenOutcome } from "../services/device-sign-in.ts";

export interface DeviceOptions {
  readonly db: Db;
  readonly deviceSignIn: DeviceSignIn;
  /** The product's origin, known once the server listens. */
  readonly origin: () => string;
  readonly clock: Clock;
  /** Limit per minute for codes issued and for codes typed; 0 disables it. */
  readonly codesPerMinute: number;
}

export async function addDeviceRoutes(app: App, options: DeviceOptions): Promise<void> {
  for (const add of [addDeviceCalls, addPageCalls])
    await app.register(async (scope) => {
      scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
      add(scope, options);
    });
}

function addDeviceCalls(app: App, options: DeviceOptions): void {
  acceptForms(app);
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    error.validation === undefined ? answerError(error, request, reply) : sendOAuthError(reply, "invalid_request"),
  );
  addAuthorization(app, options);
  const { deviceSignIn } = options;
  route(app, oauthEndpoints.issueDeviceToken, async ({ body }, reply) => {
    const outcome = await tokenFor(deviceSignIn, body);
    if ("error" in outcome) return sendOAuthError(reply, outcome.error);
    return { access_token: outcome.token, token_type: "Bearer" as const, expires_in: outcome.expiresIn };
  });
  route(app, oauthEndpoints.revokeDeviceToken, async ({ body: { token } }, reply) => {
    if (token === undefined) return sendOAuthError(reply, "invalid_request");
    await deviceSignIn.revoke(token);
    return {};
  });
}

function addAuthorization(app: App, { db, origin, clock, codesPerMinute }: DeviceOptions): void {
  const onRequest = limitPerAddress(app, "device request", codesPerMinute);
  route(
    app,
    oauthEndpoints.authorizeDevice,
    async ({ body, ip }, reply) => {
      const client = DEVICE_CLIENTS.find((known) => known === body.client_id);
      if (client === undefined) return sendOAuthError(reply, "invalid_client");
      const { deviceCode, userCode } = await requestSignIn(
        db,
        { client, name: body.device_name, address: ip },
        clock(),
      );
      const page = `${origin()}/device`;
      const shown = showUserCode(userCode);
      return {
        device_code: deviceCode,
        user_code: shown,
        verification_uri: page,
        verification_uri_complete: `${page}?${USER_CODE_PARAMETER}=${shown}`,
        expires_in: REQUEST_S,
        interval: POLL_S,
      };
    },
    { onRequest },
  );
}

type TokenRequest = Readonly<
  Partial<Record<"grant_type" | "client_id" | "device_code" | "refresh_token", string | undefined>>
>;

async function tokenFor(deviceSignIn: DeviceSignIn, request: TokenRequest): Promise<TokenOutcome> {
  const { grant_type: type, client_id: client, device_code: code, refresh_token: token } = request;
  if (type === undefined) return { error: "invalid_request" };
  if (!DEVICE_CLIENTS.some((known) => known === client)) return { error: "invalid_client" };
  switch (type) {
    case GRANT_TYPES.device:
      return code === undefined ? { error: "invalid_request" } : deviceSignIn.collect(code);
    case GRANT_TYPES.renewal:
      return token === undefined ? { error: "invalid_request" } : deviceSignIn.renew(token);
    default:
      return { error: "unsupported_grant_type" };
  }
}

function addPageCalls(app: App, { db, clock, codesPerMinute }: DeviceOptions): void {
  // Counts right codes too: a guess must not be answered past the limit.
  const limits = [
    limitPerUser(app, "device code", codesPerMinute),
    limitPerAddress(app, "device code", codesPerMinute),
  ];
  route(
    app,
    endpoints.findDeviceRequest,
    async ({ actor, body: { code } }) => {
      authorizeSelf(actor);
      return findRequest(db, code, isoTime(clock()));
    },
    { onRequest: limits },
  );
  route(
    app,
    endpoints.decideDeviceRequest,
    async ({ actor, body, log }) => {
      const user = authorizeSelf(actor);
      await decideRequest(db, user, body, isoTime(clock()));
      log.info({ uid: user.uid }, body.allow ? "device allowed" : "device denied");
      return { success: true as const };
    },
    { onRequest: limits },
  );
}

/** Accepts forms only, as OAuth demands. A repeated field makes the request invalid. */
function acceptForms(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    const fields = [...new URLSearchParams(body.toString())];
    const isRepeated = new Set(fields.map(([name]) => name)).size < fields.length;
    done(null, isRepeated ? null : Object.fromEntries(fields));
  });
}

function sendOAuthError(reply: FastifyReply, error: OAuthErrorCode): FastifyReply {
  return reply.code(400).send({ error });
}
