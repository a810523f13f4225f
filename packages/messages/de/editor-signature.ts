/** @see ../en/editor-signature.ts */
export const editorSignature = {
  add: "Unterschrift hinzufügen",
  title: "Unterschrift",
  pad: "Feld für die Unterschrift",
  hint: "Unterschreiben Sie mit Maus, Finger oder Stift, oder fotografieren Sie Ihre Unterschrift auf Papier.",
  undo: "Rückgängig",
  clear: "Leeren",
  fromPhoto: "Aus einem Foto",
  found: "Ihre Unterschrift, ohne das Papier",
  reading: "Das Papier wird entfernt",
  turn: "Drehen",
  back: "Zurück zum Feld",
  use: "Diese Unterschrift verwenden",
  name: (number: number) => (number === 1 ? "Unterschrift" : `Unterschrift ${number}`),
  keepsColours: "Farben behalten",
  noInk: (file: string) =>
    `In „${file}“ ist keine Unterschrift zu sehen. Nehmen Sie dunkle Tinte auf hellem Papier, und füllen Sie das Foto damit.`,
  failed: "Die Unterschrift konnte nicht gespeichert werden. Versuchen Sie es erneut.",
};
