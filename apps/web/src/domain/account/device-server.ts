/** Calls about devices asking to be signed in. */
import type { DeviceRequest } from "@matte/contracts";
import type { DataConnection } from "../data/index.ts";
import { callThrough } from "../server/index.ts";

/** @param code as typed @throws without an answer, or when no device waits with the code */
export function findDevice(connection: DataConnection, code: string): Promise<DeviceRequest> {
  return callThrough(connection)("findDeviceRequest", { body: { code } });
}

/** Allows the device waiting with the code, or denies it. @throws like `findDevice` */
export async function decideDevice(connection: DataConnection, code: string, allow: boolean): Promise<void> {
  await callThrough(connection)("decideDeviceRequest", { body: { code, allow } });
}
