/** Alt text in the editor. */
export const editorAlt = {
  label: "Alt text",
  hint: "For people who can’t see the photo",
  namesPlace: (place: string) =>
    `The alt text names the place “${place}”. Exports keep it, though they leave out the location.`,
  copy: "Copy alt text",
  copied: "Alt text copied",
  notCopied: "The alt text couldn’t be copied. Try again.",
};
