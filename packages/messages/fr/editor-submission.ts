/** @see ../en/editor-submission.ts */
export const editorSubmission = {
  title: "Proposer ce look",
  name: "Nom",
  description: "Description",
  author: "Votre nom, tel qu’affiché",
  link: "Lien",
  linkHint: "https://",
  anonymise: "Le laisser en place sans mon nom si je supprime mon compte",
  note: "Montré sur nos propres images. Aucune de vos photos n’est envoyée.",
  read: "Quelqu’un le relit avant sa publication.",
  submit: "Proposer",
  submitted: "Proposé. La page de votre compte indique la suite.",
  failed: "Impossible de proposer le look. Réessayez.",
  invalid: {
    name: "Choisissez un nom en caractères simples.",
    description: "Décrivez le look en caractères simples.",
    author: "Écrivez votre nom en caractères simples.",
    link: "Un lien commence par https:// et mène à un site web.",
    look: "Ce look ne peut pas être proposé.",
  } as Readonly<Record<string, string>>,
};
