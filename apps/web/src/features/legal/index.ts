/** Pages to read, and the newsletter's. What the latter does is `newsletter/behaviour.ts`, which needs no React. */
export { Newsletter } from "./newsletter/Newsletter.tsx";
export { Unsubscribe } from "./newsletter/Unsubscribe.tsx";
export { Privacy } from "./Privacy.tsx";
export { Terms } from "./Terms.tsx";
