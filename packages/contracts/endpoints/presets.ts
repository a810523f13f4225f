/** Presets; every endpoint answers with all the user's presets, by name. */
import { endpoint } from "../endpoint.ts";
import { SETTINGS_LIMIT } from "../limits.ts";
import { presetContents, presetParams, presetRenaming, presetsAnswer } from "../presets.ts";
import { uidParams } from "../users.ts";

const path = "/api/users/:uid/presets";
const answer = presetsAnswer;

export const presets = {
  listPresets: endpoint({
    method: "GET",
    path,
    params: uidParams,
    answer,
    errors: ["user-not-found", "plan-required"],
  }),
  savePreset: endpoint({
    method: "PUT",
    path: `${path}/:id`,
    params: presetParams,
    body: presetContents,
    bodyLimit: SETTINGS_LIMIT,
    answer,
    errors: ["user-not-found", "plan-required", "field-protected", "preset-name-taken", "too-many-presets"],
  }),
  /** Renames a preset and keeps its settings. */
  renamePreset: endpoint({
    method: "PATCH",
    path: `${path}/:id`,
    params: presetParams,
    body: presetRenaming,
    answer,
    errors: ["user-not-found", "plan-required", "field-protected", "preset-not-found", "preset-name-taken"],
  }),
  deletePreset: endpoint({
    method: "DELETE",
    path: `${path}/:id`,
    params: presetParams,
    answer,
    errors: ["user-not-found", "plan-required"],
  }),
};
