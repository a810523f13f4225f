/** Schemas, endpoints and error texts in one chunk, which is loaded with the first call: zod would double the first script. */
export * from "@matte/contracts";
export { textOf } from "./error-text.ts";
