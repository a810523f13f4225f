/**
 * Headers for every answer: pages, worker scripts, errors. A table instead of a plugin: Fastify gives some answers
 * before any hook or plugin runs.
 */

/** The page's only Trusted Types policy, for worker URLs. */
const TRUSTED_TYPES_POLICY = "matte";

/** `blob:` and `data:` are photographs and logos that never leave the browser. */
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

/** Browser features Matte doesn't use; unlisted ones keep their defaults. */
const DISABLED_FEATURES = [
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
  // The sign-in popup must be able to answer its opener.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": DISABLED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  // Same as frame-ancestors, for browsers without it.
  "x-frame-options": "DENY",
};

const TWO_YEARS_S = 63_072_000;

/**
 * @param https true when the product is served over https: only then may browsers upgrade requests. Otherwise WebKit
 * would upgrade and block
 * the scripts on http://localhost
 */
export function securityHeaders({ https }: { readonly https: boolean }): Readonly<Record<string, string>> {
  if (!https) return { ...ALWAYS, "content-security-policy": CONTENT_SECURITY_POLICY.join("; ") };
  return {
    ...ALWAYS,
    "content-security-policy": [...CONTENT_SECURITY_POLICY, "upgrade-insecure-requests"].join("; "),
    "strict-transport-security": `max-age=${TWO_YEARS_S}; includeSubDomains`,
  };
}
