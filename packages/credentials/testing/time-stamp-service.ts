/** A time-stamping service (RFC 3161) on a free port, with a new authority. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PemConverter } from "@peculiar/x509";
import * as asn1 from "asn1js";
import * as pki from "pkijs";
import { createAuthority, createSigner } from "../authority.ts";

/** Extended key usage: time stamping. */
const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
const [TST_INFO, CONTENT_TYPE, DIGEST, SIGNING_CERTIFICATE] = [
  "1.2.840.113549.1.9.16.1.4",
  "1.2.840.113549.1.9.3",
  "1.2.840.113549.1.9.4",
  "1.2.840.113549.1.9.16.2.47",
];
const ECDSA = { name: "ECDSA", namedCurve: "P-256" };

export interface TimeStampService {
  readonly url: string;
  /** Its authority's certificate in PEM. */
  readonly authority: string;
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions {
  /** Stamps another hash than the one it was sent. */
  readonly isWrong?: boolean;
  readonly time?: Date;
  /** Certificate and key instead of new ones. */
  readonly pem?: { readonly certificate: string; readonly key: string };
  /** Number of its certificates in each time stamp. */
  readonly certificates?: number;
  /** Answers this instead of a time stamp. */
  readonly answer?: { readonly status: number; readonly body: Uint8Array<ArrayBuffer> };
}

export async function startTimeStampService(options: ServiceOptions = {}): Promise<TimeStampService> {
  const { isWrong = false, time, pem: given, certificates = 1, answer } = options;
  const authority = await createAuthority("Time Authority");
  const made = await createSigner(authority, { subject: "O=Clock Ltd, CN=Clock", usage: TIME_STAMPING, from: -400 });
  const pem = given ?? made.pem;
  const certificate = pki.Certificate.fromBER(PemConverter.decodeFirst(pem.certificate));
  const pkcs8 = PemConverter.decodeFirst(pem.key);
  const key = await crypto.subtle.importKey("pkcs8", pkcs8, ECDSA, false, ["sign"]);
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const isQuery = request.headers["content-type"] === "application/timestamp-query";
      if (answer !== undefined || !isQuery)
        return void response.writeHead(answer?.status ?? 415).end(answer?.body ?? "");
      const query = pki.TimeStampReq.fromBER(new Uint8Array(Buffer.concat(parts)));
      if (isWrong) query.messageImprint.hashedMessage = new asn1.OctetString({ valueHex: new ArrayBuffer(32) });
      void stamped(
        query,
        Array.from({ length: certificates }, () => certificate),
        key,
        time ?? new Date(),
      ).then((bytes) => response.writeHead(200, { "content-type": "application/timestamp-reply" }).end(bytes));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    authority: authority.root.toString("pem"),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function stamped(
  { messageImprint, nonce }: pki.TimeStampReq,
  certificates: readonly pki.Certificate[],
  key: CryptoKey,
  genTime: Date,
): Promise<Uint8Array> {
  const [certificate] = certificates;
  if (certificate === undefined) throw new Error("A service has no certificate");
  const info = new pki.TSTInfo({
    version: 1,
    policy: "1.3.6.1.4.1.99999.1",
    messageImprint,
    serialNumber: new asn1.Integer({ value: Math.floor(Math.random() * 2 ** 31) }),
    genTime,
    ...(nonce && { nonce }),
  });
  const content = info.toSchema().toBER();
  const signed = new pki.SignedData({
    version: 3,
    // As an option it would become a constructed string, which DER has not.
    encapContentInfo: Object.assign(new pki.EncapsulatedContentInfo({ eContentType: TST_INFO }), {
      eContent: new asn1.OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({
          type: 0,
          attributes: await attributes(content, certificate),
        }),
      }),
    ],
    certificates: [...certificates],
  });
  await signed.sign(key, 0, "SHA-256");
  const token = new pki.ContentInfo({ contentType: pki.ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  const response = new pki.TimeStampResp({
    status: new pki.PKIStatusInfo({ status: pki.PKIStatus.granted }),
    timeStampToken: token,
  });
  return new Uint8Array(response.toSchema().toBER());
}

async function attributes(content: ArrayBuffer, certificate: pki.Certificate): Promise<pki.Attribute[]> {
  const hashOf = async (bytes: ArrayBuffer) =>
    new asn1.OctetString({ valueHex: await crypto.subtle.digest("SHA-256", bytes) });
  const sequence = (value: asn1.AsnType) => new asn1.Sequence({ value: [value] });
  return [
    new pki.Attribute({ type: CONTENT_TYPE, values: [new asn1.ObjectIdentifier({ value: TST_INFO })] }),
    new pki.Attribute({ type: DIGEST, values: [await hashOf(content)] }),
    new pki.Attribute({
      type: SIGNING_CERTIFICATE,
      values: [sequence(sequence(sequence(await hashOf(certificate.toSchema().toBER()))))],
    }),
  ];
}
