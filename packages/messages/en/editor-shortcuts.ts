/** The list of the editor's keyboard shortcuts. */
export const editorShortcuts = {
  title: "Keyboard shortcuts",
  add: "Add photos",
  paste: "Add from the clipboard",
  export: "Export",
  undo: "Undo",
  redo: "Redo",
  previous: "Previous photo",
  next: "Next photo",
  move: "Move a photo in the list",
  zoom: "Zoom to 100 % and back",
  pan: "Move the picture while zoomed",
  step: "Change a number by 1 or by 10",
  keys: { move: "Alt ↑ ↓", step: "↑ ↓, Shift ↑ ↓" },
  help: "This list",
};
