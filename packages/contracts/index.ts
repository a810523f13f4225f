/** What client and server say to each other: each side parses with the schema, and has its type from it. */
export * from "./development.ts";
export * from "./error.ts";
export * from "./health.ts";
export * from "./parse.ts";
