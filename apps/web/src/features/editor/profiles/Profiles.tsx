import { profiles as texts } from "@matte/messages/profiles";
import { Plus } from "lucide-react";
import { useEffect, useId, useMemo } from "react";
import { useStore } from "zustand";
import { useDataConnection } from "#domain/data/index.ts";
import { initials } from "#domain/profiles/initials.ts";
import { type Profile, profileList } from "#domain/profiles/profile-list.ts";
import { type ProfileServer, profileServer } from "#domain/profiles/profile-server.ts";
import { Icon } from "#ui/index.ts";
import { shownSettings } from "../model/own-settings.ts";
import { useEditor, useSession } from "../state/context.ts";
import { chooseProfile } from "./choose-profile.ts";
import { EditProfile } from "./EditProfile.tsx";
import "./profiles.css";

/** The user's profiles as a row of initials, from two on, and the dialog that edits one. */
export function Profiles() {
  const session = useSession();
  const { user, values } = session.services;
  const { connection, reachability } = useDataConnection();
  const server = useMemo(() => profileServer(connection, user, values), [connection, user, values]);
  const list = useStore(profileList(user, values));
  const edited = useEditor((state) => state.editedProfile);
  useFreshProfiles(server, reachability === "offline");
  return (
    <>
      {list.length > 1 && <ProfileRow list={list} />}
      {edited !== null && (
        <EditProfile
          key={edited}
          profile={list.find(({ id }) => id === edited) ?? null}
          list={list}
          server={server}
          onClose={() => session.set({ editedProfile: null })}
        />
      )}
    </>
  );
}

/** Loads the profiles when the editor opens, and when its tab is shown again. */
function useFreshProfiles(server: ProfileServer, offline: boolean): void {
  useEffect(() => {
    if (offline) return;
    const load = (): void => {
      if (document.visibilityState === "hidden") return;
      server.load().catch((error: unknown) => console.error("The profiles could not be loaded.", error));
    };
    load();
    document.addEventListener("visibilitychange", load);
    return () => document.removeEventListener("visibilitychange", load);
  }, [server, offline]);
}

function ProfileRow({ list }: { readonly list: readonly Profile[] }) {
  const session = useSession();
  const group = useId();
  const id = useEditor(({ history }) => shownSettings(history.present).profile);
  // Before a choice the account's own.
  const current = id === "" ? list[0] : list.find((profile) => profile.id === id);
  return (
    <div className="profiles">
      <div className="profile-group" role="radiogroup" aria-label={texts.group}>
        {list.map((profile, place) => (
          <label key={profile.id} title={texts.keyed(profile.name, place + 1)}>
            <input
              type="radio"
              name={group}
              className="visually-hidden"
              aria-label={profile.name}
              aria-keyshortcuts={`Alt+${place + 1}`}
              checked={profile === current}
              onChange={() => undefined}
              // A chosen one is chosen again, for photos that differ from it.
              onClick={() => chooseProfile(session, profile)}
            />
            <span aria-hidden="true">{initials(profile.name)}</span>
          </label>
        ))}
      </div>
      <button
        type="button"
        className="profile-new"
        aria-label={texts.create}
        title={texts.create}
        onClick={() => session.set({ editedProfile: "" })}
      >
        <Icon of={Plus} />
      </button>
      {current !== undefined && (
        <button
          type="button"
          className="profile-name"
          aria-label={texts.editNamed(current.name)}
          onClick={() => session.set({ editedProfile: current.id })}
        >
          {current.name}
        </button>
      )}
    </div>
  );
}
