/** Informs the tabs of this browser that the user's plan may have changed. */

const CHANNEL = "matte.plan";

export function announcePlanChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Listens to other tabs. @returns unsubscribes */
export function onPlanChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", listener);
  return () => channel.close();
}
