/** @see ../en/landing-hung.ts */
export const landingHung = {
  region: "Ihr Foto im Rahmen",
  framed: (fileName: string, look: string) => `„${fileName}“ im Look ${look}`,
  tried: (fileName: string) => `„${fileName}“ in diesem Look`,
  export: "Exportieren",
  stays: "Melden Sie sich zum Exportieren an. Ihr Foto hat diese Seite nicht verlassen.",
  another: "Anderes Foto",
  noRoom: "Dieser Browser hat keinen Platz, um das Foto mitzunehmen. Laden Sie es stattdessen im Editor.",
};
