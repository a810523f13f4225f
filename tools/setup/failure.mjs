/** Something that can go wrong on a good day (no network, a busy port), in a sentence for the person at the keyboard. */
export class Failure extends Error {
  /** @override */
  name = "Failure";
}
