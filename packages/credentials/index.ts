/** Content Credentials (C2PA): reads and checks a file's. */
export { readCredentials } from "./read/read.ts";
export type { CredentialAction, CredentialClaim, Credentials, ReadCredentials } from "./types.ts";
