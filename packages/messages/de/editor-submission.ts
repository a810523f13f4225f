/** @see ../en/editor-submission.ts */
export const editorSubmission = {
  title: "Diesen Look einreichen",
  name: "Name",
  description: "Beschreibung",
  author: "Ihr Name, wie er gezeigt wird",
  link: "Link",
  linkHint: "https://",
  anonymise: "Ohne meinen Namen dort lassen, wenn ich mein Konto lösche",
  note: "Gezeigt an unseren eigenen Bildern. Kein Foto von Ihnen wird gesendet.",
  read: "Jemand liest es, bevor es erscheint.",
  submit: "Einreichen",
  submitted: "Eingereicht. Auf Ihrer Kontoseite sehen Sie, was daraus wird.",
  failed: "Der Look konnte nicht eingereicht werden. Versuchen Sie es erneut.",
  invalid: {
    name: "Wählen Sie einen Namen aus einfachen Buchstaben.",
    description: "Beschreiben Sie den Look in einfachen Buchstaben.",
    author: "Schreiben Sie Ihren Namen in einfachen Buchstaben.",
    link: "Ein Link beginnt mit https:// und führt zu einer Website.",
    look: "Dieser Look kann nicht eingereicht werden.",
  } as Readonly<Record<string, string>>,
};
