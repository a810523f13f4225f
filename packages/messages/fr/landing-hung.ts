/** @see ../en/landing-hung.ts */
export const landingHung = {
  region: "Votre photo dans un cadre",
  framed: (fileName: string, look: string) => `« ${fileName} » dans le look ${look}`,
  tried: (fileName: string) => `« ${fileName} » dans ce look`,
  export: "Exporter",
  stays: "Connectez-vous pour exporter. Votre photo n’a pas quitté cette page.",
  another: "Une autre photo",
  noRoom: "Ce navigateur n’a pas la place d’emporter la photo. Ajoutez-la plutôt dans l’éditeur.",
};
