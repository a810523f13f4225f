export { Privacy } from "./Privacy.tsx";
export { Terms } from "./Terms.tsx";
