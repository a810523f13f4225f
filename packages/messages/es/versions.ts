/** @see ../en/versions.ts */
export const versions = {
  ready: "Hay una versión nueva",
  later: "La versión nueva llegará en el próximo inicio",
  openElsewhere: "Hay fotos abiertas en otra pestaña. La versión nueva llegará en el próximo inicio.",
  update: "Actualizar",
};
