import type { ReadableStore } from "#lib/run-reducer.ts";
import type { Clock } from "./clock.ts";
import { wakeTime, type Schedule } from "./schedule.ts";

/** Calls `wake` at the wake time in the store's schedule, however often it changes. Sets no timer without one. */
export function followWakeTime(
  store: ReadableStore<{ readonly schedule: Schedule }>,
  clock: Pick<Clock, "now" | "after">,
  wake: () => void,
): void {
  let cancel = (): void => undefined;
  store.subscribe((state, before) => {
    const time = wakeTime(state.schedule);
    if (time === wakeTime(before.schedule)) return;
    cancel();
    cancel = time === null ? () => undefined : clock.after(Math.max(time - clock.now(), 0), wake);
  });
}
