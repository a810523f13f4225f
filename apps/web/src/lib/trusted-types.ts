/** The one Trusted Types policy, `matte`: nothing but the addresses of our own workers, of both kinds, ever passes it. */

interface Policy {
  createScriptURL(address: string): TrustedAddress;
}
/** The browser's TrustedScriptURL, which it takes wherever it takes a script's address. */
type TrustedAddress = string | { toString(): string };

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
}

/** Built workers lie in `/assets`; the development server marks the ones it makes. */
const BUILT = /^\/assets\/[\w.-]+\.js$/;
const SERVED = /[?&]worker_file\b/;
/** Made by build/offline. */
const SERVICE_WORKER = "/sw.js";

let policy: Policy | undefined;

/**
 * A worker's address, fit for `new Worker` under `require-trusted-types-for 'script'`.
 * @param url from an import ending in `?worker&url`
 * @throws {TypeError} when the address is not one of our workers'
 */
export function workerAddress(url: string): string {
  policy ??= makePolicy();
  // What the policy gives is an object only trusted code can make; the standard's types for `Worker` ask for text.
  return policy.createScriptURL(url) as string;
}

/** The service worker's address, fit for `register` under the same rule. */
export function serviceWorkerAddress(): string {
  return workerAddress(SERVICE_WORKER);
}

function makePolicy(): Policy {
  const rules = { createScriptURL: ownWorker };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy("matte", rules) ?? rules;
}

function ownWorker(address: string): string {
  const { origin, pathname, search, href } = new URL(address, location.href);
  const ours = BUILT.test(pathname) || pathname === SERVICE_WORKER || (import.meta.env.DEV && SERVED.test(search));
  if (origin !== location.origin || !ours) throw new TypeError(`Not one of our workers: ${address}`);
  return href;
}
