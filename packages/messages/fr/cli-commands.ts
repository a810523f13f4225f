/** @see ../en/cli-commands.ts */
export const cliCommands = {
  frame: "Encadrer des photos",
  unframe: "Retirer les cadres : les photos retrouvent leurs données d’origine",
  watch: "Encadrer les photos qui arrivent dans un dossier, jusqu’à Ctrl+C",
  signIn: "Connecter cet ordinateur, avec le forfait de votre compte",
  signOut: "Déconnecter cet ordinateur",
  inspect: "Montrer comment des photos seraient encadrées, et les métadonnées utilisables en légende",
  looks: "Lister les looks intégrés",
  completion: "Afficher un script qui complète commandes et options dans un shell",
  manual: "Afficher la page de manuel",
  help: "Afficher l’aide d’une commande",
};
