/**
 * Returns whether two PNGs are the same apart from their colour profiles: each painter writes a different Display P3 profile.
 */
export function hasSamePixelData(one: Buffer, other: Buffer): boolean {
  return pixelData(one).equals(pixelData(other));
}

/** A PNG without its colour profile. */
function pixelData(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)];
  for (let at = 8; at < png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    if (!/^(?:iCCP|cICP)$/.test(type)) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
