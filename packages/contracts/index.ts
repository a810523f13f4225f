/**
 * Schemas, endpoints and errors shared by client and server. Each side parses with the schemas and derives its types
 * from them.
 */
export * from "./account-sessions.ts";
export * from "./administration.ts";
export * from "./billing.ts";
export * from "./device.ts";
export * from "./endpoint.ts";
export * from "./endpoints/index.ts";
export * from "./errors.ts";
export * from "./first-endpoints.ts";
export * from "./health.ts";
export * from "./images.ts";
export * from "./logos.ts";
export * from "./newsletter.ts";
export * from "./onboarding.ts";
export * from "./presets.ts";
export { parseAnswer, type z } from "./schema.ts";
export * from "./session.ts";
export * from "./user-settings.ts";
export * from "./users.ts";
export * from "./writes.ts";
