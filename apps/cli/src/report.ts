/** Call output: data on standard output, sentences on standard error. */
import { dirname, join, sep } from "node:path";
import { cli } from "@matte/messages/cli";
import { EXITS } from "./exits.ts";
import { PIPE } from "./frame-tasks.ts";
import { photoErrorText } from "./photo-error.ts";
import { showProgress } from "./progress.ts";
import type { Failure, Framed, FrameTask, Outcome } from "./tasks.ts";
import { say } from "./terminal.ts";

export interface Reporter {
  planned(task: FrameTask): void;
  skipped(task: FrameTask): void;
  outcome(task: FrameTask, outcome: Outcome): void;
  /** Exit code of the call, as far as its photos decide it. */
  exit(): number;
  /** @param note further sentence about all photos */
  end(note: string | null): void;
}

interface ReportOptions {
  readonly json?: boolean;
  readonly dryRun?: boolean;
  /** True to name each framed photo. */
  readonly names?: boolean;
}

/** Returns a result's folder, with a trailing separator: `prints/`. */
function folderOf(path: string): string {
  return join(dirname(path), sep);
}

/** @param total photos to frame; 0 if unknown */
export function reporter(total: number, { json = false, dryRun = false, names = false }: ReportOptions): Reporter {
  const counts = { framed: 0, skipped: 0, failed: 0, wrongCrops: 0 };
  const folders = new Set<string>();
  const progress = showProgress(total, process.stderr);
  const record = (values: object): void => void (json && process.stdout.write(`${JSON.stringify(values)}\n`));
  const tell = (text: string): void => void (json || say(text));
  const skipped = ({ photo, output }: FrameTask): void => {
    counts.skipped += 1;
    record({ photo, output, status: "skipped" });
  };
  const framed = ({ photo, output }: FrameTask, { bytes, ...facts }: Framed): void => {
    counts.framed += 1;
    if (output !== null && output !== photo) folders.add(folderOf(output));
    if (bytes !== null) process.stdout.write(bytes);
    else record({ photo, output, status: "framed", ...facts });
    const warnings = warningsAbout(photo, facts);
    if (!names && warnings.length === 0) return;
    progress.end();
    if (names) tell(cli.wouldWrite(photo, output ?? "-"));
    for (const warning of warnings) say(warning);
  };
  const failed = ({ photo }: FrameTask, failure: Failure): void => {
    counts.failed += 1;
    if (failure.code === "crop-outside") counts.wrongCrops += 1;
    progress.end();
    const error = photoErrorText(failure, photo === PIPE ? cli.standardInput : photo);
    record({ photo, status: "failed", code: failure.code, error });
    say(error);
  };
  return {
    planned: ({ photo, output }) => {
      record({ photo, output, status: "planned" });
      tell(cli.wouldWrite(photo, output ?? "-"));
    },
    skipped: (task) => {
      skipped(task);
      if (dryRun) tell(cli.wouldSkip(task.photo, task.output ?? "-"));
    },
    outcome: (task, outcome) => {
      progress.step();
      if ("framed" in outcome) framed(task, outcome.framed);
      else if ("failure" in outcome) failed(task, outcome.failure);
      else skipped(task);
    },
    exit: () => {
      if (counts.wrongCrops > 0) return EXITS.usage;
      return counts.failed > 0 ? EXITS.photosFailed : EXITS.ok;
    },
    end: (note) => {
      progress.end();
      tell(cli.summary(counts.framed, counts.skipped, counts.failed, [...folders]));
      if (note !== null && counts.framed > 0) tell(note);
    },
  };
}

function warningsAbout(photo: string, facts: Omit<Framed, "bytes">): readonly string[] {
  return [
    ...(facts.sheet ? [cli.framedTogether(facts.sheet.photos, facts.sheet.method)] : []),
    ...(facts.original === "cropped" ? [cli.croppedOriginal(photo)] : []),
    ...(facts.original === "left-out" ? [cli.withoutOriginal(photo)] : []),
    ...(facts.fit?.kind === "size" ? [cli.reducedToFit(photo, facts.size.width, facts.size.height)] : []),
    ...(facts.credentials?.leftOut ?? []).map((reason) => cli.credentials.leftOut[reason](photo)),
    ...(facts.lostHdr ? [cli.unframed.lostHdr(photo)] : []),
  ];
}
