/** @see ../en/editor-credentials.ts */
import { format } from "./notation.ts";

const { number } = format;

export const editorCredentials = {
  label: "Credenciais de conteúdo",
  development: "Credenciais de conteúdo (desenvolvimento)",
  signedBy: (name: string) => `Assinado por ${name}`,
  unsigned: (file: string, count: number, reason: string) =>
    count === 1
      ? `“${file}” foi exportado sem credenciais de conteúdo. ${reason}`
      : `${number(count)} arquivos foram exportados sem credenciais de conteúdo, entre eles “${file}”. ${reason}`,
  reasons: {
    none: "O servidor não assina exportações.",
    early: "O certificado do servidor ainda não é válido, ou o relógio dele está errado.",
    expired: "O certificado do servidor venceu.",
    "time-stamp": "O serviço de carimbo de tempo não responde.",
  },
  noAnswer: "Não há conexão com o servidor.",
  notIn: {
    pdf: "PDFs não têm credenciais de conteúdo.",
    wall: "Imagens da parede não têm credenciais de conteúdo.",
  },
  leftOut: (file: string, count: number, reason: string) =>
    count === 1
      ? `As credenciais do próprio “${file}” ficam de fora: ${reason}.`
      : `As credenciais originais de ${number(count)} fotos ficam de fora, entre elas “${file}”: ${reason}.`,
  faults: {
    location: "elas podem conter a localização, que a exportação não mantém",
    cropped: "elas têm uma imagem do que foi cortado",
    large: "elas são grandes demais",
    unreadable: "não é possível lê-las",
  },
};
