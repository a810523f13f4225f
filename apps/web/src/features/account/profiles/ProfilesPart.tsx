import { PROFILE_LIMIT } from "@matte/contracts/profile-limits";
import { capabilities, type Plan } from "@matte/engine";
import { profiles as texts } from "@matte/messages/profiles";
import { ChevronDown, ChevronUp, Plus } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useDataConnection } from "#domain/data/index.ts";
import { type Profile, profileList } from "#domain/profiles/profile-list.ts";
import { profileServer, type ProfileServer } from "#domain/profiles/profile-server.ts";
import { initials } from "#domain/profiles/initials.ts";
import { lookName } from "#domain/profiles/look-choices.ts";
import { readCameras } from "#domain/profiles/claims.ts";
import { Button, Icon, IconButton, toasts } from "#ui/index.ts";
import { Part } from "../Part.tsx";
import { ProfileDialog } from "./ProfileDialog.tsx";
import "./profiles-part.css";

const { account } = texts;

interface ProfilesPartProps {
  readonly uid: string;
  readonly plan: Plan;
}

/** The account's profiles: edited, ordered and deleted here, chosen in the editor. */
export function ProfilesPart({ uid, plan }: ProfilesPartProps) {
  const { connection, reachability } = useDataConnection();
  const offline = reachability === "offline";
  const server = useMemo(() => profileServer(connection, uid), [connection, uid]);
  const list = useStore(profileList(uid));
  const failed = useLoading(server, offline);
  const [edited, setEdited] = useState<string | null>(null);
  const limit = capabilities(plan).profiles ? PROFILE_LIMIT.profiles : PROFILE_LIMIT.alone;
  return (
    <Part title={texts.title}>
      {list.length === 0 && <p>{account.note}</p>}
      <Profiles uid={uid} list={list} server={server} offline={offline} onEdit={setEdited} />
      <p className="account-actions">
        <Button variant="line" disabled={offline || list.length >= limit} onClick={() => setEdited("")}>
          <Icon of={Plus} />
          {texts.create}
        </Button>
        <span className="account-hint">{offline ? texts.needsNetwork : account.count(list.length, limit)}</span>
      </p>
      {failed && <p role="alert">{texts.notLoaded}</p>}
      {edited !== null && (
        <ProfileDialog
          uid={uid}
          profile={list.find(({ id }) => id === edited) ?? null}
          list={list}
          server={server}
          onClose={() => setEdited(null)}
        />
      )}
    </Part>
  );
}

/** @returns true when they could not be loaded */
function useLoading(server: ProfileServer, offline: boolean): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (offline) return;
    server.load().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [server, offline]);
  return failed;
}

interface ListProps {
  readonly uid: string;
  readonly list: readonly Profile[];
  readonly server: ProfileServer;
  readonly offline: boolean;
  readonly onEdit: (id: string) => void;
}

function Profiles({ uid, list, server, offline, onEdit }: ListProps) {
  const [moved, setMoved] = useState("");
  const cameras = readCameras(uid);
  if (list.length === 0) return null;
  const move = (at: number, by: -1 | 1): void => {
    const ids = list.map(({ id }) => id);
    const [id = ""] = ids.splice(at, 1);
    ids.splice(at + by, 0, id);
    server.order(ids).then(
      () => setMoved(account.moved(list[at]?.name ?? "", at + by + 1, list.length)),
      () => toasts.error(texts.notOrdered),
    );
  };
  return (
    <>
      <ul className="account-profiles" aria-label={texts.title}>
        {list.map((profile, at) => (
          <li key={profile.id}>
            <i aria-hidden="true">{initials(profile.name)}</i>
            <b>{profile.name}</b>
            <span>
              {summary(
                profile,
                (cameras[profile.id] ?? []).map(({ name }) => name),
              )}
            </span>
            <div className="profile-tools">
              <IconButton
                icon={ChevronUp}
                label={account.up(profile.name)}
                disabled={offline || at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon={ChevronDown}
                label={account.down(profile.name)}
                disabled={offline || at === list.length - 1}
                onClick={() => move(at, 1)}
              />
              <Button variant="bare" aria-label={texts.editNamed(profile.name)} onClick={() => onEdit(profile.id)}>
                {texts.editShort}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </>
  );
}

/** `Noir, © Jo Weiss, camera Z 8 on this device`. */
function summary({ look, rights, credit, artist }: Profile, cameras: readonly string[]): string {
  const parts = [
    lookName(look),
    rights || credit,
    artist === "" ? null : account.byArtist(artist),
    cameras.length === 0 ? null : account.cameras(cameras),
  ];
  return parts.filter((part) => part !== null && part !== "").join(", ");
}
