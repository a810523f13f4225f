/** The editor at `/tool`. */
export function EditorScreen() {
  return null;
}
