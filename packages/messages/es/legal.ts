/** The English text prevails. @see ../en/legal.ts */
import type { Clause, LegalLink } from "../en/legal.ts";
import { rich, type RichText } from "../rich-text.ts";
import { format } from "./notation.ts";

type Linked = { [Link in LegalLink]: RichText<Link> }[LegalLink];
type Paragraph = string | Linked | readonly string[];

interface LegalText<Clauses extends string> {
  readonly title: string;
  readonly summary: string;
  readonly clauses: Readonly<Record<Clauses, { readonly title: string; readonly text: readonly Paragraph[] }>>;
}

const terms = (
  prices: string,
): LegalText<"product" | "pictures" | "account" | "payment" | "liability" | "changes"> => ({
  title: "Condiciones",
  summary:
    "Tus imágenes son tuyas. Pagas el plan que eliges y puedes irte cuando quieras. Ofrecemos un software honesto y no prometemos nada que no podamos cumplir. Prevalece el texto en inglés.",
  clauses: {
    product: {
      title: "Qué es Matte",
      text: [
        "Matte enmarca fotos: les añade un borde, un trazo, un pie de foto y un logotipo, y escribe un JPEG o un PNG. El trabajo lo hace tu propio navegador. “Nosotros” somos las personas que mantienen el servidor del que procede esta página.",
        rich(
          "Matte contiene software y tipografías de terceros. Sus licencias están en los <notices>avisos de terceros</notices>.",
        ),
        "Los nombres de lugar proceden de GeoNames (geonames.org), abreviados, con la licencia Creative Commons CC BY 4.0 (creativecommons.org/licenses/by/4.0).",
      ],
    },
    pictures: {
      title: "Tus imágenes",
      text: [
        rich(
          "Lo que enmarcas y lo que exportas sigue siendo tuyo. No nos das ningún derecho sobre ello, salvo el de guardar las copias que indica la <privacy>página de privacidad</privacy>, para que el servicio funcione. Eres responsable de tener derecho a enmarcar y publicar una imagen, y de los nombres que imprimes debajo.",
        ),
        "Las exportaciones del plan Free llevan una pequeña marca de agua. Los planes de pago incluyen derechos de uso comercial: puedes vender, imprimir y publicar lo que exportes con ellos sin preguntarnos.",
      ],
    },
    account: {
      title: "Tu cuenta",
      text: [
        "Inicias sesión con tu cuenta de Google. No la compartas. No uses Matte para guardar contenido ilícito, para perjudicar el servicio ni para acceder a lo que pertenece a otras personas; podemos cerrar las cuentas que lo hagan.",
      ],
    },
    payment: {
      title: "Planes y pago",
      text: [
        `${prices} Los precios están en dólares estadounidenses. Un plan se renueva hasta que lo canceles, lo que puedes hacer en cualquier momento en tu cuenta; entonces sigue hasta el final del periodo que has pagado. En los 30 días siguientes a un pago lo reembolsamos si nos lo pides.`,
      ],
    },
    liability: {
      title: "Lo que no prometemos",
      text: [
        "El software se ofrece tal como es. Puede no estar disponible en algún momento y puede tener fallos. Conserva tus originales: Matte no es un archivo fotográfico y nunca cambia los archivos de tu propio disco. En la medida en que la ley lo permita, te debemos como máximo lo que pagaste en los últimos doce meses.",
      ],
    },
    changes: {
      title: "Cambios",
      text: [
        "Cuando cambian estas condiciones, cambiamos esta página y la fecha que figura abajo. Lo que has pagado mantiene sus condiciones hasta que se renueve.",
      ],
    },
  },
});

