/** The page's only Trusted Types policy, `matte`. It passes nothing but our workers' URLs. */

import { pagePath } from "./page-path.ts";

interface Policy {
  createScriptURL(url: string): TrustedUrl;
}
/** The browser's TrustedScriptURL, accepted for any script URL. */
type TrustedUrl = string | { toString(): string };

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

/** The build puts workers into `/assets`; the development server marks the ones it makes. */
const BUILT = /^\/assets\/[\w.-]+\.js$/;
const SERVED = /[?&]worker_file\b/;
/** Made by build/offline. */
const SERVICE_WORKER = pagePath("/sw.js");

let policy: Policy | undefined;

/**
 * Worker URL accepted by `new Worker` under `require-trusted-types-for 'script'`.
 * @param url from an import ending in `?worker&url`
 * @throws {TypeError} when the URL does not belong to one of our workers
 */
export function trustedWorkerUrl(url: string): string {
  policy ??= makePolicy();
  // The policy returns an object only trusted code can make; TypeScript's `Worker` asks for a string.
  return policy.createScriptURL(url) as string;
}

/** The service worker's URL, for `register` under the same rule. */
export function serviceWorkerUrl(): string {
  return trustedWorkerUrl(SERVICE_WORKER);
}

function makePolicy(): Policy {
  const rules = { createScriptURL: ownWorker };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy("matte", rules) ?? rules;
}

function ownWorker(url: string): string {
  const { origin, pathname, search, href } = new URL(url, location.href);
  const ours = BUILT.test(pathname) || pathname === SERVICE_WORKER || (import.meta.env.DEV && SERVED.test(search));
  if (origin !== location.origin || !ours) throw new TypeError(`Not one of our workers: ${url}`);
  return href;
}
