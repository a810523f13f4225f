import { PROFILE_LIMIT } from "@matte/contracts/profile-limits";
import { profiles as texts } from "@matte/messages/profiles";
import { useEffect, useState } from "react";
import { logoServer } from "#domain/account/logo-server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { keepCameras, readCameras } from "#domain/profiles/claims.ts";
import { contentsAgain, contentsOf, draftOf, emptyDraft } from "#domain/profiles/draft.ts";
import { lookChoices } from "#domain/profiles/look-choices.ts";
import type { Profile } from "#domain/profiles/profile-list.ts";
import type { ProfileServer } from "#domain/profiles/profile-server.ts";
import { failureText } from "#domain/server/index.ts";
import { Button, toasts } from "#ui/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogForm } from "#ui/overlay/DialogForm.tsx";
import { type FormChoice, ProfileForm } from "#ui/profile/ProfileForm.tsx";

interface ProfileDialogProps {
  readonly uid: string;
  /** Null for a new one. */
  readonly profile: Profile | null;
  readonly list: readonly Profile[];
  readonly server: ProfileServer;
  readonly onClose: () => void;
}

/** The dialog for a new profile, or for one to be changed or deleted. */
export function ProfileDialog({ uid, profile, list, server, onClose }: ProfileDialogProps) {
  const offline = useDataConnection().reachability === "offline";
  const [looks] = useState(() => lookChoices(profile?.look ?? null, null));
  const [draft, setDraft] = useState(() =>
    profile === null ? emptyDraft() : draftOf(profile, looks.initial, readCameras(uid)[profile.id]),
  );
  const logos = useLogos(uid, draft.logo);
  const { failure, busy, run } = useRunning(onClose);
  const save = async (): Promise<void> => {
    const id = profile?.id ?? crypto.randomUUID();
    await server.save(id, contentsOf(draft, looks.lookOf(draft.look)));
    keepCameras(uid, id, draft.cameras);
    toasts.success(texts.saved(draft.name.trim()));
  };
  const remove = async (removed: Profile): Promise<void> => {
    await server.remove(removed.id);
    const restore = async (): Promise<void> => {
      await server.save(removed.id, contentsAgain(removed));
      await server.order(list.map(({ id }) => id));
    };
    offerUndo(texts.removed(removed.name), () => void restore().catch(() => toasts.error(texts.failed)));
  };
  return (
    <Dialog title={profile === null ? texts.create : texts.edit} open onClose={onClose}>
      <DialogForm
        action={texts.save}
        ready={draft.name.trim() !== "" && !busy && !offline}
        failure={offline ? texts.needsNetwork : failure}
        onCancel={onClose}
        onSubmit={() => void run(save, texts.failed)}
      >
        <ProfileForm
          draft={draft}
          logos={logos}
          looks={looks.options}
          camera={null}
          limits={PROFILE_LIMIT}
          onChange={setDraft}
        />
        {profile !== null && (
          <p>
            <Button
              variant="bare"
              disabled={busy || offline}
              onClick={() => void run(() => remove(profile), texts.notRemoved)}
            >
              {texts.remove}
            </Button>
          </p>
        )}
      </DialogForm>
    </Dialog>
  );
}

const UNDO = "profile-removed";

function offerUndo(text: string, undo: () => void): void {
  const take = (): void => {
    toasts.remove(UNDO);
    undo();
  };
  toasts.custom(
    <span className="toast-undo">
      <span>{text}</span>
      <Button variant="bare" size="small" onClick={take}>
        {texts.undo}
      </Button>
    </span>,
    UNDO,
  );
}

function useRunning(onDone: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>, failed: string): Promise<void> => {
    setFailure(null);
    setBusy(true);
    try {
      await action();
      onDone();
    } catch (error) {
      setFailure(failureText(error, failed));
    } finally {
      setBusy(false);
    }
  };
  return { failure, busy, run };
}

/** Names of the library's logos. The profile's own place stays a choice without an answer. */
function useLogos(uid: string, chosen: string): readonly FormChoice[] {
  const { connection } = useDataConnection();
  const [kept, setKept] = useState<readonly FormChoice[]>([]);
  useEffect(() => {
    logoServer(connection)
      .list(uid)
      .then(
        (logos) =>
          setKept(
            ["1", "2", "3", "4", "5", "6"].flatMap((value) => {
              const logo = logos[value as "1"];
              return logo == null ? [] : [{ value, label: logo.name }];
            }),
          ),
        // Plans without logos have none.
        () => setKept([]),
      );
  }, [connection, uid]);
  const missing = chosen !== "" && kept.every(({ value }) => value !== chosen);
  return [
    { value: "", label: texts.noLogo },
    ...kept,
    ...(missing ? [{ value: chosen, label: texts.logoAt(chosen) }] : []),
  ];
}
