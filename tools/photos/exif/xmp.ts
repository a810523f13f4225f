/** XMP packet, ISO 16684-1 §7.3, with properties as attributes: `aux:Lens="…"`. */
export function xmpPacket(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => `\n    ${name}="${escape(value)}"`)
    .join("");
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:aux="http://ns.adobe.com/exif/1.0/aux/"${written}/>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

function escape(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
