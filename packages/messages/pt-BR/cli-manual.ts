/** @see ../en/cli-manual.ts */
export const cliManual = {
  title: "Manual do Matte",
  summary: "emoldura fotografias",
  headings: {
    name: "Nome",
    synopsis: "Sinopse",
    description: "Descrição",
    options: "Opções",
    commands: "Comandos",
    exits: "Status de saída",
    environment: "Ambiente",
    files: "Arquivos",
    examples: "Exemplos",
  },
  description: [
    "Um look descreve a moldura: um dos que já vêm no programa ou um arquivo exportado pelo editor. Os resultados são os mesmos arquivos, byte a byte, que as exportações do navegador. Onde o look permite, um JPEG mantém seus próprios dados e não é recodificado.",
    "Os resultados vão para uma pasta, por padrão “framed”. São gravados por inteiro ou não são gravados. Resultados que já existem são pulados, de modo que uma segunda chamada continua a primeira. As fotos só são substituídas com --in-place, que pula as que já têm moldura; com --force, a moldura delas é trocada. Um arquivo que o Matte emoldurou é emoldurado como a foto dele, com os textos que guarda; --again o emoldura como está.",
    'As legendas vêm das opções --title, --location, --credit e --alt e da tabela de --captions: CSV com a coluna “Nome do arquivo” e qualquer uma entre “Assunto”, “Local”, “Crédito da foto”, “Créditos adicionais”, “Câmera”, “Lente”, “Filme” e “Texto alternativo”, como o editor a exporta. Todas ativam a legenda, menos o texto alternativo, que só é gravado no arquivo. Elas têm prioridade sobre os textos que um arquivo guarda, estes sobre os textos de um arquivo de look (um objeto “texts” no JSON, como "photoBy"), e estes sobre os metadados da foto. Campos entre chaves, como {city}, vêm da foto.',
    "Com --shard, computadores que recebem a mesma lista emolduram cada um a sua parte, sem saber uns dos outros. A parte de uma foto depende só do nome do arquivo. Uma parte que foi interrompida é chamada de novo e pula os resultados que já existem.",
    "Com --credentials, os resultados ganham Credenciais de Conteúdo (C2PA): declarações assinadas de que a foto foi aberta e editada e, quando for verdade, cortada, redimensionada ou inserida em outra imagem. As credenciais que a foto já tem ficam ao lado delas, a menos que possam conter uma localização, ou mostrar o que foi cortado, e o resultado não. Leitores que não conhecem a autoridade do certificado dizem que a origem é desconhecida.",
    "Os dados são escritos na saída padrão; as mensagens, na saída de erro padrão.",
  ],
  environment: {
    "LC_ALL, LC_MESSAGES, LANG": "O idioma da ajuda e das mensagens, por exemplo pt_BR.UTF-8; --lang tem prioridade.",
    XDG_CONFIG_HOME: "Pasta da configuração, em vez de ~/.config.",
    "JOB_COMPLETION_INDEX, JOB_COMPLETIONS": "A parte de --shard auto em um Indexed Job do Kubernetes.",
    "SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_COUNT": "A parte de --shard auto em um job array do Slurm.",
    "AWS_BATCH_JOB_ARRAY_INDEX, AWS_BATCH_JOB_ARRAY_SIZE": "A parte de --shard auto em um array job do AWS Batch.",
    NO_COLOR: "Não tem efeito, pois as mensagens não têm cores.",
  },
  files: {
    "~/.config/matte/account.json": "A conta conectada; no macOS, em ~/Library/Application Support/matte.",
  },
};
