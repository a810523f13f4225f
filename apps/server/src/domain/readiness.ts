import type { ErrorData } from "@matte/contracts";

/** Resolves with the reason why the server can't serve requests at the moment, or null when it can. */
export type ReadinessCheck = () => Promise<ErrorData["not-ready"]["reason"] | null>;
