/** @see ../en/versions.ts */
export const versions = {
  ready: "Une nouvelle version est prête",
  later: "Une nouvelle version arrive au prochain démarrage",
  openElsewhere: "Des photos sont ouvertes dans un autre onglet. La nouvelle version arrive au prochain démarrage.",
  update: "Mettre à jour",
};
