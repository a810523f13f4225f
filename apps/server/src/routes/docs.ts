import fastifySwagger from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { App } from "../fastify.ts";

/** `GET /api/docs`: what this server can be asked, in OpenAPI. Call before the routes that it is to tell of are added. */
export async function addDocs(app: App): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Matte", description: "Matte borders, captions and credits around photographs.", version: "1" },
    },
    // A route without a schema is a file, or a page of signing in.
    transform: (route) =>
      (route.schema as unknown) === undefined ? { schema: { hide: true }, url: route.url } : jsonSchemaTransform(route),
  });
  app.get("/api/docs", { schema: { hide: true } }, (_request, reply) => {
    reply.header("cache-control", "no-cache");
    return app.swagger();
  });
}
