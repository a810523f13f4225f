/** @see ../en/upgrade.ts */
export const upgrade = {
  notLoaded: "No se pudo cargar lo que añade Pro. Inténtalo de nuevo cuando tengas conexión.",
  sample: {
    alt: "Espigones en un mar en calma, enmarcados en negro con un trazo blanco y un logotipo",
    title: "Con Pro",
    text: "Trazo blanco, logotipo, una línea de exposición, sin marca de agua. La imagen está generada digitalmente.",
  },
};
