export type Defer = (release: () => void) => void;

/** Runs work and then, however it ends, everything it deferred, last first. */
export async function withCleanup<Result>(work: (defer: Defer) => Promise<Result>): Promise<Result> {
  const releases: (() => void)[] = [];
  try {
    return await work((release) => void releases.push(release));
  } finally {
    for (const release of releases.toReversed()) release();
  }
}
