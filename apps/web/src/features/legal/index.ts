/** The legal pages and the newsletter's as markup. `newsletter/behaviour.ts` is its script, which does without React. */
export { Newsletter } from "./newsletter/Newsletter.tsx";
export { Unsubscribe } from "./newsletter/Unsubscribe.tsx";
export { Privacy } from "./Privacy.tsx";
export { Terms } from "./Terms.tsx";
