/** The list of the editor's keyboard shortcuts. */
export const editorShortcuts = {
  title: "Keyboard shortcuts",
  add: "Add photos",
  paste: "Add from the clipboard",
  export: "Export",
  exportThis: "Export this photo",
  undo: "Undo",
  redo: "Redo",
  previous: "Previous photo",
  next: "Next photo",
  move: "Move a photo in the list",
  zoom: "Zoom to 100 % and back",
  pan: "Move about while zoomed",
  step: "Step a number by 1, by 10",
  keys: { move: "Alt ↑ ↓", step: "↑ ↓, Shift ↑ ↓" },
  help: "This list",
};
