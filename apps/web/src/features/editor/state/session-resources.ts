/** An open editor's resources outside its state, and the effects on them. */
import { closeLogo } from "@matte/framing/shared/canvas.ts";
import { logosIn, photosIn } from "../model/document.ts";
import { createRegistry, type LogoRecord, type PhotoRecord, type Registry } from "../model/registry.ts";
import { createSettingsSaver, type SettingsSaver } from "./saved-settings.ts";
import type { EditorServices } from "./services.ts";
import type { SessionEffect } from "./session-reducer.ts";

/** Milliseconds without a change that end a typing burst: undo then takes back the burst, not the whole text. */
const PAUSE = 1000;

export interface SessionResources {
  readonly photos: Registry<PhotoRecord>;
  readonly logos: Registry<LogoRecord>;
  readonly saver: SettingsSaver;
  readonly pause: { start(): void; cancel(): void };
  readonly extension: { signal(): AbortSignal; abort(): void };
}

export function createResources({ values, user }: EditorServices, onPause: () => void): SessionResources {
  return {
    photos: createRegistry<PhotoRecord>(({ thumbnail, partThumbnail }) => {
      URL.revokeObjectURL(thumbnail);
      if (partThumbnail !== undefined) URL.revokeObjectURL(partThumbnail.url);
    }),
    logos: createRegistry<LogoRecord>(({ url, bitmap }) => {
      URL.revokeObjectURL(url);
      closeLogo(bitmap);
    }),
    saver: createSettingsSaver(values, user),
    pause: createPause(onPause),
    extension: createExtension(),
  };
}

export function runEffect(resources: SessionResources, effect: SessionEffect): undefined {
  const { photos, logos, saver, pause, extension } = resources;
  switch (effect.type) {
    case "save":
      saver.save(effect.settings);
      break;
    case "release":
      photos.prune(photosIn(effect.history));
      logos.prune(logosIn(effect.history));
      break;
    case "await-pause":
      pause.start();
      break;
    case "cancel-pause":
      pause.cancel();
      break;
    case "abort-extension":
      extension.abort();
      break;
  }
}

function createPause(onPause: () => void): SessionResources["pause"] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: () => {
      timer = setTimeout(onPause, PAUSE);
    },
    cancel: () => clearTimeout(timer),
  };
}

function createExtension(): SessionResources["extension"] {
  let controller = new AbortController();
  return {
    signal: () => controller.signal,
    abort: () => {
      controller.abort();
      controller = new AbortController();
    },
  };
}
