/** @see ../en/cli-commands.ts */
export const cliCommands = {
  frame: "Incornicia le foto",
  unframe: "Rimuove le cornici: le foto riottengono i dati originali",
  watch: "Incornicia le foto che arrivano in una cartella, fino a Ctrl+C",
  signIn: "Collega questo computer, per il piano del tuo account",
  signOut: "Scollega questo computer",
  inspect: "Mostra come verrebbero incorniciate le foto, e i metadati che le didascalie possono usare",
  looks: "Elenca i look inclusi",
  completion: "Stampa uno script che completa comandi e opzioni in una shell",
  manual: "Stampa la pagina del manuale",
  help: "Mostra l’aiuto di un comando",
};
