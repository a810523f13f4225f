/** The unit and the container, as far as they can be proved without systemd and a container engine. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PROGRAM = "apps/server/dist/main.js";

function read(name: string): string {
  return readFileSync(join(ROOT, name), "utf8");
}

describe("the unit", () => {
  const unit = read("deploy/matte.service");
  const settings = unit.split("\n").filter((line) => /^\w+=/.test(line));

  it("runs what the build makes, in earnest, as a user of its own", () => {
    expect(settings).toEqual(
      expect.arrayContaining([
        "User=matte",
        "Environment=NODE_ENV=production",
        "Environment=DATA_DIR=/var/lib/matte",
        "StateDirectory=matte",
        `ExecStart=/usr/bin/node /opt/matte/${PROGRAM}`,
      ]),
    );
  });

  it("takes away what it does not need, and no way to make machine code", () => {
    for (const line of ["NoNewPrivileges=yes", "ProtectSystem=strict", "ProtectHome=yes", "CapabilityBoundingSet="])
      expect(settings).toContain(line);
    expect(settings.some((line) => line.startsWith("MemoryDenyWriteExecute"))).toBe(false);
  });

  it("is one that systemd understands, where there is systemd", () => {
    const folder = mkdtempSync(join(tmpdir(), "matte-unit-"));
    const file = join(folder, "matte.service");
    writeFileSync(file, unit.replace("/usr/bin/node", process.execPath).replace("postgresql.service", ""));
    try {
      expect(complaints(file)).toBe("");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** What systemd says of a unit; nothing where there is none. */
function complaints(file: string): string {
  const { error, stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8" });
  return error === undefined ? stdout + stderr : "";
}

describe("the container", () => {
  const stages = read("Containerfile")
    .replaceAll(/\\\n\s*/g, "")
    .split(/^FROM /m)
    .slice(1);
  const [build = "", packages = "", run = ""] = stages;

  it("installs from every workspace's own list, which npm needs to trust the lock file", () => {
    const copied = [...packages.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = ""]) => names.split(" "));
    const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, object> };
    const workspaces = Object.keys(lock.packages).filter((name) => name !== "" && !name.includes("node_modules/"));
    expect(copied.sort()).toEqual(
      ["package.json", "package-lock.json", ".npmrc", ...workspaces.map((name) => `${name}/package.json`)].sort(),
    );
    expect(copied.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
    expect(packages).toContain("npm ci --omit=dev --workspace apps/server");
  });

  it("runs what the build makes, in earnest, without rights, and says how it is", () => {
    expect(build).toContain("RUN npm run build");
    for (const place of ["apps/server/dist", "apps/web/dist"])
      expect(run).toContain(`COPY --from=build /src/${place} ${place}\n`);
    expect(run).toMatch(/^ENV NODE_ENV=production HOST=0\.0\.0\.0 /m);
    expect(run).toMatch(/^USER node$/m);
    expect(run).toMatch(/^HEALTHCHECK .*\/healthz/m);
    expect(run).toContain(`ENTRYPOINT ["node", "${PROGRAM}"]`);
  });

  it("is built from the sources alone", () => {
    const ignored = read(".dockerignore").trim().split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".git", "**/node_modules", "**/dist", "data"]));
  });
});
