/**
 * Asks the browser not to clear what is kept here when the device runs short of room: for the installed app alone, since
 * some browsers put the question to the photographer.
 */
export async function askToStay(): Promise<void> {
  if (!matchMedia("(display-mode: standalone)").matches || !("storage" in navigator)) return;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
