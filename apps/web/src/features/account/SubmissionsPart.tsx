import { LINKS } from "@matte/contracts/links";
import type { ListedSubmission } from "@matte/contracts/shared-looks";
import { account } from "@matte/messages/account";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useDataConnection } from "#domain/data/index.ts";
import { loadSubmissions, withdrawLook } from "#domain/looks/submissions.ts";
import { useLast } from "#domain/server/QueryProvider.tsx";
import { Button, toasts } from "#ui/index.ts";
import { Link } from "#ui/link/Link.tsx";
import { Part } from "./Part.tsx";

const { submissions: texts } = account;

/** Looks that the user submitted, with what became of them; hidden without one. */
export function SubmissionsPart({ uid }: { readonly uid: string }) {
  const { connection, reachability } = useDataConnection();
  const offline = reachability === "offline";
  const list = useRef<HTMLUListElement>(null);
  const key = ["submissions", uid];
  const client = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: () => loadSubmissions(connection, uid),
    enabled: !offline,
  });
  const withdrawing = useMutation({
    mutationFn: ({ id }: ListedSubmission) => withdrawLook(connection, uid, id),
    onSuccess: (remaining, { name }) => {
      client.setQueryData(key, remaining);
      toasts.success(texts.withdrawn(name));
    },
    onError: () => toasts.error(texts.notWithdrawn),
  });
  const submissions = useLast(data) ?? [];
  if (submissions.length === 0) return null;
  const withdraw = (submission: ListedSubmission): void => {
    // The focused button is about to leave.
    list.current?.focus();
    withdrawing.mutate(submission);
  };
  return (
    <Part title={texts.title}>
      <ul ref={list} className="account-sessions account-looks" aria-label={texts.title} tabIndex={-1}>
        {submissions.map((submission) => (
          <SubmittedLook
            key={submission.id}
            submission={submission}
            disabled={offline || withdrawing.isPending}
            onWithdraw={() => withdraw(submission)}
          />
        ))}
      </ul>
      {isError && <p role="alert">{texts.failed}</p>}
    </Part>
  );
}

interface SubmittedLookProps {
  readonly submission: ListedSubmission;
  readonly disabled: boolean;
  readonly onWithdraw: () => void;
}

function SubmittedLook({ submission, disabled, onWithdraw }: SubmittedLookProps) {
  const { name, slug, state, reason } = submission;
  return (
    <li>
      <span className="account-device">
        {state === "approved" ? (
          <Link to={`${LINKS.look}/${slug}`} reloadDocument>
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
      </span>
      <span>{state === "declined" && reason !== null ? texts.declined(reason) : texts.states[state]}</span>
      <Button variant="bare" aria-label={texts.withdrawLook(name)} disabled={disabled} onClick={onWithdraw}>
        {texts.withdraw}
      </Button>
    </li>
  );
}
