import { profiles } from "@matte/messages/profiles";
import { X } from "lucide-react";
import { useId } from "react";
import { Button } from "../button/Button.tsx";
import { Select } from "../field/Select.tsx";
import { TextField } from "../field/TextField.tsx";
import { Icon } from "../Icon.tsx";
import { Row } from "../panel/Section.tsx";
import "./profile-form.css";

const { fields: texts } = profiles;

export interface ProfileDraft {
  readonly name: string;
  readonly credit: string;
  readonly rights: string;
  readonly location: string;
  readonly exportName: string;
  /** Artist in the files of its photos. */
  readonly artist: string;
  /** A value of the choices. */
  readonly logo: string;
  readonly look: string;
  readonly cameras: readonly DraftCamera[];
}

export interface DraftCamera {
  readonly key: string;
  readonly name: string;
}

export interface FormChoice {
  readonly value: string;
  readonly label: string;
}

export interface ProfileFormProps {
  readonly draft: ProfileDraft;
  readonly logos: readonly FormChoice[];
  readonly looks: readonly FormChoice[];
  /** The shown photo's, if it can be claimed. */
  readonly camera: DraftCamera | null;
  /** Longest texts, in UTF-16 code units. */
  readonly limits: { readonly name: number; readonly text: number; readonly artist: number };
  readonly onChange: (draft: ProfileDraft) => void;
}

/** A profile's fields. */
export function ProfileForm({ draft, logos, looks, camera, limits, onChange }: ProfileFormProps) {
  const set = (changes: Partial<ProfileDraft>): void => onChange({ ...draft, ...changes });
  const text = (field: "credit" | "rights" | "location" | "exportName", placeholder?: string) => (
    <Row label={texts[field]}>
      <TextField
        value={draft[field]}
        maxLength={limits.text}
        {...(placeholder !== undefined && { placeholder })}
        onChange={(value) => set({ [field]: value })}
      />
    </Row>
  );
  return (
    <div className="profile-form">
      <Row label={texts.name}>
        <TextField value={draft.name} maxLength={limits.name} onChange={(name) => set({ name })} />
      </Row>
      {text("credit")}
      {text("rights", texts.rightsHint)}
      {text("location")}
      <Row label={texts.logo}>
        <Select value={draft.logo} options={logos} onChange={(logo) => set({ logo })} />
      </Row>
      <Row label={texts.look}>
        <Select value={draft.look} options={looks} onChange={(look) => set({ look })} />
      </Row>
      {text("exportName")}
      <Claims draft={draft} camera={camera} limit={limits.artist} set={set} />
    </div>
  );
}

interface ClaimsProps {
  readonly draft: ProfileDraft;
  readonly camera: DraftCamera | null;
  readonly limit: number;
  readonly set: (changes: Partial<ProfileDraft>) => void;
}

/** Photos that get the profile when they are added. */
function Claims({ draft: { artist, cameras }, camera, limit, set }: ClaimsProps) {
  const title = useId();
  const claimable = camera !== null && cameras.every(({ key }) => key !== camera.key) ? camera : null;
  return (
    <div className="profile-claims" role="group" aria-labelledby={title}>
      <h3 id={title}>{texts.claims}</h3>
      <Row label={texts.artist}>
        <TextField
          value={artist}
          maxLength={limit}
          placeholder={texts.artistHint}
          onChange={(name) => set({ artist: name })}
        />
      </Row>
      {cameras.map((claimed) => (
        <p key={claimed.key} className="profile-camera">
          <span>{claimed.name}</span>
          <Button
            variant="bare"
            size="small"
            aria-label={profiles.unclaim(claimed.name)}
            onClick={() => set({ cameras: cameras.filter((other) => other !== claimed) })}
          >
            <Icon of={X} />
          </Button>
        </p>
      ))}
      {claimable !== null && (
        <p>
          <Button variant="line" onClick={() => set({ cameras: [...cameras, claimable] })}>
            {profiles.claimCamera(claimable.name)}
          </Button>
        </p>
      )}
      {(claimable !== null || cameras.length > 0) && <p className="profile-note">{profiles.cameraNote}</p>}
    </div>
  );
}
