/** The server's error messages, for people. */
import type { ErrorMessages } from "../error-text.ts";
import { format } from "./notation.ts";

const { list, number, plural } = format;

const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

const PLAN_REQUIRED = {
  settings: "Keeping settings with your account is part of Pro.",
  logo: "A custom logo is part of Pro.",
  presets: "Own looks are part of Studio.",
  profiles: "More than one profile is part of Pro.",
} as const;

const NOT_READY = {
  stopping: "The server is stopping.",
  pages: "The pages are not built.",
  database: "The database doesn’t answer.",
  "data-folder": "The data folder is full or isn’t writable.",
  "image-folder": "The image store’s folder isn’t writable.",
  "image-store": "The image store doesn’t answer.",
  "image-checker": "Images can’t be checked.",
} as const;

export const errors: ErrorMessages = {
  "http-invalid": "This isn’t a valid HTTP request.",
  "body-invalid": "The body of the request can’t be read.",
  "body-too-large": "The request is too large.",
  "media-type-unsupported": "This media type isn’t supported.",
  "request-timeout": "The request took too long to arrive.",
  "route-not-found": "There is nothing at this URL.",
  "method-not-allowed": ({ methods }) => `This URL supports ${list(methods)} only.`,
  "rate-limited": ({ seconds }) =>
    `Too many requests. Try again in ${number(seconds)} ${plural(seconds, { one: "second", other: "seconds" })}.`,

  unauthenticated: "Sign in first.",
  "other-user-signed-in": "Another user is signed in.",
  "token-required": "A valid token is required.",
  forbidden: "You don’t have access to this.",
  "cross-site": "This request came from another site.",
  "local-only":
    "This is for development, on the machine that the server runs on. To serve others, set PUBLIC_URL and the accounts of your providers.",
  "plan-required": ({ feature }) => PLAN_REQUIRED[feature],

  invalid: ({ field }) => (field === null ? "The request is invalid." : `The field “${field}” is invalid.`),
  "field-protected": ({ field }) => `The field “${field}” can’t be changed here.`,
  "nothing-to-change": "There is nothing to change.",
  "cursor-invalid": "This page of the list doesn’t exist.",

  "user-not-found": "This user doesn’t exist.",
  "answers-of-another-user": "These answers belong to another user.",
  "own-role": "You can’t remove your own administrator role. Ask another administrator.",
  "sign-in-too-old": "You signed in more than 24 hours ago. Sign in again to do this.",
  "session-not-found": "This session has ended already.",
  "device-code-not-found": "No device is waiting with this code. Check the code, or ask the device for a new one.",

  "preset-not-found": "This look was deleted elsewhere, so it can’t be renamed.",
  "preset-name-taken": ({ name }) => `A look named “${name}” already exists. Choose another name.`,
  "too-many-presets": ({ limit }) => `You can keep ${number(limit)} own looks. Delete one that you no longer use.`,
  "too-many-profiles": ({ limit }) => `You can keep ${number(limit)} profiles. Delete one that you no longer use.`,
  "look-not-found": "This look doesn’t exist.",
  "look-withdrawn": "This look was withdrawn.",
  "submission-not-found": "This submission was withdrawn, or decided on already.",
  "too-many-submissions": ({ limit }) =>
    `Up to ${number(limit)} of your looks can wait for an answer. Withdraw one, or wait.`,

  "logo-not-found": "This logo doesn’t exist.",
  "logo-invalid": ({ side }) => `A logo must be a complete PNG, at most ${number(side)} pixels on its longer side.`,

  "form-expected": "Send images as multipart/form-data.",
  "form-invalid": "The form can’t be read.",
  "file-missing": "The form has no file in the field “file”.",
  "file-empty": "The file is empty.",
  "file-too-large": ({ bytes }) => `The file is larger than ${number(bytes / MEGABYTE)} MB.`,
  "image-not-found": "This image doesn’t exist.",
  "image-damaged": "The image is damaged.",
  "image-too-slow": "The image takes too long to read.",
  "image-format-unsupported": "This isn’t a JPEG, PNG or WebP image.",
  "image-animated": "The image has more than one frame.",
  "image-too-large": ({ pixels }) => `The image has more than ${number(pixels / MEGAPIXEL)} megapixels.`,
  "storage-full": "There is no space left for your images.",
  "image-not-stored": "The image couldn’t be stored. Try again in a moment.",
  "image-not-checked": "The image couldn’t be checked. Try again in a moment.",
  "copies-not-wanted": "Your account stores no copies of exports.",
  "image-checker-busy": "Too many images are being checked. Try again in a moment.",

  "offer-not-found": "This plan isn’t for sale.",
  "nothing-bought": "There is nothing to manage: you haven’t bought a plan here.",
  "checkout-closed": "You can’t upgrade on this server.",
  "payments-unavailable": "The payment service doesn’t answer. Nothing was charged. Try again in a moment.",
  "subscription-not-cancelled":
    "Your subscription couldn’t be cancelled, so nothing was deleted. Try again in a moment, or ask support.",
  "signature-invalid": "This request isn’t signed by Stripe.",
  "payment-state-unavailable": "The state of the payments couldn’t be read from Stripe.",

  "email-invalid": "Enter an address like ada@example.com.",
  "confirmation-expired": "This link has expired. Subscribe again to get a new one.",
  "consent-required": "Tick the box to agree to get the letter.",

  "server-busy": "The server is busy. Try again in a moment.",
  "disk-full": "The server has no space left. Try again later.",
  "data-unavailable": "The server can’t reach its data at the moment. Try again in a moment.",
  "not-ready": ({ reason }) => NOT_READY[reason],
  internal: "Something went wrong on the server.",
};
