/** Schemas and endpoints of what an account keeps, loaded with the first call for it. */
export { endpoints, presetFile, userSettings } from "@matte/contracts";
