/** GPS position in private fields, copied neither by JSON nor by structured cloning: coordinates cannot leave their thread. */
export class GpsPosition {
  readonly #latitude: number;
  readonly #longitude: number;

  /** WGS 84 degrees, north and east positive. */
  constructor(latitude: number, longitude: number) {
    this.#latitude = latitude;
    this.#longitude = longitude;
  }

  /** Returns a search result for the position. */
  lookUp<T>(find: (latitude: number, longitude: number) => T): T {
    return find(this.#latitude, this.#longitude);
  }
}

/** Returns null beyond the poles or the date line, and at 0, 0, which cameras write before the receiver has a fix. */
export function gpsPosition(latitude: number, longitude: number): GpsPosition | null {
  const isValid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isValid && (latitude !== 0 || longitude !== 0) ? new GpsPosition(latitude, longitude) : null;
}
