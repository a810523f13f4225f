import type { ReviewedSubmission, ReviewPage } from "@matte/contracts/shared-looks";
import { admin } from "@matte/messages/admin";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { approveLook, declineLook, loadReviews, type Pictures } from "#domain/administration/submissions.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { Button, RadioGroup, toasts } from "#ui/index.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { SubmittedPictures } from "./SubmittedPictures.tsx";
import { ShowMore, usePages, type Pages } from "./use-pages.tsx";
import "./submissions.css";

const { reviews: texts } = admin;

export type Shown = "open" | "approved";

const SHOWN = [
  { value: "open", label: texts.states.open },
  { value: "approved", label: texts.states.approved },
] as const;

/** @param wanted false delays loading */
export function useSubmissions(shown: Shown, wanted: boolean): Pages<ReviewPage> {
  const { connection } = useDataConnection();
  return usePages(
    ["submissions", shown],
    async (cursor, signal) => {
      const page = await loadReviews(connection, shown, cursor, signal);
      return { page, next: page.next };
    },
    wanted,
  );
}

interface SubmissionsTabProps {
  readonly list: Pages<ReviewPage>;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** Looks that wait for a decision, and those on the public page. */
export function SubmissionsTab({ list, shown, onShow }: SubmissionsTabProps) {
  const [declining, setDeclining] = useState<ReviewedSubmission | null>(null);
  const decisions = useDecisions(list.reload);
  const { pages } = list;
  const submissions = pages?.flatMap((page) => page.submissions) ?? [];
  return (
    <div className="submissions">
      <p>{texts.open(pages?.at(-1)?.open ?? 0)}</p>
      <RadioGroup label={texts.states.label} value={shown} options={SHOWN} onChange={onShow} />
      {pages !== undefined && submissions.length === 0 && <p className="admin-none">{texts.none[shown]}</p>}
      <ul>
        {submissions.map((submission) => (
          <Review
            key={submission.id}
            submission={submission}
            busy={decisions.busy}
            onApprove={(pictures) => decisions.approve(submission, pictures)}
            onDecline={() => setDeclining(submission)}
          />
        ))}
      </ul>
      <ShowMore {...list} />
      <ReasonDialog
        name={declining?.name ?? null}
        onClose={() => setDeclining(null)}
        onReason={(reason) => {
          if (declining !== null) decisions.decline(declining, reason);
          setDeclining(null);
        }}
      />
    </div>
  );
}

interface ReviewProps {
  readonly submission: ReviewedSubmission;
  readonly busy: boolean;
  readonly onApprove: (pictures: Pictures) => void;
  readonly onDecline: () => void;
}

function Review({ submission, busy, onApprove, onDecline }: ReviewProps) {
  const { name, author, description, link, submittedAt, state, uid, reports } = submission;
  const [pictures, setPictures] = useState<(() => Promise<Pictures>) | null>(null);
  const isOpen = state === "open";
  const decline = isOpen ? texts.decline : texts.takeDown;
  const reported = Object.entries(reports).map(([reason, count]) => texts.reported(reason, count));
  return (
    <li>
      <SubmittedPictures look={submission.look} onDrawn={(read) => setPictures(() => read)} />
      <div>
        <b>{name}</b>
        <p>{texts.by(author, admin.day(new Date(submittedAt)))}</p>
        {description !== "" && <p>“{description}”</p>}
        {/* As text: an administrator reads it before anyone follows it. */}
        {link !== null && <p>{link}</p>}
        {uid === null && <p>{texts.anonymous}</p>}
        {reported.length > 0 && <p className="submissions-reported">{texts.reports(reported)}</p>}
      </div>
      <div className="submissions-actions">
        <Button variant="line" aria-label={texts.of(decline, name)} disabled={busy} onClick={onDecline}>
          {decline}
        </Button>
        {isOpen && (
          <Button
            variant="line"
            aria-label={texts.of(texts.approve, name)}
            disabled={busy || pictures === null}
            onClick={() => void pictures?.().then(onApprove, () => toasts.error(texts.failed))}
          >
            {texts.approve}
          </Button>
        )}
      </div>
    </li>
  );
}

/** @param onDone called after each decision */
function useDecisions(onDone: () => void) {
  const { connection } = useDataConnection();
  const options = { onError: (error: Error) => toasts.error(error.message), onSettled: onDone };
  const approving = useMutation({
    mutationFn: ({ id, pictures }: { id: string; name: string; pictures: Pictures }) =>
      approveLook(connection, id, pictures),
    onSuccess: (_nothing, { name }) => toasts.success(texts.approved(name)),
    ...options,
  });
  const declining = useMutation({
    mutationFn: ({ id, reason }: { id: string; name: string; reason: string }) => declineLook(connection, id, reason),
    onSuccess: (_nothing, { name }) => toasts.success(texts.declined(name)),
    ...options,
  });
  return {
    busy: approving.isPending || declining.isPending,
    approve: ({ id, name }: ReviewedSubmission, pictures: Pictures) => approving.mutate({ id, name, pictures }),
    decline: ({ id, name }: ReviewedSubmission, reason: string) => declining.mutate({ id, name, reason }),
  };
}
