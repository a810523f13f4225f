/** Requests nearly matching an endpoint's schemas, for property tests. */
import type { Endpoint, z } from "@matte/contracts";
import fc from "fast-check";
import { toJSONSchema, type JSONSchema } from "zod/v4/core";

type JsonSchema = JSONSchema.BaseSchema;

export interface NearRequest {
  readonly path: string;
  readonly init: RequestInit;
}

/** @param ids path parameters and values present on the server */
export function nearRequests(row: Endpoint, ids: readonly string[]): fc.Arbitrary<NearRequest> {
  const text = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, fc.string({ unit: "grapheme" }));
  const valueOf = (schema: z.ZodMiniType | undefined): fc.Arbitrary<unknown> =>
    schema === undefined ? fc.constant({}) : near(jsonSchemaOf(schema), text);
  return fc
    .record({ params: valueOf(row.params), query: valueOf(row.query), body: bodyOf(row, valueOf) })
    .map(({ params, query, body }) => ({
      path: `${filled(row.path, params)}?${new URLSearchParams(textsOf(query)).toString()}`,
      init: { method: row.method, ...(row.method === "GET" ? {} : body) },
    }));
}

function bodyOf(
  row: Endpoint,
  valueOf: (schema: z.ZodMiniType | undefined) => fc.Arbitrary<unknown>,
): fc.Arbitrary<RequestInit> {
  const type = fc.constantFrom("application/json", row.bodyType ?? "application/json", "text/plain");
  const json = valueOf(row.body).map((value) => JSON.stringify(value));
  const body = fc.oneof({ weight: 4, arbitrary: json }, fc.string());
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ body, headers: fc.record({ "content-type": type }) }) },
    fc.constant({}),
  );
}

function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  return toJSONSchema(schema, { unrepresentable: "any", io: "input" });
}

/** Values for the schema, with some parts of another type. */
function near(schema: JsonSchema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 19, arbitrary: matching(schema, text) }, fc.jsonValue({ maxDepth: 1 }));
}

function matching(schema: JsonSchema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { properties, required, items, enum: options, const: constant, anyOf, type } = schema;
  if (constant !== undefined) return fc.constant(constant);
  if (options !== undefined) return fc.constantFrom(...options);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((each) => near(each, text)));
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, field]) => [name, near(field as JsonSchema, text)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: required ?? [] });
  }
  if (type === "array") return fc.array(near(items as JsonSchema, text), { maxLength: 3 });
  if (type === "number" || type === "integer") return fc.oneof(fc.integer({ min: -1, max: 100 }), fc.double());
  return type === "boolean" ? fc.boolean() : text;
}

function filled(path: string, params: unknown): string {
  const values = textsOf(params);
  return path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(values[name] ?? "x"));
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, textOf(field)]));
}

/** Unlike `String`, also for an object whose `toString` is a value. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
