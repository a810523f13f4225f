/** Progress on the terminal: one line per step, with a running clock if the output is a terminal. */

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Shows `text` while `work` runs, then its duration.
 * @template T
 * @param {string} text
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(text, work) {
  const started = performance.now();
  const stop = process.stdout.isTTY ? rewrite(text, started) : announce(text);
  try {
    const result = await work();
    stop(`${text} … ${seconds(started)}`);
    return result;
  } catch (error) {
    stop(`${text} … failed after ${seconds(started)}`);
    throw error;
  }
}

/** @param {string} text @param {number} started @returns {(last: string) => void} */
function rewrite(text, started) {
  const draw = () => process.stdout.write(`\r${text} … ${seconds(started)}`);
  draw();
  const timer = setInterval(draw, 1000);
  return (last) => {
    clearInterval(timer);
    process.stdout.write(`\r${last}\n`);
  };
}

/** @param {string} text @returns {(last: string) => void} */
function announce(text) {
  say(`${text} …`);
  return say;
}

/** @param {number} started a time of `performance.now()` */
function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
