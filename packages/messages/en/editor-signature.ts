/** The dialog for signatures. */
export const editorSignature = {
  add: "Add signature",
  title: "Signature",
  pad: "Signature pad",
  hint: "Sign with a mouse, a finger or a pen, or take a photo of your signature on paper.",
  undo: "Undo",
  clear: "Clear",
  fromPhoto: "From a photo",
  /** The picture of a signature from a photo. */
  found: "Your signature, without its paper",
  reading: "Removing the paper",
  turn: "Turn",
  back: "Back to the pad",
  use: "Use this signature",
  /** The logo's name, by which several signatures are kept apart. */
  name: (number: number) => (number === 1 ? "Signature" : `Signature ${number}`),
  keepsColours: "Keep its colours",
  noInk: (file: string) => `There’s no signature to see in “${file}”. Use dark ink on light paper, and fill the photo.`,
  failed: "The signature couldn’t be saved. Try again.",
};
