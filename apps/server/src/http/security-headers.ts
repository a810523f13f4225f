/**
 * The headers of every answer: pages, workers' scripts, errors. A table of our own, because it must also go out with
 * answers that Fastify gives before any hook or plugin of a request runs.
 */

/** The page's one Trusted Types policy; it makes the addresses of workers. */
const TRUSTED_TYPES_POLICY = "matte";

/** blob: and data: hold photographs and logos that never left the browser. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES_POLICY}`,
];

/** Powers of the browser that Matte has no use for; what is not named here keeps its default. */
const REFUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

const ALWAYS = {
  // The sign-in popup must be able to answer the page that opened it.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  // What frame-ancestors says, for browsers that do not know it.
  "x-frame-options": "DENY",
};

const TWO_YEARS_S = 63_072_000;

/**
 * @param https whether people reach the product by https: only then may a browser be told to insist on it, and WebKit
 *   blocks the scripts of http://localhost that it was told to upgrade
 */
export function securityHeaders({ https }: { readonly https: boolean }): Readonly<Record<string, string>> {
  if (!https) return { ...ALWAYS, "content-security-policy": CONTENT_SECURITY_POLICY.join("; ") };
  return {
    ...ALWAYS,
    "content-security-policy": [...CONTENT_SECURITY_POLICY, "upgrade-insecure-requests"].join("; "),
    "strict-transport-security": `max-age=${TWO_YEARS_S}`,
  };
}
