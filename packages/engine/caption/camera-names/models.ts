/** Names under which cameras are sold, by EXIF's Model (0x0110). */

/** Pattern for a model, and its name in shops. */
interface ModelRow {
  readonly pattern: RegExp;
  readonly name: (match: RegExpExecArray) => string;
}

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"] as const;

/** ` II` for `2`; empty without a number. */
function mark(digits: string | undefined): string {
  return digits === undefined ? "" : ` ${ROMAN[Number(digits)] ?? digits}`;
}

/** Galaxy models. Source: model numbers on Samsung's support pages, https://www.samsung.com/us/support/. */
const GALAXY: Readonly<Record<string, string>> = {
  G970: "S10e",
  G973: "S10",
  G975: "S10+",
  G980: "S20",
  G981: "S20",
  G985: "S20+",
  G986: "S20+",
  G988: "S20 Ultra",
  G780: "S20 FE",
  G781: "S20 FE",
  G990: "S21 FE",
  G991: "S21",
  G996: "S21+",
  G998: "S21 Ultra",
  S901: "S22",
  S906: "S22+",
  S908: "S22 Ultra",
  S911: "S23",
  S916: "S23+",
  S918: "S23 Ultra",
  S921: "S24",
  S926: "S24+",
  S928: "S24 Ultra",
  S931: "S25",
  S936: "S25+",
  S938: "S25 Ultra",
};

/** Cameras of DJI drones. Source: https://developer.dji.com/document (camera models), ExifTool's sample photos. */
const DRONES: Readonly<Record<string, string>> = {
  FC220: "Mavic Pro",
  FC330: "Phantom 4",
  FC6310: "Phantom 4 Pro",
  FC2103: "Mavic Air",
  FC3170: "Mavic Air 2",
  FC3411: "Air 2S",
  FC7203: "Mavic Mini",
  FC7303: "Mini 2",
  FC3582: "Mini 3 Pro",
  FC8482: "Mini 4 Pro",
  "L1D-20C": "Mavic 2 Pro",
  "L2D-20C": "Mavic 3",
};

export const MODELS: readonly ModelRow[] = [
  // Nikon writes generations as `_2`. Source: ExifTool’s Nikon.pm, “NIKON Z 6_2”.
  {
    pattern: /^NIKON Z ?(\d+|fc|f|R)(?:_(\d))?$/iu,
    name: ([, model = "", generation]) => `Nikon Z${model}${mark(generation)}`,
  },
  { pattern: /^COOLPIX (.+)$/u, name: ([, model]) => `Nikon Coolpix ${model}` },
  // Source: model codes at https://support.d-imaging.sony.co.jp/app/webcam/en/devices/.
  {
    pattern: /^ILC[EA]-(\d+)([CRS]{0,2})(?:M(\d))?(A?)$/u,
    name: ([, number, kind, generation, revision]) => `Sony α${number}${kind}${mark(generation)}${revision}`,
  },
  { pattern: /^(?:SLT|DSLR)-A(\d+)V?$/u, name: ([, number]) => `Sony α${number}` },
  {
    pattern: /^DSC-(RX\d+R?)(?:M(\d))?$/u,
    name: ([, model, generation]) => `Sony ${model}${mark(generation)}`,
  },
  { pattern: /^ILME-(FX\d+)[A-Z]*$/u, name: ([, model]) => `Sony ${model}` },
  {
    pattern: /^(ZV-\w+?|NEX-\w+?)(?:M(\d))?$/u,
    name: ([, model, generation]) => `Sony ${model}${mark(generation)}`,
  },
  // Source: ExifTool’s Canon.pm, “Canon EOS R6m2”.
  {
    pattern: /^Canon (EOS .*\d[A-Z]?)m(\d)$/u,
    name: ([, model, generation]) => `Canon ${model} Mark${mark(generation)}`,
  },
  // Source: ExifTool’s Olympus.pm, “E-M1MarkIII”, “OM-1MarkII”.
  { pattern: /^(E-M\d+)(?:Mark ?([IVX]+))?$/u, name: ([, model, roman]) => `Olympus OM-D ${model}${markIn(roman)}` },
  // “u1020,S1020”: the names in Europe and in America.
  { pattern: /^u(\d+\w*),S\1$/u, name: ([, model]) => `Olympus μ ${model}` },
  { pattern: /^(E-P\w*\d+)$/u, name: ([, model]) => `Olympus PEN ${model}` },
  { pattern: /^(OM-\d+)Mark ?([IVX]+)$/u, name: ([, model, roman]) => `OM System ${model}${markIn(roman)}` },
  // Source: ExifTool’s Panasonic.pm; DMC until 2017, DC since.
  {
    pattern: /^(?:DMC|DC)-([A-Z]+\d+[A-Z]*?)(?:M(\d)(X?))?$/u,
    name: ([, model, generation, kind = ""]) => `Panasonic Lumix ${model}${mark(generation)}${kind}`,
  },
  {
    pattern: /^SM-([GS]\d{3})[A-Z0-9/]*$/u,
    name: ([whole, code = ""]) => (Object.hasOwn(GALAXY, code) ? `Samsung Galaxy ${GALAXY[code]}` : whole),
  },
  {
    pattern: /^(?:FC\d+|L[12]D-20C)$/iu,
    name: ([whole]) => {
      const code = whole.toUpperCase();
      return Object.hasOwn(DRONES, code) ? `DJI ${DRONES[code]}` : whole;
    },
  },
];

function markIn(roman: string | undefined): string {
  return roman === undefined ? "" : ` Mark ${roman}`;
}
