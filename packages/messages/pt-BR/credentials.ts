/** @see ../en/credentials.ts */
import { format } from "./notation.ts";

const moment = (time: Date): string => format.date(time, { dateStyle: "long", timeStyle: "short" });

export const credentials = {
  title: "Credenciais de conteúdo",
  signedBy: "Assinado por",
  noName: "Um signatário sem nome",
  when: "Quando",
  stamped: (time: Date) => `${moment(time)}, por carimbo de tempo`,
  claimed: (time: Date) => `${moment(time)}, segundo o signatário`,
  madeWith: "Feito com",
  actions: {
    captured: "Criado na câmera",
    generated: "Gerado por um modelo",
    created: "Criado",
    opened: "Aberto",
    edited: "Editado",
    colour: "Cores ajustadas",
    cropped: "Cortado",
    resized: "Redimensionado",
    placed: "Reunido com outras imagens",
    removed: "Partes removidas",
    rotated: "Girado",
    converted: "Convertido para outro formato",
    published: "Publicado",
    redacted: "Detalhes do histórico removidos",
    other: "Outras alterações",
  },
  checks: {
    valid: {
      match: "A assinatura e o conteúdo conferem",
      changed: "A assinatura confere, mas o arquivo foi alterado depois de assinado",
      unchecked: "A assinatura confere. O conteúdo não foi verificado",
    },
    expired: {
      match: "A assinatura e o conteúdo conferem, mas o certificado venceu",
      changed: "O arquivo foi alterado depois de assinado, e o certificado venceu",
      unchecked: "A assinatura confere, mas o certificado venceu. O conteúdo não foi verificado",
    },
  },
  invalid: "A assinatura não é válida, por isso estas credenciais nada dizem sobre a foto",
  unchecked: "Não é possível verificar a assinatura aqui. Abra o Matte por https para verificá-la",
  unreadable: "Estas credenciais estão danificadas ou são de um tipo que o Matte não lê",
  reading: "Lendo…",
  onThisDevice: "Lido neste dispositivo.",
  notInExports: "A exportação só mantém credenciais se “Credenciais de conteúdo” estiver ativado.",
  notListed: "Não comparado a uma lista de signatários confiáveis.",
};
