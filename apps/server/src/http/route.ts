import { ERRORS, errorAnswer, type Endpoint } from "@matte/contracts";
import type { FastifyReply, FastifyRequest, FastifySchema, RouteHandlerMethod, RouteShorthandOptions } from "fastify";
import type { $ZodType, input, output } from "zod/v4/core";
import type { App } from "./app.ts";

type Part = "params" | "query" | "body";
type Parsed<Row, Key extends Part> =
  Row extends Readonly<Record<Key, infer Schema extends $ZodType>> ? output<Schema> : unknown;

/** An endpoint's request, parsed by its row. */
export type RouteRequest<Row extends Endpoint> = FastifyRequest<{
  Params: Parsed<Row, "params">;
  Querystring: Parsed<Row, "query">;
  Body: Parsed<Row, "body">;
}>;

type Answer<Row extends Endpoint> = Row extends { readonly answer: infer Schema extends $ZodType }
  ? input<Schema>
  : unknown;

/** Returns the row's `answer` as JSON, or the reply for other content. */
type Handler<Row extends Endpoint> = (
  request: RouteRequest<Row>,
  reply: FastifyReply,
) => Answer<Row> | FastifyReply | Promise<Answer<Row> | FastifyReply>;

type Options = Pick<RouteShorthandOptions, "config" | "errorHandler" | "onRequest" | "serializerCompiler">;

/** Registers an endpoint from the contracts. */
export function route<Row extends Endpoint>(app: App, row: Row, handler: Handler<Row>, options: Options = {}): void {
  const { method, path, bodyLimit } = row;
  app.route({
    ...options,
    method,
    url: path,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    schema: schemaOf(row),
    // Typed by the row above: Fastify infers types only from exactly known schemas.
    handler: handler as RouteHandlerMethod,
  });
}

function schemaOf({ params, query, body, answer, errors }: Endpoint): FastifySchema {
  const failures = errors.map((code) => [ERRORS[code].status, errorAnswer] as const);
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...Object.fromEntries(failures), ...(answer && { 200: answer }) },
  };
}
