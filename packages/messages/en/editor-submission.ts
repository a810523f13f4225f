/** Texts of the dialog that submits a look to the public page. */
export const editorSubmission = {
  title: "Submit this look",
  name: "Name",
  description: "Description",
  author: "Your name, as shown",
  link: "Link",
  linkHint: "https://",
  anonymise: "Leave it there without my name if I delete my account",
  note: "Shown on our own pictures. No photo of yours is sent.",
  read: "Someone reads it before it appears.",
  submit: "Submit",
  submitted: "Submitted. Your account page shows what becomes of it.",
  failed: "Couldn’t submit the look. Try again.",
  invalid: {
    name: "Choose a name in plain letters.",
    description: "Describe the look in plain letters.",
    author: "Write your name in plain letters.",
    link: "A link begins with https:// and leads to a website.",
    look: "This look can’t be submitted.",
  } as Readonly<Record<string, string>>,
};
