/** @see ../en/app.ts */
export const app = {
  loading: "Cargando",
  broken: {
    title: "Algo salió mal",
    text: "Un error nuestro detuvo esta página. Tus fotos están intactas y tus ajustes, guardados.",
    retry: "Intentar de nuevo",
    reload: "Volver a cargar la página",
  },
  notFound: {
    title: "Aquí no cuelga nada",
    text: "No hay ninguna página en esta dirección.",
    home: "Ir a la página de inicio",
    editor: "Abrir el editor",
  },
  welcome: "Te damos la bienvenida a Matte",
  accountDeleted: "Cuenta eliminada",
};
