/** Time stamps of claims of version 2: tokens (C2PA 2.1 §10.3.2.5) taken for responses (RFC 3161 §2.4.2) by the library. */
import { join } from "../bytes.ts";
import { type Cbor, isList, isMap } from "../cbor/decode.ts";

const [SEQUENCE, OBJECT_IDENTIFIER] = [0x30, 0x06];
/** PKIStatusInfo: granted. */
const GRANTED = Uint8Array.of(SEQUENCE, 3, 2, 1, 0);

/** Returns the same time stamps, all as responses. */
export function asResponses(container: Cbor): Cbor {
  const tokens = isMap(container) ? container.get("tstTokens") : undefined;
  return isList(tokens) ? new Map([["tstTokens", tokens.map(asResponse)]]) : container;
}

function asResponse(stamp: Cbor): Cbor {
  const bytes = isMap(stamp) ? stamp.get("val") : undefined;
  return bytes instanceof Uint8Array && isToken(bytes) ? new Map([["val", response(bytes)]]) : stamp;
}

/** A token begins with its type, a response with its status. */
function isToken(bytes: Uint8Array): boolean {
  const length = bytes[1] ?? 0;
  const header = length < 0x80 ? 2 : 2 + (length & 0x7f);
  return bytes[0] === SEQUENCE && bytes[header] === OBJECT_IDENTIFIER;
}

function response(token: Uint8Array): Uint8Array {
  const length = GRANTED.length + token.length;
  return join([Uint8Array.of(SEQUENCE, 0x83, length >> 16, length >> 8, length), GRANTED, token]);
}
