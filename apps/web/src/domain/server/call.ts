/** Typed calls to the server's endpoints, built from their rows in the contracts. */
import type { Endpoint, EndpointName, Endpoints, z } from "@matte/contracts";
import { CallError } from "./call-error.ts";
import { loadAccountProtocol, loadProtocol, type Protocol } from "./load-protocol.ts";
import { request, type DataConnection } from "../data/index.ts";

type Part<Row extends Endpoint, Key extends "params" | "query" | "body"> =
  Row extends Readonly<Record<Key, infer Schema extends z.ZodMiniType>>
    ? Readonly<Record<Key, z.input<Schema>>>
    : unknown;

/** A row's parameters, query and body. */
type RowInput<Row extends Endpoint> = Part<Row, "params"> &
  Part<Row, "query"> &
  (Row extends { readonly bodyType: string } ? { readonly body: Blob } : Part<Row, "body">);

/** An endpoint's parameters, query and body. */
export type CallInput<Name extends EndpointName> = RowInput<Endpoints[Name]>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Finishes the request after the page is left. */
  readonly keepalive?: boolean;
}

/** The answer in JSON, or a file for an endpoint without a schema. */
type RowAnswer<Row extends Endpoint> = Row extends { readonly answer: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : Blob;

export type CallAnswer<Name extends EndpointName> = RowAnswer<Endpoints[Name]>;

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
    const answer = sendTo(send, protocol, await rowOf(name, protocol), input as Input, options);
    return answer as Promise<CallAnswer<typeof name>>;
  };
}

async function rowOf(name: EndpointName, { firstEndpoints }: Protocol): Promise<Endpoint> {
  const first: Partial<Record<EndpointName, Endpoint>> = firstEndpoints;
  return first[name] ?? (await loadAccountProtocol()).endpoints[name];
}

async function sendTo(
  send: Send,
  protocol: Protocol,
  row: Endpoint,
  input: Input,
  options: CallOptions,
): Promise<unknown> {
  const response = await send(urlOf(row, input), requestOf(row, input, options));
  return readAnswer(row, response, protocol);
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

/** Calls an endpoint whose row the caller has loaded, like {@link callThrough}. */
export async function callRow<Row extends Endpoint>(
  connection: DataConnection,
  row: Row,
  input: RowInput<Row>,
  options: CallOptions = {},
): Promise<RowAnswer<Row>> {
  const send: Send = (url, init) => request(connection, url, init);
  const answer = sendTo(send, await loadProtocol(), row, input as Input, options);
  return answer as Promise<RowAnswer<Row>>;
}
