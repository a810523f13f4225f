/**
 * Waits for a promise no longer than a limit; its effect may still happen.
 * @param late error or value after the limit
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
