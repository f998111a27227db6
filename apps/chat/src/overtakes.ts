/** What could not be kept just now, and until when it may come again. */
export type Missing = { id: string; until: number }

/** Whether a frame would overtake one that its visitor sent before, and that is still to come again. */
export const overtakes = (id: string, missing: Missing | undefined, now: number): boolean =>
  missing !== undefined && missing.id !== id && now < missing.until

/** The visitor's browser sends it again after a second or so. */
const patienceMs = 5_000

export const missingFrom = (id: string, now: number): Missing => ({ id, until: now + patienceMs })
