/** Tells the other tabs of this browser that the plan may be another by now. */

const CHANNEL = "matte.plan";

export function announcePlan(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** @returns stops listening */
export function hearOfPlan(heard: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", heard);
  return () => channel.close();
}
