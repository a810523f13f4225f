/**
 * Waits for a promise no longer than a limit; what it stands for may still happen.
 * @param late error, or value, in place of an answer that is too late
 */
export function inTime<T>(promise: Promise<T>, milliseconds: number, late: Error | (() => T)): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (late instanceof Error) reject(late);
      else resolve(late());
    }, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
