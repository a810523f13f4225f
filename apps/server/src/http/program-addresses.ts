/** Addresses that programs ask: what they answer is made anew for each request. All else is files, the same for everybody. */
const PROGRAMS = /^\/(?:api|auth|oidc|upload)(?:[/?]|$)/;

/** @param url with or without its query */
export function isForPrograms(url: string): boolean {
  return PROGRAMS.test(url);
}
