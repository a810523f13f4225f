/** Fastify's baseline: a constant answer, and a body parsed and discarded. */
import Fastify from "fastify";

const app = Fastify();
const document = { uid: "", email: "ada@example.com", createdAt: "2026-03-01T10:00:00.000Z", plan: "free" };

app.get("/bare", () => document);
app.post("/bare", () => document);
process.stdout.write(`Bare is at ${await app.listen({ host: "127.0.0.1", port: 0 })}\n`);
