/** @see ../en/help-start.ts */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const firstFrame: HelpPageText = {
  title: "Sua primeira moldura",
  summary: "Adicione uma foto, escolha um paspatur, exporte. Leva um minuto, e o seu arquivo fica como está.",
  shot: "O editor: os ajustes à esquerda, a foto emoldurada no meio, a lista de fotos à direita.",
  sections: {
    "add-a-photo": {
      title: "Adicione uma foto",
      words: "abrir enviar importar formatos CR3 NEF ARW DNG iPhone",
      blocks: [
        {
          text: rich(
            "Solte um arquivo em qualquer lugar do editor, pressione <ui>Abrir fotos</ui> (<key>Ctrl O</key>, no Mac <key>⌘ O</key>) ou cole uma imagem. Se não tiver uma foto à mão, pressione <ui>Usar uma foto de exemplo</ui>.",
          ),
        },
        {
          text: "O Matte abre JPEG, PNG, WebP, TIFF, AVIF, HEIC, JPEG XL e raw de câmera. Um arquivo raw abre como o JPEG que a câmera guardou nele. O JPEG XL precisa de um navegador que o leia, como o Safari.",
        },
      ],
    },
    "choose-a-frame": {
      title: "Escolha uma moldura",
      words: "borda margem passe-partout paspatur quadro",
      blocks: [
        {
          steps: [
            rich("Pressione uma moldura em <ui>Looks</ui>. A prévia é a exportação, só que menor."),
            rich(
              "Mude o que quiser. <ui>Paspatur</ui> tem tamanho, cor e textura; <ui>Linhas</ui>, as linhas finas em volta da foto; <ui>Moldura</ui>, os lados, a proporção e o cartão.",
            ),
            rich(
              "Segure <key>\\</key> para ver só a foto. Pressione <key>Z</key> para vê-la a 100%. <ui>Desfazer</ui> (<key>Ctrl Z</key>) desfaz qualquer passo.",
            ),
          ],
        },
        { text: rich("<ui>Redefinir</ui> começa de novo, e isso também pode ser desfeito.") },
      ],
      plan: rich(
        "Linhas, chanfro, paspatur interno, logo e a maioria das texturas fazem parte do Pro. No Free, uma nota diz o que um look deixa de fora.",
      ),
    },
    export: {
      title: "Exporte",
      words: "salvar baixar download marca d’água",
      blocks: [
        {
          text: rich(
            "Pressione <ui>Exportar</ui> (<key>Ctrl S</key>). Uma foto é baixada; várias viram um ZIP. No celular, elas vão para o menu de compartilhamento. <ui>Saída</ui> define formato, tamanho e predefinição social.",
          ),
        },
        {
          text: rich(
            "O resultado é um arquivo novo. O seu não muda. <ui>Método de exportação</ui>, na barra de status, diz como o novo é feito: veja <method>Método de exportação</method>.",
          ),
        },
      ],
      plan: "As exportações no Free levam uma marca d’água pequena.",
    },
  },
};

