/** Resolves in a separate task, after pending messages and input. Timers would delay the caller for longer. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const done = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener("message", done);
    port1.start();
    port2.postMessage(null);
  });
}
