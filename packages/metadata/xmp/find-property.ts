const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const LONGEST_VALUE = 1000;
/** An array up to its first item's text (§7.7). */
const FIRST_ITEM = /^\s*<[\w.-]{1,64}:(?:Seq|Bag|Alt)>\s*<[\w.-]{1,64}:li(?:\s[^<>]*)?>/;

/**
 * Finds a simple property, written as attribute or element (XMP part 1 §7.4, §7.9.2.2), or an array's first item. Searches
 * text: packets may be malformed.
 * @returns null if the packet has no such property
 */
export function xmpProperty(packet: string, namespace: string, name: string): string | null {
  const prefix = prefixOf(packet, namespace);
  if (prefix === null) return null;
  return attribute(packet, `${prefix}:${name}`) ?? element(packet, `${prefix}:${name}`);
}

function prefixOf(packet: string, namespace: string): string | null {
  const at = Math.max(packet.indexOf(`="${namespace}"`), packet.indexOf(`='${namespace}'`));
  if (at === -1) return null;
  return /xmlns:([\w.-]{1,64})\s{0,8}$/.exec(packet.slice(Math.max(0, at - 80), at))?.[1] ?? null;
}

function attribute(packet: string, qualified: string): string | null {
  for (const quote of ['"', "'"]) {
    const start = packet.search(new RegExp(`\\s${escaped(qualified)}=${quote}`));
    if (start === -1) continue;
    return upTo(packet, start + qualified.length + 3, quote);
  }
  return null;
}

function element(packet: string, qualified: string): string | null {
  const start = packet.indexOf(`<${qualified}>`);
  if (start === -1) return null;
  const value = start + qualified.length + 2;
  const [array = ""] = FIRST_ITEM.exec(packet.slice(value, value + LONGEST_VALUE)) ?? [];
  return upTo(packet, value + array.length, "<");
}

function upTo(packet: string, start: number, closing: string): string | null {
  const end = packet.indexOf(closing, start);
  return end === -1 || end - start > LONGEST_VALUE ? null : unescaped(packet.slice(start, end)).trim();
}

function escaped(name: string): string {
  return name.replaceAll(".", "\\.");
}

function unescaped(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, entity) => {
    if (entity !== undefined) return ENTITIES[String(entity)] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });
}
