/** Public looks: what anyone reads, what authors submit, what administrators decide. */
import { endpoint } from "./endpoint.ts";
import { LOOK_PICTURE_LIMIT, SUBMISSION_LIMIT } from "./look-limits.ts";
import { LINKS } from "./links.ts";
import {
  approval,
  lookPageParams,
  lookPictureParams,
  lookReport,
  publicLook,
  publicLooks,
  publicLooksQuery,
  refusal,
  reviewPage,
  reviewParams,
  reviewQuery,
  slugParams,
  submission,
  submissionParams,
  submissionsAnswer,
  successAnswer,
} from "./shared-looks.ts";
import { uidParams } from "./users.ts";

const ofUser = "/api/users/:uid/submissions";
const ofAdministrators = "/api/admin/submissions";

export const sharedLookEndpoints = {
  /** Approved looks, newest first; for anyone. */
  listLooks: endpoint({
    method: "GET",
    path: "/api/looks",
    query: publicLooksQuery,
    answer: publicLooks,
    errors: [],
  }),
  readLook: endpoint({
    method: "GET",
    path: "/api/looks/:slug",
    params: slugParams,
    answer: publicLook,
    errors: ["look-not-found", "look-withdrawn"],
  }),
  /** Reports a look to the administrators. Nothing about the visitor is stored. */
  reportLook: endpoint({
    method: "POST",
    path: "/api/looks/:slug/reports",
    params: slugParams,
    body: lookReport,
    bodyLimit: 1024,
    answer: successAnswer,
    errors: ["look-not-found", "look-withdrawn"],
  }),
  /** Counts a visitor’s try of a look. Nothing about the visitor or the photo is sent or stored. */
  countTry: endpoint({
    method: "POST",
    path: "/api/looks/:slug/tries",
    params: slugParams,
    answer: successAnswer,
    errors: ["look-not-found", "look-withdrawn"],
  }),
  listSubmissions: endpoint({
    method: "GET",
    path: ofUser,
    params: uidParams,
    answer: submissionsAnswer,
    errors: ["user-not-found"],
  }),
  /** Submits a look for the public page, where it appears once an administrator approves it. */
  submitLook: endpoint({
    method: "POST",
    path: ofUser,
    params: uidParams,
    body: submission,
    bodyLimit: SUBMISSION_LIMIT.bytes,
    answer: submissionsAnswer,
    errors: ["user-not-found", "field-protected", "too-many-submissions"],
  }),
  /** Withdraws a submission, or an approved look from the public page. */
  withdrawLook: endpoint({
    method: "DELETE",
    path: `${ofUser}/:id`,
    params: submissionParams,
    answer: submissionsAnswer,
    errors: ["submission-not-found"],
  }),
  reviewLooks: endpoint({
    method: "GET",
    path: ofAdministrators,
    query: reviewQuery,
    answer: reviewPage,
    errors: [],
  }),
  /** Publishes a look with the pictures that the administrator saw. */
  approveLook: endpoint({
    method: "POST",
    path: `${ofAdministrators}/:id/approval`,
    params: reviewParams,
    body: approval,
    bodyLimit: LOOK_PICTURE_LIMIT.bytes,
    answer: successAnswer,
    errors: ["submission-not-found", "image-damaged", "image-checker-busy", "image-not-checked"],
  }),
  /** Declines a submission or takes an approved look off the page; its author reads the reason. */
  declineLook: endpoint({
    method: "POST",
    path: `${ofAdministrators}/:id/refusal`,
    params: reviewParams,
    body: refusal,
    answer: successAnswer,
    errors: ["submission-not-found"],
  }),
  /** The public page, as HTML. */
  readLooksPage: endpoint({
    method: "GET",
    path: LINKS.looks,
    query: publicLooksQuery,
    errors: ["not-ready"],
  }),
  /** The page of one look, as HTML. */
  readLookPage: endpoint({
    method: "GET",
    path: `${LINKS.look}/:slug`,
    params: lookPageParams,
    errors: ["not-ready"],
  }),
  /** One of a look's pictures, as JPEG. */
  readLookPicture: endpoint({
    method: "GET",
    path: `${LINKS.look}/:slug/:picture`,
    params: lookPictureParams,
    errors: ["look-not-found", "look-withdrawn"],
  }),
};
