/** An expected failure (no network, a busy port): its message is shown without a stack. */
export class Failure extends Error {
  /** @override */
  name = "Failure";
}
