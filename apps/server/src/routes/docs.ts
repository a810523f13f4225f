import fastifySwagger from "@fastify/swagger";
import { endpoints } from "@matte/contracts";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { App } from "../http/app.ts";
import { route } from "../http/route.ts";

/** Adds the endpoints' OpenAPI description. Must be called before adding the described routes. */
export async function addDocs(app: App): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Matte", description: "Matte borders, captions and credits around photographs.", version: "1" },
    },
    // A route without a schema is a page or a file.
    transform: (description) =>
      (description.schema as unknown) === undefined
        ? { schema: { hide: true }, url: description.url }
        : jsonSchemaTransform(description),
  });
  route(app, endpoints.readDocs, (_request, reply) => {
    reply.header("cache-control", "no-cache");
    return app.swagger();
  });
}
