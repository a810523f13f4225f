/** Typed calls to the server's endpoints, built from their rows in the contracts. */
import type { Endpoint, EndpointName, Endpoints, z } from "@matte/contracts";
import { CallError } from "./call-error.ts";
import { loadProtocol, type Protocol } from "./load-protocol.ts";
import { request, type DataConnection } from "../data/index.ts";

type Part<Name extends EndpointName, Key extends "params" | "query" | "body"> =
  Endpoints[Name] extends Readonly<Record<Key, infer Schema extends z.ZodMiniType>>
    ? Readonly<Record<Key, z.input<Schema>>>
    : unknown;

/** An endpoint's parameters, query and body. */
export type CallInput<Name extends EndpointName> = Part<Name, "params"> &
  Part<Name, "query"> &
  (Endpoints[Name] extends { readonly bodyType: string } ? { readonly body: Blob } : Part<Name, "body">);

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Finishes the request after the page is left. */
  readonly keepalive?: boolean;
}

/** The endpoint's answer in JSON, or a file for an endpoint without a schema. */
export type CallAnswer<Name extends EndpointName> = Endpoints[Name] extends {
  readonly answer: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : Blob;

/** @throws {CallError} for any other answer, and the error of `send` without one */
export type Call = <Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
) => Promise<CallAnswer<Name>>;

/** Sends a request, like `fetch`. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

export function createCall(send: Send): Call {
  return async (name, input, options = {}) => {
    const protocol = await loadProtocol();
    const row: Endpoint = protocol.endpoints[name];
    const parts = input as Input;
    const response = await send(urlOf(row, parts), requestOf(row, parts, options));
    return readAnswer(row, response, protocol) as Promise<CallAnswer<typeof name>>;
  };
}

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

function urlOf({ path }: Endpoint, { params = {}, query = {} }: Input): string {
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given)}`;
}

function requestOf(
  { method, bodyType }: Endpoint,
  { body }: Input,
  { signal, headers, keepalive = false }: CallOptions,
): RequestInit {
  const type = bodyType ?? "application/json";
  return {
    method,
    cache: "no-store",
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
    headers: { ...(body === undefined ? {} : { "content-type": type }), ...headers },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
  };
}

async function readAnswer(row: Endpoint, response: Response, protocol: Protocol): Promise<unknown> {
  if (response.ok && row.answer === undefined) return response.blob();
  const body: unknown = await response.json().catch(() => undefined);
  const answer = response.ok && row.answer !== undefined ? protocol.parseAnswer(row.answer, body) : undefined;
  if (answer !== undefined) return answer;
  const error = protocol.parseAnswer(protocol.errorAnswer, body);
  const text = error === undefined ? null : protocol.textOf(error);
  throw new CallError({
    endpoint: `${row.method} ${row.path}`,
    status: response.status,
    text,
    code: error?.code ?? null,
  });
}

/** Calls through the data connection: they wait for a pending sign-out, and their answers count for its state. */
export function callThrough(connection: DataConnection): Call {
  return createCall((url, init) => request(connection, url, init));
}
