/** @see ../en/unframe.ts */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "foto", other: "fotos" })}`;

export const unframe = {
  refusals: {
    "no-record": (file: string) => `“${file}” não tem uma moldura que o Matte possa remover.`,
    "encoded-again": (file: string) =>
      `“${file}” foi recodificado ao ser emoldurado, por isso a moldura não pode ser removida.`,
    changed: (file: string) => `Outro programa salvou “${file}” depois da moldura, por isso ela não pode ser removida.`,
    damaged: (file: string) => `“${file}” está danificado, por isso a moldura não pode ser removida.`,
  },
  region: "Já com moldura",
  framed: (count: number, look: string | null) => {
    const subject = count === 1 ? "Já emoldurada aqui" : `${photos(count)} já emolduradas aqui`;
    return look === null ? subject : `${subject} com o look ${look}`;
  },
  change: "Alterar a moldura",
  remove: "Remover a moldura",
  again: "Emoldurar de novo",
  againSeveral: "Emoldurar todas de novo",
  changed: (count: number) =>
    count === 1 ? "Moldura aberta para alterações" : `Molduras de ${photos(count)} abertas para alterações`,
  removed: (count: number) => (count === 1 ? "Moldura removida" : `Moldura removida de ${photos(count)}`),
  logoMissing: "O logo não está no arquivo. Adicione-o novamente.",
  fontNeedsPlan: (font: string, substitute: string) =>
    `A legenda usava ${font}, uma fonte do computador, que exige o Studio. ${substitute} é usada no lugar dela.`,
  originals: (count: number) =>
    count === 1
      ? "A foto é o arquivo original, byte a byte"
      : `${photos(count)} são os arquivos originais, byte a byte`,
  saved: (file: string) => `“${file}” salvo sem a moldura`,
  lostHdr: (count: number) =>
    count === 1
      ? "A foto não é mais HDR: o mapa de ganho foi recodificado com a moldura."
      : `${photos(count)} não são mais HDR: os mapas de ganho foram recodificados com a moldura.`,
  marked: (count: number) =>
    count === 1
      ? "A foto mantém a marca, que não pode ser retirada."
      : `${photos(count)} mantêm as marcas, que não podem ser retiradas.`,
  moreRefused: (count: number) => `As molduras de mais ${photos(count)} não podem ser removidas.`,
};
