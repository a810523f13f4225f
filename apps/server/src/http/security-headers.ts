import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** The page's one Trusted Types policy; it makes the addresses of workers. */
const TRUSTED_TYPES_POLICY = "matte";

const CONTENT_SECURITY_POLICY = {
  "default-src": ["'none'"],
  "script-src": ["'self'", "'wasm-unsafe-eval'"],
  "style-src": ["'self'"],
  // blob: and data: hold photographs and logos that never left the browser.
  "img-src": ["'self'", "blob:", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
  "base-uri": ["'none'"],
  "require-trusted-types-for": ["'script'"],
  "trusted-types": [TRUSTED_TYPES_POLICY],
};

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
const PERMISSIONS_POLICY = REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", ");

const TWO_YEARS_S = 63_072_000;

/**
 * Gives every answer (pages, workers' scripts, errors) the same headers.
 * @param https whether people reach the product by https; only then may a browser be told to insist on it
 */
export async function addSecurityHeaders(app: FastifyInstance, { https }: { readonly https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...CONTENT_SECURITY_POLICY, ...(https ? { "upgrade-insecure-requests": [] } : {}) },
    },
    // The sign-in popup must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https ? { maxAge: TWO_YEARS_S, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", PERMISSIONS_POLICY);
  });
}
