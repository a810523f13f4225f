/** Measures the page's longest stall: the longest time between two event loop iterations. */
export class StallMeter {
  #last = performance.now();
  #longest = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  start(): void {
    this.#last = performance.now();
    this.#longest = 0;
    this.#timer = setInterval(() => this.#turn(), INTERVAL);
  }

  /** Returns the longest stall since the start in milliseconds, less the timer's interval. */
  stop(): number {
    this.#turn();
    clearInterval(this.#timer);
    return Math.max(0, this.#longest - INTERVAL);
  }

  #turn(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }
}

const INTERVAL = 4;
