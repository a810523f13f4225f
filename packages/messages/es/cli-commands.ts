/** @see ../en/cli-commands.ts */
export const cliCommands = {
  frame: "Enmarca fotos",
  unframe: "Quita marcos: las fotos recuperan sus datos originales",
  watch: "Enmarca las fotos que llegan a una carpeta, hasta Ctrl+C",
  signIn: "Inicia sesión en este equipo, con el plan de tu cuenta",
  signOut: "Cierra la sesión de este equipo",
  inspect: "Muestra cómo se enmarcarían las fotos y qué metadatos pueden usar los pies de foto",
  looks: "Muestra la lista de looks incorporados",
  completion: "Escribe un script que completa comandos y opciones en un intérprete",
  manual: "Escribe la página de manual",
  help: "Muestra la ayuda de un comando",
};
