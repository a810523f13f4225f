/** The package says what it has in JSDoc only. */
declare module "@mdn/mdn-http-observatory" {
  /** @param hostname with its port */
  export function scan(hostname: string): Promise<object>;
}
