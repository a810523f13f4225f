/** @see ../en/cli-credentials.ts */
export const cliCredentials = {
  pair: "Use --credentials com --credentials-key: o certificado e a chave privada dele.",
  timeStampAlone: "--time-stamp serve para credenciais. Acrescente --credentials e --credentials-key.",
  timeStampUrl: "--time-stamp recebe o URL de um serviço de carimbo de tempo, com http ou https.",
  faults: {
    certificate: (cert: string) => `“${cert}” não pode ser lido como certificado. É preciso um arquivo PEM.`,
    key: (_: string, key: string) => `“${key}” não pode ser lido como chave privada. É preciso um arquivo PEM.`,
    encrypted: (_: string, key: string) =>
      `“${key}” tem uma senha. Salve a chave sem ela, em um arquivo que só você possa ler.`,
    open: (_: string, key: string) => `Qualquer pessoa neste computador pode ler “${key}”. Execute: chmod 600 ${key}`,
    "other-key": (cert: string, key: string) => `“${key}” não é a chave de “${cert}”.`,
    "self-signed": (cert: string) =>
      `“${cert}” assina a si mesmo, o que os leitores recusam. Use um certificado emitido por uma autoridade.`,
    early: (cert: string) => `“${cert}” ainda não é válido. Verifique o relógio deste computador.`,
    expired: (cert: string) => `“${cert}” venceu. Renove o certificado ou verifique o relógio deste computador.`,
    unsuitable: (cert: string) =>
      `“${cert}” não serve para assinar documentos. docs/credentials.md diz do que um certificado precisa.`,
  },
  signedBy: (name: string) => `Assinado por ${name}.`,
  leftOut: {
    location: (photo: string) =>
      `As credenciais do próprio “${photo}” ficam de fora: elas podem conter a localização, que os resultados não têm.`,
    cropped: (photo: string) =>
      `As credenciais do próprio “${photo}” ficam de fora: elas têm uma imagem do que foi cortado.`,
    large: (photo: string) => `As credenciais do próprio “${photo}” ficam de fora: são grandes demais.`,
    unreadable: (photo: string) => `As credenciais do próprio “${photo}” ficam de fora: não é possível lê-las.`,
  },
};
