import { PROFILE_LIMIT } from "@matte/contracts/profile-limits";
import { type CameraData, KEPT_LOGOS, lookOf, type Settings } from "@matte/engine";
import { profiles as texts } from "@matte/messages/profiles";
import { useMemo, useState } from "react";
import { useDataConnection } from "#domain/data/index.ts";
import { readCameras } from "#domain/profiles/claims.ts";
import { emptyDraft, draftOf } from "#domain/profiles/draft.ts";
import { lookChoices } from "#domain/profiles/look-choices.ts";
import type { Profile } from "#domain/profiles/profile-list.ts";
import type { ProfileServer } from "#domain/profiles/profile-server.ts";
import { failureText } from "#domain/server/index.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { DialogForm } from "#ui/overlay/DialogForm.tsx";
import { ProfileForm } from "#ui/profile/ProfileForm.tsx";
import { Button } from "#ui/index.ts";
import { showWithUndo } from "../state/undo-notice.tsx";
import { useEditor, useSelectedPhoto, useSession } from "../state/context.ts";
import { effectiveSettings } from "../state/store.ts";
import { saveDraft, restoreProfile } from "./save-profile.ts";

interface EditProfileProps {
  /** Null for a new one. */
  readonly profile: Profile | null;
  readonly list: readonly Profile[];
  readonly server: ProfileServer;
  readonly onClose: () => void;
}

/** The dialog for a new profile, or for one to be changed or deleted. */
export function EditProfile({ profile, list, server, onClose }: EditProfileProps) {
  const session = useSession();
  const { user, values, notices } = session.services;
  const offline = useDataConnection().reachability === "offline";
  const photo = useSelectedPhoto();
  const settings = useEditor(effectiveSettings);
  const [looks] = useState(() => lookChoices(profile?.look ?? null, lookOf(settings)));
  const [draft, setDraft] = useState(() =>
    profile === null
      ? emptyDraft({ look: "present" })
      : draftOf(profile, looks.initial, readCameras(user, values)[profile.id]),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const logos = useMemo(() => logoChoices(settings), [settings]);
  const run = async (action: () => Promise<unknown>, failed: string): Promise<void> => {
    setFailure(null);
    setBusy(true);
    try {
      await action();
      onClose();
    } catch (error) {
      setFailure(failureText(error, failed));
    } finally {
      setBusy(false);
    }
  };
  const save = (): Promise<void> =>
    run(async () => {
      await saveDraft(session, server, { profile, list, draft, look: looks.lookOf(draft.look) });
      notices.success(texts.saved(draft.name.trim()));
    }, texts.failed);
  const remove = (removed: Profile): Promise<void> =>
    run(async () => {
      await server.remove(removed.id);
      const undo = (): void => {
        restoreProfile(server, list, removed).catch(() => notices.error(texts.failed));
      };
      showWithUndo(texts.removed(removed.name), undo);
    }, texts.notRemoved);
  return (
    <Dialog title={profile === null ? texts.create : texts.edit} open onClose={onClose}>
      <DialogForm
        action={texts.save}
        ready={draft.name.trim() !== "" && !busy && !offline}
        failure={offline ? texts.needsNetwork : failure}
        onCancel={onClose}
        onSubmit={() => void save()}
      >
        <ProfileForm
          draft={draft}
          logos={logos}
          looks={looks.options}
          camera={cameraOf(photo?.facts.cameraKey, photo?.facts.camera)}
          limits={PROFILE_LIMIT}
          onChange={setDraft}
        />
        {profile !== null && (
          <p>
            <Button variant="bare" disabled={busy || offline} onClick={() => void remove(profile)}>
              {texts.remove}
            </Button>
          </p>
        )}
      </DialogForm>
    </Dialog>
  );
}

function cameraOf(key: string | undefined, camera: CameraData | undefined) {
  if (key === undefined) return null;
  return { key, name: camera?.camera ?? texts.camera };
}

function logoChoices(settings: Settings) {
  const kept = KEPT_LOGOS.flatMap((slot) => {
    const logo = settings[slot];
    return logo === null ? [] : [{ value: slot.slice(-1), label: logo.name }];
  });
  return [{ value: "", label: texts.noLogo }, ...kept];
}
