import { presetSettings, settingsOfPreset } from "@matte/engine";
import { editorPresets } from "@matte/messages/editor-presets";
import { useMemo, useState } from "react";
import { presetServer, type Preset } from "#domain/account/preset-server.ts";
import { useDataConnection } from "#domain/data/index.ts";
import { QueryProvider } from "#domain/server/QueryProvider.tsx";
import { Row, Section, Select } from "#ui/index.ts";
import { changeSettings } from "../model/changes.ts";
import { useSession } from "../state/context.ts";
import { PresetActions } from "./PresetActions.tsx";
import { usePresets } from "./use-presets.ts";
import "./presets.css";

const NONE = "";

/** Named presets; missing on plans without them, so that the panel stays short. */
export function PresetSection() {
  const { user } = useSession().services;
  return (
    <QueryProvider key={user}>
      <UserPresets user={user} />
    </QueryProvider>
  );
}

function UserPresets({ user }: { readonly user: string }) {
  const session = useSession();
  const { connection } = useDataConnection();
  const server = useMemo(() => presetServer(connection, user), [connection, user]);
  const presets = usePresets(server, session.services);
  const [chosen, setChosen] = useState(NONE);
  const preset = presets.list.find(({ id }) => id === chosen);
  const load = (id: string): void => {
    const found = presets.list.find((item) => item.id === id);
    setChosen(id);
    if (found !== undefined) session.change(changeSettings(settingsOfPreset(found.settings)));
  };
  const save = async (name: string): Promise<void> => {
    const { settings } = session.store.getState().history.present;
    const id = await presets.save({ name, settings: presetSettings(settings) });
    if (id === null) return;
    setChosen(id);
    session.services.notices.success(editorPresets.saved(name));
  };
  return (
    <Section title={editorPresets.title} id="presets">
      <Row label={editorPresets.preset}>
        <Select value={preset?.id ?? NONE} options={choices(presets.list)} onChange={load} />
      </Row>
      <PresetActions presets={presets} preset={preset} onSave={(name) => void save(name)} />
    </Section>
  );
}

function choices(list: readonly Preset[]) {
  const none = { value: NONE, label: list.length === 0 ? editorPresets.none : editorPresets.choose };
  return [none, ...list.map(({ id, name }) => ({ value: id, label: name }))];
}
