/**
 * Runs before each spec file in Node. Property tests try the same inputs in every run, so that failures are repeatable
 * and a pass does not depend on luck; `PROPERTY_SEED=…` and `npm run bench -- fuzz` try others.
 * @see https://fast-check.dev/docs/configuration/global-settings/
 */
import fc from "fast-check";

const SEED = Number(process.env["PROPERTY_SEED"] ?? 1);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
