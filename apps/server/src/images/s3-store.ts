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
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "../config/config.ts";
import { mediaTypeOf } from "./formats.ts";
import { checkedKey, type ImageStore } from "./store.ts";

const CONNECT_MS = 5000;
const REQUEST_MS = 60_000;

export function openS3Store(settings: S3Settings): ImageStore {
  const client = connect(settings);
  const object = (key: string) => ({ Bucket: settings.bucket, Key: checkedKey(key) });
  return {
    put: async (key, file) => {
      const target = object(key);
      const { size } = await stat(file);
      const content = { ContentType: mediaTypeOf(key), ContentLength: size };
      await client.send(new PutObjectCommand({ ...target, ...content, Body: createReadStream(file) }));
    },
    open: (key) => read(client, new GetObjectCommand(object(key))),
    remove: async (key) => void (await client.send(new DeleteObjectCommand(object(key)))),
    ready: () =>
      client.send(new HeadBucketCommand({ Bucket: settings.bucket })).then(
        () => null,
        () => "image-store",
      ),
    close: () => client.destroy(),
  };
}

function connect({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Servers other than Amazon's rarely have a host name per bucket.
    ...(endpoint === null ? {} : { endpoint: endpoint.href, forcePathStyle: true }),
    // Most servers other than Amazon's don't support the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
  });
}

async function read(client: S3Client, command: GetObjectCommand): ReturnType<ImageStore["open"]> {
  try {
    const { Body, ContentLength } = await client.send(command);
    if (!(Body instanceof Readable) || ContentLength === undefined)
      throw new Error("The image store returned no image.");
    return { stream: Body, size: ContentLength };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}
