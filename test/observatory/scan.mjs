/**
 * A program: what Mozilla's HTTP Observatory says of a site, as JSON.
 *
 * It is one of its own, because Node reads NODE_EXTRA_CA_CERTS only when it starts. The package would fetch the list of
 * preloaded sites while it is installed; ours is on no such list, and nothing is fetched.
 */
import fs from "node:fs";

const read = fs.readFileSync;
Object.assign(fs, {
  /** @param {Parameters<typeof read>} args */
  readFileSync: (...args) => (String(args[0]).endsWith("hsts-preload.json") ? "{}" : read(...args)),
});

const { scan } = await import("@mdn/mdn-http-observatory");
process.stdout.write(JSON.stringify(await scan(process.argv[2] ?? "")));
