/** The bundled faces under their family names instead of local fonts, so that the page matches the golden pictures. */

const files = import.meta.glob<string>(
  "/node_modules/@fontsource/*/files/*-{latin,latin-ext}-{400,500,600,700}-normal.woff2",
  {
    query: "?url",
    import: "default",
  },
);

const PACKAGES: Readonly<Record<string, string>> = {
  "Source Sans Pro": "source-sans-3",
  Georgia: "gelasio",
  "Helvetica Neue": "arimo",
  "Courier New": "cousine",
};

const FILE = /@fontsource\/([^/]+)\/files\/.*-(400|500|600|700)-normal\.woff2$/;

async function load(family: string): Promise<void> {
  const name = PACKAGES[family] ?? family.toLowerCase().replaceAll(" ", "-");
  const mine = Object.entries(files).filter(([path]) => FILE.exec(path)?.[1] === name);
  await Promise.all(
    mine.map(async ([path, url]) => {
      const weight = FILE.exec(path)?.[2] ?? "400";
      const face = new FontFace(family, `url(${await url()})`, {
        weight,
        ...(path.includes("latin-ext") ? EXTENDED : {}),
      });
      document.fonts.add(await face.load());
    }),
  );
}

/** Latin Extended-A and -B, as in the subsets. */
const EXTENDED = { unicodeRange: "U+0100-02AF, U+1E00-1EFF" };

export async function loadBundledFonts(families: readonly string[]): Promise<void> {
  await Promise.all(families.map(load));
}
