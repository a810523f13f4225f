/** @see ../en/landing.ts */
import { rich } from "../rich-text.ts";
import { landingPictures } from "./landing-pictures.ts";
import { landingProofs } from "./landing-proofs.ts";

export const landing = {
  pictures: landingPictures,
  skip: "Ir al contenido",
  navigation: {
    label: "Principal",
    menu: "Menú",
    signIn: "Iniciar sesión",
    sections: {
      "how-it-works": "Cómo funciona",
      features: "Funciones",
      roadmap: "Hoja de ruta",
      pricing: "Precios",
      faq: "Preguntas",
      testimonials: "Testimonios",
      cta: "Empezar",
    },
  },
  hero: {
    label: "Presentación",
    title: "Una sala para cada fotografía.",
    lead: "Matte pone alrededor de tu foto un borde, un crédito y los datos de la cámara. En un teléfono, un contenido recibe 1,7 segundos de atención; un margen hace que la mirada se quede.",
    trusted: "Más de 100 creadores ya lo usan en la beta",
  },
  gallery: {
    label: "Galería",
    carousel: "carrusel",
    slide: "diapositiva",
    pause: "Pausar",
    previous: "Anterior",
    next: "Siguiente",
    rendered: "Imagen generada, no fotografiada",
    place: (place: number, all: number) => `${place} / ${all}`,
  },
  hang: {
    action: "Cuelga una tuya",
    hint: "Suelta una foto sobre el marco. No sale de tu dispositivo.",
    here: "Suéltala y quedará colgada.",
  },
  artists: {
    title: "Aprendimos de márgenes con",
    note: "Artistas a quienes les importaba el borde de una imagen. Ninguno ha oído hablar de nosotros.",
    list: [
      { name: "Julia Margaret Cameron", years: "1815–1879" },
      { name: "Gustave Le Gray", years: "1820–1884" },
      { name: "Anna Atkins", years: "1799–1871" },
      { name: "James McNeill Whistler", years: "1834–1903" },
      { name: "Frederick H. Evans", years: "1853–1943" },
      { name: "Edgar Degas", years: "1834–1917" },
      { name: "Eugène Atget", years: "1857–1927" },
      { name: "Vilhelm Hammershøi", years: "1864–1916" },
    ],
  },
  features: {
    title: "Funciones",
    statement: "Tres cosas que una galería hace por una copia, hechas a un archivo.",
    pictures: "Tres imágenes enmarcadas",
    list: [
      {
        title: "El arte de enmarcar",
        text: "Un borde del cero al treinta por ciento, de cualquier color, con un trazo fino al filo de la imagen.",
      },
      {
        title: "Procedencia comprobada",
        text: "Crédito, lugar y datos de la cámara debajo de la imagen y en el archivo. Se muestran las credenciales de contenido de la foto, que vuelven con el original; los servidores con certificado firman las exportaciones.",
      },
      {
        title: "Identidad de marca",
        text: "Tu marca, a tu tamaño, en el mismo sitio en todas las imágenes. Se ajusta una sola vez.",
      },
    ],
  },
  proofs: landingProofs,
  scenarios: {
    title: "Casos de uso",
    list: {
      "use-teacher": {
        title: "Docencia de fotografía",
        text: "Devuelve los trabajos de una clase con cada exposición impresa debajo: distancia focal, apertura, tiempo, sensibilidad. Entran treinta imágenes, sale un ZIP, cada una con sus propios datos.",
        label: "Una exportación. La exposición es un ejemplo.",
      },
      "use-photographer": {
        title: "Fotografía",
        text: "Entrega pruebas que llevan tu nombre incluso donde nadie lee los pies de foto. Un JPEG conserva sus propios datos bit a bit; solo el borde es nuevo.",
        label: "Una exportación, como JPEG.",
      },
      "use-painter": {
        title: "Pintura",
        text: "Cuelga el cuadro fotografiado como colgará de verdad: un paspartú ancho, su título, el año. El mismo margen en todas las obras las convierte en serie.",
        label: "Una exportación. Lino, 16 por ciento.",
      },
      "use-producer": {
        title: "Producción",
        text: "Nombra a todo el equipo debajo de la imagen: fotografía, diseño, iluminación, una línea para cada persona. Los mismos nombres se escriben en el archivo, para que viajen con él.",
        label: "Una exportación con créditos adicionales.",
      },
      "use-influencer": {
        title: "Redes sociales",
        text: "Adapta una imagen a una publicación, una historia y un cuadrado sin perder ni una esquina. El paspartú rellena lo que pide el formato.",
        label: "Una exportación, 1080 × 1920 px.",
      },
    },
  },
  howItWorks: {
    title: "Cómo funciona",
    statement: "Tres pasos. El segundo es el agradable.",
    upload: {
      title: "Sube una foto",
      text: (formats: string) => `${formats}, de un teléfono o de una cámara. Sin instalar nada.`,
    },
    frame: {
      title: "Elige un paspartú",
      text: "Después añade créditos y metadatos. La vista previa es la exportación, solo que más pequeña.",
    },
    share: {
      title: "Exporta o comparte",
      text: "A tamaño completo o a la medida de una publicación, una historia o un cuadrado.",
    },
  },
  roadmap: {
    title: "Hoja de ruta",
    summary: "Cinco cosas, del 4.º trimestre de 2025 al 4.º trimestre de 2026",
    shipped: (count: number) => `${count} ${count === 1 ? "hecha" : "hechas"}`,
    done: "Hecho",
    plans: {
      "Q4 2025": "Biblioteca de paspartús con textura",
      "Q1 2026": "Botones de preajuste por perfil de artista",
      "Q2 2026": "Filtros de firma y texto con IA",
      "Q3 2026": "Propuestas de la comunidad",
      "Q4 2026": "Recomendaciones, afiliación e ingresos para Pro",
    },
  },
  pricing: "Precios",
  testimonials: {
    title: "Testimonios",
    quote: (text: string) => `“${text}”`,
    number: (number: number) => `Testimonio ${number}`,
    next: "Siguiente",
    list: [
      {
        text: "Ahora mis estudiantes discuten sobre la imagen, no sobre los ajustes. Los ajustes están impresos debajo.",
        author: "Docente de fotografía, prueba beta",
      },
      {
        text: "Enmarco las pruebas de una boda entera de una vez, y cada una lleva mi nombre acabe donde acabe.",
        author: "Fotografía de bodas, prueba beta",
      },
      {
        text: "Un margen amplio y una línea de texto. Mis cuadros se ven en un teléfono como en el catálogo.",
        author: "Pintura, prueba beta",
      },
    ],
  },
  faq: {
    title: "Preguntas frecuentes",
    commercial: {
      title: "¿Puedo usar mis exportaciones con fines comerciales?",
      text: "Sí. Los planes de pago incluyen derechos de uso comercial.",
    },
    photos: {
      title: "¿Qué pasa con mis fotos?",
      text: rich(
        "Se enmarcan en tu navegador. En nuestro servidor se guardan una pequeña vista previa de cada una y una copia de lo que exportas, que solo tú y los administradores pueden abrir. Tus datos se tratan de forma segura y nunca se comparten. <privacy>Qué se guarda, dónde y durante cuánto tiempo</privacy>",
      ),
    },
    upgrade: {
      title: "¿Puedo mejorar mi plan más adelante?",
      text: rich(
        "Sí. Cuando quieras, desde la <account>página de tu cuenta</account>. Lo que hayas ajustado se queda como está.",
      ),
    },
  },
  signIn: {
    title: "Iniciar sesión",
    statement: "¿Ya has estado aquí? Tus ajustes están donde los dejaste.",
    button: "Iniciar sesión con Google",
  },
  closing: { title: "Cuelga bien la próxima.", button: "Empezar gratis" },
  footer: {
    copyright: (year: number) => rich(`© <year>${year}</year> Matte. Todos los derechos reservados.`),
    navigation: "Páginas",
    looks: "Looks de otras personas",
    help: "Ayuda",
    terms: "Condiciones",
    privacy: "Privacidad",
    newsletter: "Boletín",
  },
};
