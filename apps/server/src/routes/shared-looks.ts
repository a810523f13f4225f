/** Public looks: their authors' submissions, the administrators' decisions, and what anyone reads. */
import { sharedLookEndpoints as endpoints } from "@matte/contracts/shared-look-endpoints";
import type { Db } from "../db/schema.ts";
import type { App } from "../http/app.ts";
import { limitPerAddress } from "../http/rate-limits.ts";
import { route } from "../http/route.ts";
import type { Images } from "../images/index.ts";
import { authorize, authorizeAdministration } from "../services/authorized.ts";
import { approveLook, declineLook, readReviews } from "../services/look-reviews.ts";
import { countTry, readPublicLook, readPublicLooks, reportLook, type PicturedLook } from "../services/public-looks.ts";
import { authorizeReading } from "../services/reading.ts";
import { readSubmissions, submitLook, withdrawLook } from "../services/submissions.ts";

const SUCCESS = { success: true } as const;

/** An author's submissions. Requests are signed in. */
export function addSubmissionRoutes(app: App, db: Db): void {
  route(app, endpoints.listSubmissions, async ({ actor, params: { uid } }) => ({
    submissions: await readSubmissions(db, await authorizeReading(db, actor, uid, "submissions")),
  }));
  route(app, endpoints.submitLook, async ({ actor, params, body }) => ({
    submissions: await submitLook(db, authorize(actor, { kind: "user", ...params }), body, new Date().toISOString()),
  }));
  route(app, endpoints.withdrawLook, async ({ actor, params: { uid, id } }) => ({
    submissions: await withdrawLook(db, authorize(actor, { kind: "user", uid }), id.toLowerCase()),
  }));
}

/** Decisions. Requests are an administrator's. */
export function addReviewRoutes(app: App, db: Db, images: Pick<Images, "checker" | "incoming">): void {
  route(app, endpoints.reviewLooks, ({ actor, query }) => readReviews(db, authorizeAdministration(actor), query));
  route(app, endpoints.approveLook, async ({ actor, params, body: { pictures } }) => {
    const by = authorizeAdministration(actor);
    const id = params.id.toLowerCase();
    await approveLook(db, images, by, { id, pictures, now: new Date().toISOString() });
    return SUCCESS;
  });
  route(app, endpoints.declineLook, async ({ actor, params, body: { reason } }) => {
    const by = authorizeAdministration(actor);
    await declineLook(db, by, { id: params.id.toLowerCase(), reason, now: new Date().toISOString() });
    return SUCCESS;
  });
}

/** Approved looks, for anyone. @param perMinute reports of an address, and tries; 0 disables the limits */
export async function addPublicLookRoutes(app: App, db: Db, perMinute: number): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
    route(scope, endpoints.listLooks, async ({ query }) => {
      const { looks, next } = await readPublicLooks(db, query.cursor);
      return { looks: looks.map(withoutPictures), next };
    });
    route(scope, endpoints.readLook, async ({ params }) => withoutPictures(await readPublicLook(db, params.slug)));
    route(
      scope,
      endpoints.reportLook,
      async ({ params, body }) => {
        await reportLook(db, params.slug, body.reason);
        return SUCCESS;
      },
      { onRequest: limitPerAddress(scope, "report", perMinute) },
    );
    route(
      scope,
      endpoints.countTry,
      async ({ params }) => {
        await countTry(db, params.slug);
        return SUCCESS;
      },
      { onRequest: limitPerAddress(scope, "try", perMinute) },
    );
  });
}

function withoutPictures({ pictures: _pictures, ...look }: PicturedLook): Omit<PicturedLook, "pictures"> {
  return look;
}
