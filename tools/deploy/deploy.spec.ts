/** The systemd unit and the container image, as far as they can be tested without systemd and a container engine. */
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

describe("The systemd unit", () => {
  const unit = read("deploy/matte.service");
  const settings = unit.split("\n").filter((line) => /^\w+=/.test(line));

  it("runs the built server in production mode as a separate user", () => {
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

  it("drops rights that the server does not need, but allows machine code to be generated", () => {
    for (const line of ["NoNewPrivileges=yes", "ProtectSystem=strict", "ProtectHome=yes", "CapabilityBoundingSet="])
      expect(settings).toContain(line);
    expect(settings.some((line) => line.startsWith("MemoryDenyWriteExecute"))).toBe(false);
  });

  it("limits memory, and continues when a helper process ends for lack of it", () => {
    expect(settings).toContain("MemoryMax=4G");
    expect(settings).toContain("OOMPolicy=continue");
  });

  it("is valid if systemd is installed", () => {
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

/** Runs systemd's check; empty if it is not installed. */
function complaints(file: string): string {
  const { error, stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8" });
  return error === undefined ? stdout + stderr : "";
}

const BASE = /^ARG NODE_IMAGE=docker\.io\/library\/node:\S+$/m;
const BASE_LABEL =
  /^FROM \$\{NODE_IMAGE\}\nARG NODE_IMAGE\n(#.*\n)?LABEL org\.opencontainers\.image\.base\.name=\$\{NODE_IMAGE\}$/m;

it.each(["Containerfile", "apps/cli/integrations/container/Containerfile"])(
  "%s takes its base from the operator, and its image tells which one it has",
  (file) => {
    expect(read(file)).toMatch(BASE);
    expect(read(file)).toMatch(BASE_LABEL);
  },
);

describe("The container image", () => {
  const stages = read("Containerfile")
    .replaceAll(/\\\n\s*/g, "")
    .split(/^FROM /m)
    .slice(1);
  const [build = "", packages = "", run = ""] = stages;

  it("copies the package.json of every workspace, which npm needs to accept the lock file", () => {
    const copied = [...packages.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = ""]) => names.split(" "));
    const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, object> };
    const workspaces = Object.keys(lock.packages).filter((name) => name !== "" && !name.includes("node_modules/"));
    expect(copied.sort()).toEqual(
      ["package.json", "package-lock.json", ".npmrc", ...workspaces.map((name) => `${name}/package.json`)].sort(),
    );
    expect(copied.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
    expect(packages).toContain("npm ci --omit=dev --workspace apps/server");
  });

  it("runs the built server in production mode, unprivileged, with a health check", () => {
    expect(build).toContain("RUN npm run build");
    for (const place of ["apps/server/dist", "apps/web/dist"])
      expect(run).toContain(`COPY --from=build /src/${place} ${place}\n`);
    expect(run).toMatch(/^ENV NODE_ENV=production HOST=0\.0\.0\.0 /m);
    expect(run).toMatch(/^USER node$/m);
    expect(run).toMatch(/^HEALTHCHECK .*\/healthz/m);
    expect(run).toContain(`ENTRYPOINT ["node", "${PROGRAM}"]`);
  });

  it("has the base image that the operator chooses, and no package manager at run time", () => {
    expect(read("Containerfile")).toMatch(BASE);
    expect([build, packages, run].map((stage) => /^\S+/.exec(stage)?.[0])).toEqual(Array(3).fill("${NODE_IMAGE}"));
    expect(run).toMatch(/^RUN rm -rf \/usr\/local\/lib\/node_modules .*\/usr\/local\/bin\/npm /m);
  });

  it("is built from the sources only", () => {
    const ignored = read(".dockerignore").trim().split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".git", "**/node_modules", "**/dist", "data"]));
  });
});
