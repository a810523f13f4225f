/** @see ../en/editor-submission.ts */
export const editorSubmission = {
  title: "Proponer este look",
  name: "Nombre",
  description: "Descripción",
  author: "Tu nombre, tal como se mostrará",
  link: "Enlace",
  linkHint: "https://",
  anonymise: "Dejarlo publicado sin mi nombre si elimino mi cuenta",
  note: "Se muestra en nuestras propias imágenes. No se envía ninguna foto tuya.",
  read: "Alguien lo revisa antes de que aparezca.",
  submit: "Proponer",
  submitted: "Propuesta enviada. En la página de tu cuenta verás qué ocurre con ella.",
  failed: "No se pudo proponer el look. Inténtalo de nuevo.",
  invalid: {
    name: "Elige un nombre con letras normales.",
    description: "Describe el look con letras normales.",
    author: "Escribe tu nombre con letras normales.",
    link: "Un enlace empieza por https:// y lleva a un sitio web.",
    look: "Este look no se puede proponer.",
  } as Readonly<Record<string, string>>,
};
