/** Whether the page's keys are those of a Mac. */
function onMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** A key with the system's command key before it, as the keyboard calls it: `Ctrl S`, `⌘ S`. */
export function keyName(key: string): string {
  return onMac() ? `⌘ ${key.replace("Shift", "⇧")}` : `Ctrl ${key}`;
}
