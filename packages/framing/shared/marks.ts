/** A job's stages in the browser's performance panel. The frame benchmark reads them, too. */

export function clearMarks(): void {
  performance.clearMarks();
}

/** Ends the job's stage and begins another. */
export function markStage(name: string): void {
  performance.mark(`frame ${name}`);
}
