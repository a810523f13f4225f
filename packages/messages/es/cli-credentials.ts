/** @see ../en/cli-credentials.ts */
export const cliCredentials = {
  pair: "Usa --credentials con --credentials-key: el certificado y su clave privada.",
  timeStampAlone: "--time-stamp es para las credenciales. Añade --credentials y --credentials-key.",
  timeStampUrl: "--time-stamp requiere la URL de un servicio de sellado de tiempo, con http o https.",
  faults: {
    certificate: (cert: string) => `“${cert}” no se puede leer como certificado. Debe ser un archivo en PEM.`,
    key: (_: string, key: string) => `“${key}” no se puede leer como clave privada. Debe ser un archivo en PEM.`,
    encrypted: (_: string, key: string) =>
      `“${key}” tiene contraseña. Guarda la clave sin ella, en un archivo que solo tú puedas leer.`,
    open: (_: string, key: string) => `Cualquiera en este equipo puede leer “${key}”. Ejecuta: chmod 600 ${key}`,
    "other-key": (cert: string, key: string) => `“${key}” no es la clave de “${cert}”.`,
    "self-signed": (cert: string) =>
      `“${cert}” se firma a sí mismo, y los lectores lo rechazan. Usa un certificado emitido por una autoridad.`,
    early: (cert: string) => `“${cert}” aún no es válido. Comprueba el reloj de este equipo.`,
    expired: (cert: string) => `“${cert}” ha caducado. Renueva el certificado o comprueba el reloj de este equipo.`,
    unsuitable: (cert: string) =>
      `“${cert}” no sirve para firmar documentos. docs/credentials.md explica qué necesita un certificado.`,
  },
  signedBy: (name: string) => `Firmado por ${name}.`,
  leftOut: {
    location: (photo: string) =>
      `Las credenciales propias de “${photo}” se omiten: pueden contener la ubicación, que los resultados no llevan.`,
    cropped: (photo: string) =>
      `Las credenciales propias de “${photo}” se omiten: tienen una imagen de lo que se recortó.`,
    large: (photo: string) => `Las credenciales propias de “${photo}” se omiten: son demasiado grandes.`,
    unreadable: (photo: string) => `Las credenciales propias de “${photo}” se omiten: no se pueden leer.`,
  },
};