const privacy: LegalText<"browser" | "server" | "duration" | "cookies" | "others" | "rights"> = {
  title: "Privacidad",
  summary:
    "Las fotos se enmarcan en tu navegador. El servidor guarda tu cuenta, pequeñas vistas previas de lo que cargas y copias de lo que exportas, hasta que las elimines o elimines tu cuenta; puedes desactivar las copias. No compartimos ni vendemos nada, y no rastreamos a nadie. Prevalece el texto en inglés.",
  clauses: {
    browser: {
      title: "Lo que se queda contigo",
      text: [
        "Los archivos que abres se leen y se enmarcan en tu navegador; los archivos en sí no se envían a ningún sitio. Tus ajustes, tu elección entre claro y oscuro y las imágenes que esperan para subirse se guardan en el almacenamiento de tu navegador. Al cerrar sesión, tus datos se borran de allí, incluidas las imágenes en espera. Solo quedan el tema y los cambios en tus respuestas y ajustes que aún no se han enviado.",
        "Si abres un look que una cuenta difunde mediante un enlace con su código, tu navegador conserva ese código durante 30 días. Solo se envía con una cuenta nueva que crees en ese plazo, y un número en la cuenta de quien lo envió dice que el enlace se abrió.",
      ],
    },
    server: {
      title: "Lo que guarda el servidor",
      text: [
        [
          "Tu cuenta: la dirección, el nombre y la identidad tal como los facilita Google, la fecha de alta y tu plan.",
          "Tus respuestas a las siete preguntas, con tu crédito y tu lugar.",
          "En los planes de pago, los ajustes de tu editor y tu logotipo y, en Studio, tus preajustes, para que te acompañen.",
          "Tus perfiles: los nombres, créditos, derechos, lugares y artistas que escribiste en ellos, con sus looks. Los números de serie de las cámaras se quedan en tu navegador, como hashes.",
          "Por cada foto que cargas, el nombre de su archivo y una vista previa: un JPEG de 600 píxeles por lado, con blanco alrededor de la foto.",
          "Por cada exportación, el nombre de su archivo y la imagen enmarcada: tal como la exportaste, o con un lado largo de 4096 píxeles si tiene más de 120 megapíxeles o 50 MB.",
          "Los momentos en que iniciaste sesión, los nombres de los navegadores y dispositivos con los que lo hiciste y, durante 90 días, los identificadores de los cambios que enviaste.",
          "Los looks que propusiste para la página pública: sus nombres, descripciones, nombres de autor y enlaces tal como los escribiste, con la respuesta que recibiste. Los aprobados son públicos, con imágenes de nuestras propias fotos. De las denuncias de visitantes solo se guardan el número y la razón; de las veces que prueban un look, solo el número.",
          "Si difundes looks mediante enlaces con tu código: el código, cuántas veces se abrieron los enlaces y las cuentas que llegaron por ellos. Si llegaste por un enlace así: cuándo y de quién; una vez que pagues, el pago y un hash que distingue tu tarjeta de otras, para que cada una cuente una sola vez. Quien envía solo ve números.",
          "Cuando has comprado un plan, tu número en el servicio de pago y la fecha hasta la que está pagado el plan.",
        ],
        "Si te suscribiste al boletín, tu dirección y los momentos en que diste tu consentimiento y lo confirmaste están en su lista, tengas cuenta o no.",
        "Solo tú y los administradores de este servidor pueden ver estos datos. Las vistas previas y las imágenes enmarcadas se envían y se guardan sin datos de la cámara, lugares ni nombres en el archivo; lo que está impreso en la imagen está en la imagen. En la página de la cuenta puedes eliminarlas todas y desactivar que se guarden copias. El archivo que exportas es distinto: contiene lo que imprimiste y los datos de la cámara, y tu ubicación solo si elegiste conservarla.",
      ],
    },
    duration: {
      title: "Durante cuánto tiempo",
      text: [
        "Hasta que lo elimines. Eliminar tu cuenta, en la página de la cuenta, borra la cuenta y todo lo guardado en ella, incluidas todas las imágenes, y quita tu dirección de la lista del boletín. El enlace de cada boletín solo hace esto último. Una sesión termina cuando la cierras, o tras un tiempo sin uso; un dispositivo en el que iniciaste sesión con un código conserva tu plan y tu dirección hasta 30 días.",
        "Dos cosas permanecen más tiempo. Las copias de seguridad de este servidor contienen lo que existía cuando se hicieron, hasta que se eliminan a su vez. Un registro de lo que los administradores hicieron con las cuentas conserva el número de la cuenta, que entonces ya no permite identificar a una persona.",
        "Un look público tuyo se va con la cuenta, o se queda sin tu nombre ni tu enlace, según lo que elegiste para él. Un look retirado solo deja su dirección, que lo dice. Si te diste de alta por el enlace de otra persona, su recuento te sigue incluyendo, con el número del pago y el hash de su tarjeta.",
      ],
    },
    cookies: {
      title: "Cookies y registros",
      text: [
        "Una cookie recuerda que has iniciado sesión; otra, durante diez minutos, que empezaste a iniciarla. Ni los scripts ni otros sitios pueden leerlas, y no hay más. El registro del servidor contiene el método, la ruta, el estado y la hora de una petición; los inicios de sesión y las peticiones rechazadas llevan además el número aleatorio de tu cuenta, y nada más sobre ti. Las direcciones de red se cuentan durante una hora como máximo, para evitar abusos, y después se olvidan. La de un dispositivo que pide iniciar sesión se te muestra y se conserva hasta que decidas, o durante una hora y diez minutos. No hay rastreadores, ni publicidad, ni estadísticas de terceros; las tipografías y las imágenes vienen de este servidor.",
      ],
    },
    others: {
      title: "Quién más interviene",
      text: [
        "Google sabe que inicias sesión aquí y nos da tu dirección y tu nombre. Stripe cobra los pagos: nunca vemos el número de tu tarjeta. Ambos intervienen solo cuando los usas. El servicio que envía el boletín por nosotros tiene las direcciones de su lista. Tus datos se tratan de forma segura y nunca se comparten con nadie más.",
      ],
    },
    rights: {
      title: "Tus derechos",
      text: [
        "En la página de tu cuenta puedes leer y cambiar lo que nos dijiste, descargar en un archivo todo lo que se guarda sobre ti y eliminarlo todo. Para cualquier otra cosa, escribe a quienes mantienen este servidor.",
      ],
    },
  },
};

