/** @see ../en/public-looks.ts */
import { format } from "./notation.ts";

const { plural } = format;

export const publicLooks = {
  title: "Looks de outras pessoas",
  lead: "Paspatures feitos por outras pessoas, pendurados nas nossas imagens. Experimente um em uma foto sua, sem conta.",
  submit: "Enviar um look seu",
  list: "Looks",
  none: "Ainda não há looks. O seu pode ser o primeiro.",
  more: "Looks mais antigos",
  all: "Todos os looks",
  navigation: "Principal",
  alt: "Uma das nossas imagens neste look",
  tried: (count: number, tries: string) =>
    plural(count, { one: "Experimentado uma vez", other: `Experimentado ${tries} vezes` }),
  try: "Experimentar em uma foto",
  stays: "Sua foto não sai do seu dispositivo.",
  copy: "Copiar link",
  report: {
    title: "Denunciar",
    reasons: {
      offensive: "Ofende ou ameaça alguém",
      copied: "Usa o nome ou a obra de alguém",
      misleading: "Engana, ou o link dele engana",
      other: "Outro motivo",
    },
    send: "Enviar denúncia",
  },
  withdrawn: {
    title: "Este look foi retirado.",
    text: "Quem o criou, ou nós, tirou o look do ar.",
  },
};
