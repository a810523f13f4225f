/** @see ../en/look-sample.ts */
export const lookSample = {
  alt: "Una foto de muestra con el look compartido",
  subject: "Cresta, viento de la tarde",
  stairs: "Hueco de escalera",
  sea: "Espigones, bajamar",
  place: "Dunas al anochecer",
  credit: "Imagen de Matte",
  title: "Un look compartido contigo",
  origin: "En una de nuestras imágenes",
};