const captions: HelpPageText = {
  title: "Legendas e campos",
  summary: "Mostre título, lugar, crédito e dados da câmera sob a foto, digitados ou tirados do arquivo.",
  shot: "A seção Legenda com um campo entre chaves e a legenda que ele gera.",
  sections: {
    "what-is-printed": {
      title: "O que aparece",
      words: "metadados EXIF IPTC texto título fonte tipografia",
      blocks: [
        {
          text: rich(
            "Digite em <ui>Assunto</ui>, <ui>Local</ui>, <ui>Crédito da foto</ui> ou <ui>Créditos adicionais</ui>: a legenda é ativada. <ui>Mostrar metadados</ui> a desativa e ativa de novo. Assunto e local começam com o que está no arquivo: título, cidade e país.",
          ),
        },
        {
          text: rich(
            "<ui>Dados da câmera</ui> mostra câmera, lente e exposição. Os nomes são simplificados (<ui>Simplificar nomes de câmeras</ui>). <ui>Mostrar data</ui> acrescenta a data. O que o estilo da legenda não mostra é citado abaixo dele.",
          ),
        },
        {
          text: "Título, lugar e crédito também são gravados no arquivo exportado, onde editores e agências os procuram.",
        },
      ],
      plan: rich(
        "Só câmera, lente ou exposição, outras fontes e os estilos <ui>Placa</ui>, <ui>Contato</ui> e <ui>Imprensa</ui> fazem parte do Pro.",
      ),
    },
    "fields-in-braces": {
      title: "Campos entre chaves",
      words: "modelo variáveis marcadores template",
      blocks: [
        {
          text: rich(
            "Digite <key>{</key> ou pressione <ui>Inserir campo</ui>. A lista mostra cada campo com o valor nesta foto. Um só texto serve então para todas as fotos:",
          ),
        },
        {
          terms: [
            [rich("<code>{city}, {country}</code>"), "O lugar, do arquivo"],
            [rich("<code>{date:MMMM YYYY}</code>"), "Maio 2026"],
            [rich("<code>{title|filename:words}</code>"), "O título ou, sem ele, o nome do arquivo em palavras"],
            [rich("<code>{number:000} / {count}</code>"), "007 / 24"],
            [rich("<code>{camera} {aperture} {shutter}</code>"), "Dados da câmera em um texto seu"],
          ],
        },
        { text: "Um campo com erro de digitação é citado abaixo do texto, junto com o que você provavelmente queria." },
      ],
    },
    "one-photo-or-all": {
      title: "Uma foto ou todas",
      words: "lote seleção planilha CSV tabela",
      blocks: [
        {
          text: rich(
            "<ui>Vale para</ui>, acima de um campo, diz a quais fotos ele se aplica: <ui>Esta foto</ui>, as selecionadas ou <ui>Todas as fotos</ui>. O que você digita para uma foto tem prioridade. <key>Alt ↓</key> vai para o mesmo campo da próxima foto.",
          ),
        },
        {
          text: rich(
            "<ui>Editar legendas</ui> abre uma tabela de todas as fotos. Ela tem os atalhos de uma planilha, aceita células coladas de uma e lê e grava arquivos CSV.",
          ),
        },
      ],
    },
    "who-is-credited": {
      title: "De quem é o crédito",
      words: "autor criador artista copyright direitos autorais",
      blocks: [
        {
          text: rich(
            "Se o arquivo indica o autor, <ui>No arquivo</ui> mostra o nome abaixo do crédito. <ui>Usar</ui> o adota. Antes que uma exportação substitua outro nome, um aviso diz isso.",
          ),
        },
        {
          text: rich(
            "Duas pessoas que fotografam um casamento precisam de dois perfis. <ui>Novo perfil</ui>, no menu de looks, guarda um crédito, direitos, um local, um logo e um look sob um nome. A partir de dois perfis, uma fileira de iniciais sobre os looks aplica um deles às fotos selecionadas ou a todas.",
          ),
        },
      ],
    },
  },
};

const looks: HelpPageText = {
  title: "Looks prontos e seus",
  summary: "Um look define a moldura inteira com um clique. Guarde o seu, compartilhe por link ou envie a todos.",
  shot: "A fileira de looks, desenhados na foto selecionada.",
  sections: {
    "choose-a-look": {
      title: "Escolha um look",
      words: "predefinição preset estilo modelo",
      blocks: [
        {
          text: rich(
            "<ui>Looks</ui> desenha cada moldura na sua foto. Um look define só a moldura: seus textos, e se há legenda, ficam como estão. Se você muda algo, o nome avisa, e o <ui>Menu de looks</ui> leva de volta.",
          ),
        },
        {
          text: rich(
            "Com várias fotos selecionadas, o look é só delas, e as miniaturas ficam marcadas. <ui>Usar em todas as fotos</ui> aplica-o às outras.",
          ),
        },
      ],
    },
    "keep-your-own": {
      title: "Guarde os seus",
      words: "predefinição preset salvar guardar",
      blocks: [
        {
          text: rich(
            "<ui>Salvar este look</ui>, no <ui>Menu de looks</ui>, acrescenta-o à fileira em todos os seus dispositivos. O menu também atualiza, renomeia e exclui o look. <ui>Exportar look</ui> grava um arquivo, <ui>Importar look</ui> lê um; a linha de comando aceita o mesmo arquivo.",
          ),
        },
      ],
      plan: "Looks salvos fazem parte do Studio. Em qualquer plano você pode guardar um look como arquivo ou link.",
    },
    "share-a-look": {
      title: "Compartilhe um look",
      blocks: [
        {
          text: rich(
            "<ui>Copiar link deste look</ui> copia um endereço que contém a moldura e nada mais. Nomes, locais e créditos só vão junto se você marcar <ui>Com nomes, locais e créditos</ui>. Quem abre o link vê o look primeiro e decide com <ui>Manter</ui>.",
          ),
        },
      ],
    },
    "submit-a-look": {
      title: "Envie para todo mundo",
      isPublic: true,
      blocks: [
        {
          text: rich(
            "<ui>Enviar este look</ui> envia a moldura, nunca a sua foto. Depois que um administrador aprova, ele aparece na página de looks de outras pessoas, nas nossas próprias imagens. Você pode retirá-lo na página da conta.",
          ),
        },
      ],
    },
  },
};

export const helpStart = { firstFrame, captions, looks };
