import type { Administration, ListedUser } from "@matte/contracts";
import { PLAN_LIST, type Plan } from "@matte/engine";
import { admin } from "@matte/messages/admin";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { endSessions } from "#domain/account/session-server.ts";
import { administer } from "#domain/administration/server.ts";
import { useAuthActions } from "#domain/auth/index.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { failureText, isSignInTooOld } from "#domain/server/index.ts";
import { Button, RadioGroup, Switch, toasts, type RadioOption } from "#ui/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogForm } from "#ui/overlay/DialogForm.tsx";

const { user: texts } = admin;
const PLANS: readonly RadioOption<Plan>[] = PLAN_LIST.map(({ plan, name }) => ({ value: plan, label: name }));

export interface UserDialogProps {
  readonly user: ListedUser | null;
  /** True for the administrator's entry about themselves. */
  readonly own: boolean;
  readonly onClose: () => void;
  readonly onSaved: (user: ListedUser) => void;
}

/** Changes to a user, as allowed to an administrator. */
export function UserDialog({ user, ...rest }: UserDialogProps) {
  return (
    <Dialog title={user?.name ?? ""} open={user !== null} onClose={rest.onClose}>
      {user !== null && <Contents key={user.uid} user={user} {...rest} />}
    </Dialog>
  );
}

function Contents({ user, own, onClose, onSaved }: UserDialogProps & { readonly user: ListedUser }) {
  const [plan, setPlan] = useState(user.plan);
  const [isAdmin, setAdmin] = useState(user.isAdmin);
  const { signIn } = useAuthActions();
  const saving = useSaving(user.uid, onSaved);
  const changes = {
    ...(plan === user.plan ? {} : { plan }),
    ...(isAdmin === user.isAdmin ? {} : { isAdmin }),
  };
  const changed = Object.keys(changes).length > 0;
  return (
    <DialogForm
      action={texts.save}
      ready={changed && !saving.isPending && !saving.isSuccess}
      failure={saving.error?.message ?? null}
      onSignIn={isSignInTooOld(saving.error?.cause) ? () => void signIn() : undefined}
      onCancel={onClose}
      onSubmit={() => saving.mutate(changes)}
    >
      <div className="admin-user">
        <p>{user.email}</p>
        <RadioGroup label={texts.plan} value={plan} options={PLANS} onChange={setPlan} />
        <Switch label={texts.administrator} checked={isAdmin} disabled={own} onChange={setAdmin} />
        {own ? <p>{texts.ownRole}</p> : <EndSessions user={user} />}
      </div>
    </DialogForm>
  );
}

/** Ends the user's sessions on all devices at once; the form's other changes need `Save`. */
function EndSessions({ user: { uid, name } }: { readonly user: ListedUser }) {
  const { connection } = useDataConnection();
  const ending = useMutation({
    mutationFn: () => endSessions(connection, uid),
    onSuccess: () => toasts.success(texts.sessionsEnded(name)),
    onError: (error) => toasts.error(failureText(error, texts.sessionsNotEnded)),
  });
  return (
    <p>
      <Button variant="line" disabled={ending.isPending} onClick={() => ending.mutate()}>
        {texts.endSessions}
      </Button>
    </p>
  );
}

/** Saves changes to a user; a failure is shown and can be retried. */
function useSaving(uid: string, onSaved: (user: ListedUser) => void) {
  const { connection } = useDataConnection();
  return useMutation({
    mutationFn: (changes: Administration) => administer(connection, uid, changes),
    onSuccess: onSaved,
  });
}
