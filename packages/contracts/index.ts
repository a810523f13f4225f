/** What client and server say to each other: each side parses with the schema, and has its type from it. */
export * from "./account.ts";
export * from "./administration.ts";
export * from "./billing.ts";
export * from "./errors.ts";
export * from "./health.ts";
export * from "./images.ts";
export * from "./logos.ts";
export * from "./newsletter.ts";
export * from "./onboarding.ts";
export * from "./parse.ts";
export * from "./presets.ts";
export * from "./session.ts";
export * from "./user-settings.ts";
export * from "./users.ts";
export * from "./writes.ts";
