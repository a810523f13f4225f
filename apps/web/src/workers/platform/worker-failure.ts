/** Returns a promise that rejects when a worker fails to load or crashes, since its calls never settle then. */
export function rejectOnError(worker: Worker): Promise<never> {
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error(`A helper failed: ${event.message}`));
    });
  });
  // Pending calls report it; without pending calls a failed helper is harmless.
  failure.catch(() => undefined);
  return failure;
}
