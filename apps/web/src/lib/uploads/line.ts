/** One job after the other, none begun while it is paused; one that fails is logged and stops no other. */
export function createLine() {
  const jobs: (() => Promise<void>)[] = [];
  let [paused, running] = [false, false];
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (!paused) {
      const job = jobs.shift();
      if (job === undefined) break;
      await job().catch(console.error);
    }
    running = false;
  };
  return {
    paused: () => paused,
    add: (job: () => Promise<void>): void => {
      jobs.push(job);
      void run();
    },
    pause: (now: boolean): void => {
      paused = now;
      void run();
    },
    end: (): void => void (jobs.length = 0),
  };
}
