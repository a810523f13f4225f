/** Output of a call: data on standard output, words on standard error. */
import { cli } from "@matte/messages/cli";
import { photoErrorText } from "./photo-error.ts";
import { showProgress } from "./progress.ts";
import type { FrameTask, Outcome } from "./tasks.ts";

export interface Reporter {
  planned(task: FrameTask): void;
  skipped(task: FrameTask): void;
  outcome(task: FrameTask, outcome: Outcome): void;
  failed(): number;
  /** @param note further sentence about all photos */
  end(note: string | null): void;
}

interface Wishes {
  readonly json?: boolean;
  readonly dryRun?: boolean;
}

/** @param total photos of the call */
export function reporter(total: number, { json = false, dryRun = false }: Wishes): Reporter {
  const counts = { framed: 0, skipped: 0, failed: 0 };
  const progress = showProgress(total, process.stderr);
  const record = (values: object): void => void (json && process.stdout.write(`${JSON.stringify(values)}\n`));
  const say = (text: string): void => void (json || process.stderr.write(`${text}\n`));
  return {
    planned: ({ photo, output }) => {
      record({ photo, output, status: "planned" });
      say(cli.wouldWrite(photo, output ?? "-"));
    },
    skipped: ({ photo, output }) => {
      counts.skipped += 1;
      record({ photo, output, status: "skipped" });
      if (dryRun) say(cli.wouldSkip(photo, output ?? "-"));
    },
    outcome: ({ photo, output }, outcome) => {
      progress.step();
      if ("framed" in outcome) {
        counts.framed += 1;
        const { bytes, ...framed } = outcome.framed;
        if (framed.original === "left-out") {
          progress.end();
          process.stderr.write(`${cli.withoutOriginal(photo)}\n`);
        }
        if (bytes !== null) process.stdout.write(bytes);
        else record({ photo, output, status: "framed", ...framed });
      } else {
        counts.failed += 1;
        progress.end();
        const error = photoErrorText(outcome.failure, photo);
        record({ photo, status: "failed", code: outcome.failure.code, error });
        process.stderr.write(`${error}\n`);
      }
    },
    failed: () => counts.failed,
    end: (note) => {
      progress.end();
      say(cli.summary(counts.framed, counts.skipped, counts.failed));
      if (note !== null && counts.framed > 0) say(note);
    },
  };
}
