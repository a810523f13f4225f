import type { RouteHandlerCallback } from "workbox-core";
import { EDITOR_ADDRESS, FAILED_SHARE_ADDRESS, keepShared, SHARE_FIELD } from "#domain/handed/shared-photos.ts";

/** Puts photos that another app shares where the editor finds them, and opens it: at once, or once somebody is signed in. */
export const takeShare: RouteHandlerCallback = async ({ request }) => {
  try {
    const fields = (await request.formData()).getAll(SHARE_FIELD);
    await keepShared(fields.filter((field) => field instanceof File));
    return Response.redirect(EDITOR_ADDRESS, 303);
  } catch (error) {
    console.error("The shared photos could not be kept.", error);
    return Response.redirect(FAILED_SHARE_ADDRESS, 303);
  }
};
