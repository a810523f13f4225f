/** @see ../en/look-sample.ts */
export const lookSample = {
  alt: "Uma foto de exemplo no look compartilhado",
  subject: "Crista, vento da tarde",
  stairs: "Escadaria",
  sea: "Espigões, maré baixa",
  place: "Dunas ao anoitecer",
  credit: "Imagem do Matte",
  title: "Um look, compartilhado com você",
  origin: "Em uma das nossas imagens",
};
