import "../reflect.ts";
import { CoseAlgorithmIdentifier, Signature } from "@trustnxt/c2pa-ts/cose";
import { ValidationStatusCode } from "@trustnxt/c2pa-ts/manifest";
import { type Cbor, type CborMap, decodeCbor, isList, isMap } from "../cbor/decode.ts";
import type { SignatureState } from "../types.ts";
import { asMap } from "./manifest.ts";
import { asResponses } from "./stamp-token.ts";
import { shownText } from "./texts.ts";

/** Bounds for ASN.1. */
const [MAX_CERTIFICATES, MAX_CERTIFICATE, MAX_TIME_STAMP] = [10, 32 * 1024, 256 * 1024];

export interface CheckedSignature {
  readonly state: SignatureState;
  readonly signedBy: string | null;
  /** Time by a time stamp of this signature. Its service is on no list either. */
  readonly stampedAt: Date | null;
}

/** Verifies a claim's signature (C2PA 2.1 §13.2) with its certificate; no chain is followed. */
export async function checkSignature(claim: Uint8Array, signature: Cbor): Promise<CheckedSignature> {
  const read = readCose(signature);
  // Pages without HTTPS have no WebCrypto.
  if (globalThis.crypto?.subtle === undefined) return { state: "unchecked", signedBy: null, stampedAt: null };
  const { statusEntries } = await read.validate(claim);
  const failures = statusEntries.filter(({ success }) => success !== true).map(({ code }): string => code);
  const isStamped = statusEntries.some(({ code }) => code === ValidationStatusCode.TimeStampTrusted);
  const isSigned = statusEntries.some(({ code }) => code === ValidationStatusCode.ClaimSignatureValidated);
  const state = stateOf(isSigned, failures, isInTime(read));
  return {
    state,
    signedBy: state === "invalid" ? null : signerOf(read),
    stampedAt: isStamped ? (read.timestamp ?? null) : null,
  };
}

/** Anyone can run a time-stamping service: its time makes no expired certificate valid. */
function stateOf(isSigned: boolean, failures: readonly string[], isNow: boolean): SignatureState {
  if (!isSigned) return "invalid";
  const others = failures.filter((code) => !isOfTime(code));
  if (others.length === 0) return isNow ? "valid" : "expired";
  return others.every((code) => code === "signingCredential.expired") ? "expired" : "invalid";
}

function isInTime({ certificate }: Signature): boolean {
  const now = new Date();
  return certificate !== undefined && certificate.notBefore <= now && now <= certificate.notAfter;
}

function isOfTime(code: string): boolean {
  return code.startsWith("timeStamp.");
}

function signerOf({ certificate }: Signature): string | null {
  const [organisation] = certificate?.subjectName.getField("O") ?? [];
  const [name] = certificate?.subjectName.getField("CN") ?? [];
  return shownText(organisation) ?? shownText(name);
}

/** @throws if it isn't a signature with a certificate */
function readCose(value: Cbor): Signature {
  if (!isList(value) || value.length !== 4) throw new Error("Not a COSE signature");
  const [protectedBytes, unprotected, payload, signature] = value;
  if (!(protectedBytes instanceof Uint8Array) || !(signature instanceof Uint8Array))
    throw new Error("Not a COSE signature");
  // The claim is signed, and not repeated here.
  if (payload !== null && payload !== undefined) throw new Error("A signature with a payload");
  // The library's decoder has no bounds: what this one accepts is harmless.
  assertBounds(asMap(decodeCbor(protectedBytes)));
  assertBounds(asMap(unprotected));
  const headers = plain(withResponses(asMap(unprotected)));
  const read = readWithin([protectedBytes, headers, null, signature]);
  // The library has SHA-256 for ES512 (RFC 9053 §2.1).
  if (read.algorithm?.coseIdentifier === CoseAlgorithmIdentifier.ES512)
    read.algorithm = { ...read.algorithm, alg: { name: "ECDSA", hash: "SHA-512" } };
  return read;
}

function withResponses(headers: CborMap): CborMap {
  return headers.has("sigTst2") ? new Map([...headers, ["sigTst2", asResponses(headers.get("sigTst2"))]]) : headers;
}

type Headers = Readonly<Record<string, unknown>>;

/** Reads a signature; without its time stamps if those can't be read. */
function readWithin([bytes, headers, payload, signature]: readonly [Uint8Array, Headers, null, Uint8Array]): Signature {
  try {
    return Signature.readFromJUMBFData([bytes, headers, payload, signature]);
  } catch {
    const { sigTst: _first, sigTst2: _second, ...others } = headers;
    return Signature.readFromJUMBFData([bytes, others, payload, signature]);
  }
}

function assertBounds(headers: CborMap): void {
  for (const key of ["33", "x5chain"]) {
    const chain = headers.get(key);
    const certificates = isList(chain) ? chain : chain === undefined ? [] : [chain];
    const isBounded = certificates.every((one) => one instanceof Uint8Array && one.length <= MAX_CERTIFICATE);
    if (certificates.length > MAX_CERTIFICATES || !isBounded) throw new Error("Not a chain of certificates");
  }
  for (const key of ["sigTst", "sigTst2"])
    if (sizeOf(headers.get(key)) > MAX_TIME_STAMP) throw new Error("A time stamp is too large");
}

function sizeOf(value: Cbor): number {
  if (value instanceof Uint8Array) return value.length;
  const parts: Iterable<Cbor> = isList(value) ? value : isMap(value) ? value.values() : [];
  return [...parts].reduce<number>((size, part) => size + sizeOf(part), 0);
}

/** Maps as objects, for the library. */
function plain(map: CborMap): Headers {
  return Object.fromEntries([...map].map(([key, value]) => [key, plainValue(value)]));
}

function plainValue(value: Cbor): unknown {
  if (isMap(value)) return plain(value);
  return isList(value) ? value.map((item) => plainValue(item)) : value;
}
