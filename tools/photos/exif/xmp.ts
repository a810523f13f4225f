/**
 * XMP packet, ISO 16684-1 §7.3.
 * @param attributes simple properties, written as attributes: `aux:Lens="…"`
 * @param arrays properties with several values or languages, with their kind
 */
export function xmpPacket(
  attributes: Readonly<Record<string, string>>,
  arrays: readonly (readonly [name: string, kind: "Alt" | "Bag" | "Seq", ...values: readonly string[]])[] = [],
): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => `\n    ${name}="${escape(value)}"`)
    .join("");
  const usesIptc = arrays.some(([name]) => name.startsWith("Iptc4xmpCore:"));
  const iptc = usesIptc ? '\n    xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"' : "";
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
    xmlns:aux="http://ns.adobe.com/exif/1.0/aux/"${iptc}${written}>${arrays.map(arrayElement).join("")}</rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

function arrayElement([name, kind, ...values]: readonly [string, string, ...(readonly string[])]): string {
  const language = kind === "Alt" ? ' xml:lang="x-default"' : "";
  const items = values.map((value) => `<rdf:li${language}>${escape(value)}</rdf:li>`);
  return `<${name}><rdf:${kind}>${items.join("")}</rdf:${kind}></${name}>`;
}

function escape(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
