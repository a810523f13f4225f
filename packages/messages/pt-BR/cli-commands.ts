/** @see ../en/cli-commands.ts */
export const cliCommands = {
  frame: "Emoldura fotos",
  unframe: "Remove molduras: as fotos recuperam seus dados originais",
  watch: "Emoldura as fotos que chegam a uma pasta, até Ctrl+C",
  signIn: "Conecta este computador, para usar o plano da sua conta",
  signOut: "Desconecta este computador da sua conta",
  inspect: "Mostra como as fotos seriam emolduradas e os metadados que as legendas podem usar",
  looks: "Lista os looks que já vêm no programa",
  completion: "Escreve um script que completa comandos e opções em um shell",
  manual: "Mostra a página do manual",
  help: "Mostra a ajuda de um comando",
};
