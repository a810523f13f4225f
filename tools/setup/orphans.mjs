/**
 * npm runs a script through a shell, and who stops npm stops the shell with it, but not what the shell runs: the server
 * would stay behind and hold its port. So what npm started ends when its parent is gone.
 * @see https://nodejs.org/api/process.html#processppid
 */
const LOOK_EVERY_MS = 250;

export function endWithNpm() {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS).unref();
}
