/** A file planted in a copy of the repository; the rule that it breaks is null for a file without a violation. */
export type Plant = readonly [path: string, text: string, rule: string | null];
