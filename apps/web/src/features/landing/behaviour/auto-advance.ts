/** A clock for automatic steps, with reasons to stop it. */

/** Milliseconds between two steps (SPEC §9). */
const INTERVAL_MS = 6000;

type Reason = "hover" | "focus" | "hidden" | "motion" | "button";

export interface AutoAdvance {
  /** Adds or removes a reason to stop; the clock runs without any. */
  hold(reason: Reason, holds: boolean): void;
  /** Starts a whole interval from now on. */
  restart(): void;
}

/**
 * Steps every six seconds, but not under the pointer, not while the focus is inside, not in a hidden tab, and never for users whose
 * system reduces motion.
 */
export function autoAdvance(area: HTMLElement, step: () => void): AutoAdvance {
  const reasons = new Set<Reason>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    if (reasons.size > 0) return;
    timer = setTimeout(() => {
      step();
      restart();
    }, INTERVAL_MS);
  };
  const hold = (reason: Reason, holds: boolean): void => {
    if (holds === reasons.has(reason)) return;
    if (holds) reasons.add(reason);
    else reasons.delete(reason);
    restart();
  };
  watch(area, hold);
  restart();
  return { hold, restart };
}

function watch(area: HTMLElement, hold: AutoAdvance["hold"]): void {
  // Some browsers report a hover after a touch has ended.
  area.addEventListener("pointerenter", ({ pointerType }) => hold("hover", pointerType !== "touch"));
  area.addEventListener("pointerleave", () => hold("hover", false));
  area.addEventListener("focusin", () => hold("focus", true));
  area.addEventListener("focusout", ({ relatedTarget }) => {
    hold("focus", relatedTarget instanceof Node && area.contains(relatedTarget));
  });
  const seen = (): void => hold("hidden", document.visibilityState === "hidden");
  document.addEventListener("visibilitychange", seen);
  seen();
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const moved = (): void => hold("motion", still.matches);
  still.addEventListener("change", moved);
  moved();
}
