/** Image store in an S3 bucket. Its PUT is atomic and durable, and its reads are consistent with earlier writes. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "../config/config.ts";
import { DomainError } from "../domain/domain-error.ts";
import { mediaTypeOf } from "./formats.ts";
import { checkedKey, type ImageStore } from "./store.ts";

export interface S3Limits {
  readonly connectMs: number;
  /** Until an answer begins; for an upload, until it is stored. */
  readonly answerMs: number;
  /** Silence within an answer. */
  readonly idleMs: number;
  /** Until an image is read to its end, at the user's network speed. */
  readonly readMs: number;
  readonly readyMs: number;
}

const LIMITS: S3Limits = {
  connectMs: 5000,
  answerMs: 60_000,
  idleMs: 30_000,
  readMs: 10 * 60_000,
  readyMs: 3000,
};

type Send<T> = (options: { readonly abortSignal: AbortSignal }) => Promise<T>;

export function openS3Store(settings: S3Settings, limits = LIMITS): ImageStore {
  const client = connect(settings, limits);
  const object = (key: string) => ({ Bucket: settings.bucket, Key: checkedKey(key) });
  return {
    put: async (key, file) => {
      const { size } = await stat(file);
      const target = { ...object(key), ContentType: mediaTypeOf(key), ContentLength: size };
      await within(limits.answerMs, (options) => sendFile(client, target, file, options.abortSignal));
    },
    open: (key) => read(client, new GetObjectCommand(object(key)), limits),
    remove: async (key) => {
      const command = new DeleteObjectCommand(object(key));
      await within(limits.answerMs, (options) => client.send(command, options));
    },
    ready: () =>
      within(limits.readyMs, (options) =>
        client.send(new HeadBucketCommand({ Bucket: settings.bucket }), options),
      ).then(
        () => null,
        () => "image-store",
      ),
    close: () => client.destroy(),
  };
}

/**
 * Gives up after some time, in which the library may try again: a store may accept connections and stay silent.
 * @throws {DomainError} `data-unavailable` for every failure but an unknown key
 */
async function within<T>(milliseconds: number, send: Send<T>): Promise<T> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), milliseconds);
  try {
    return await send({ abortSignal: patience.signal });
  } catch (error) {
    if (error instanceof NoSuchKey) throw error;
    throw new DomainError("data-unavailable", undefined, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Puts a file. The library doesn't handle errors of reading it, nor close it when the request fails. */
async function sendFile(
  client: S3Client,
  target: Omit<PutObjectCommandInput, "Body">,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const body = createReadStream(file);
  const unreadable = new AbortController();
  body.on("error", (error) => unreadable.abort(error));
  const abortSignal = AbortSignal.any([signal, unreadable.signal]);
  try {
    await client.send(new PutObjectCommand({ ...target, Body: body }), { abortSignal });
  } finally {
    body.destroy();
  }
}

function connect(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  { connectMs, idleMs }: S3Limits,
): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Servers other than Amazon's rarely have a host name per bucket.
    ...(endpoint === null ? {} : { endpoint: endpoint.href, forcePathStyle: true }),
    // Most servers other than Amazon's don't support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: connectMs,
      // The library's answer limit is left out: it counts each attempt, and only warns by default.
      socketTimeout: idleMs,
    },
  });
}

async function read(client: S3Client, command: GetObjectCommand, limits: S3Limits): ReturnType<ImageStore["open"]> {
  try {
    const { Body, ContentLength } = await within(limits.answerMs, (options) => client.send(command, options));
    if (!(Body instanceof Readable) || ContentLength === undefined)
      throw new Error("The image store returned no image.");
    return { stream: endWithin(Body, limits.readMs), size: ContentLength };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

function endWithin(stream: Readable, milliseconds: number): Readable {
  const timer = setTimeout(() => stream.destroy(new Error("The image store is too slow.")), milliseconds).unref();
  return stream.once("close", () => clearTimeout(timer));
}