export const legal = {
  editor: "Abrir el editor",
  navigation: "Información legal",
  terms,
  privacy,
  lastChanged: (date: Date) => `Último cambio: ${format.date(date, { dateStyle: "long", timeZone: "UTC" })}.`,
  newsletter: {
    title: "Boletín",
    summary: "Las novedades de Matte e ideas para enmarcar fotografías. Como mucho, un correo al mes.",
    subscription: "Suscripción",
    subscribed: {
      title: "Ya estás en la lista.",
      text: "Te enviaremos el próximo boletín. Cada uno lleva un enlace para darse de baja.",
    },
    sent: {
      title: "Revisa tu correo.",
      text: "Enviamos un enlace a tu dirección. Ábrelo en un plazo de dos días para confirmar tu suscripción. Si no llega nada, mira en la carpeta de correo no deseado o inténtalo de nuevo en una hora.",
    },
    rejected: {
      title: "No pudimos suscribirte.",
      text: "Comprueba la dirección, marca la casilla e inténtalo de nuevo en un minuto.",
    },
    email: "Correo electrónico",
    consent: "Acepto recibir el boletín. Puedo darme de baja en cualquier momento.",
    submit: "Suscribirse",
    busy: "Suscribiendo…",
    stored: {
      title: "Qué guardamos",
      text: [
        rich(
          "Tu dirección y los momentos en que diste tu consentimiento y lo confirmaste, hasta que te des de baja. Una dirección que no se confirma en dos días se elimina, si este servidor pide confirmación. Solo las usamos para el boletín; la <privacy>página de privacidad</privacy> da los detalles. No necesitas una cuenta.",
        ),
      ],
    } satisfies Clause as Clause,
  },
  confirm: {
    title: "Confirma tu suscripción",
    summary: "Un clic y recibes el boletín: como mucho, un correo al mes.",
    clause: "Confirmación",
    submit: "Confirmar",
    done: {
      title: "Ya estás en la lista.",
      text: "Te enviaremos el próximo boletín. Cada uno lleva un enlace para darse de baja.",
    },
    expired: {
      title: "Este enlace ha caducado.",
      text: rich(
        "Los enlaces funcionan durante dos días. Para recibir otro, <newsletter>suscríbete de nuevo</newsletter>.",
      ),
    },
    failed: {
      title: "No pudimos confirmar tu suscripción.",
      text: "Inténtalo de nuevo en un minuto.",
    },
  },
  unsubscribe: {
    title: "Darse de baja del boletín",
    summary: "Un clic y no recibes más correos. Tu dirección se elimina de la lista.",
    clause: "Baja",
    submit: "Darse de baja",
    done: {
      title: "Te has dado de baja.",
      text: rich(
        "La dirección a la que se envió el enlace no está en la lista. Para volver a recibir el boletín, <newsletter>suscríbete</newsletter>.",
      ),
    },
    failed: {
      title: "No pudimos darte de baja.",
      text: "Sigues en la lista. Inténtalo de nuevo en un minuto.",
    },
  },
};
