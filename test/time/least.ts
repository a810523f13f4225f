/**
 * Least times of work that is repeated. Other processes, collections and compilers only ever add time: work that keeps
 * a limit once keeps it, and work that never does in many rounds is too slow.
 */

/** Milliseconds since any moment. */
export type Clock = () => number;

/** Processor time of this process, which others disturb less than the time of day. */
export const processor: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Time of day, for work that waits. */
export const wall: Clock = () => performance.now();

const ROUNDS = 8;

interface Limit {
  readonly below: number;
  readonly clock: Clock;
  readonly rounds?: number;
}

/** Repeats work until it takes less than the limit, at most `rounds` times. @returns least milliseconds */
export async function leastTime(work: () => unknown, { below, clock, rounds = ROUNDS }: Limit): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && least >= below; round += 1) least = Math.min(least, await timeOf(work, clock));
  return least;
}

/**
 * Repeats two works in turn, so that both meet the same disturbances, until one takes less than `below` times as long as
 * the other, at most `rounds` times.
 * @returns ratio of their least times
 */
export async function leastRatio(
  large: () => unknown,
  small: () => unknown,
  { below, clock, rounds = ROUNDS }: Limit,
): Promise<number> {
  const least = { large: Number.POSITIVE_INFINITY, small: Number.POSITIVE_INFINITY };
  for (let round = 0; round < rounds && !(least.large / least.small < below); round += 1) {
    // A disturbed reference would allow too much.
    for (let count = 0; count < 3; count += 1) least.small = Math.min(least.small, await timeOf(small, clock));
    least.large = Math.min(least.large, await timeOf(large, clock));
  }
  return least.large / least.small;
}

async function timeOf(work: () => unknown, clock: Clock): Promise<number> {
  const start = clock();
  await work();
  return clock() - start;
}
