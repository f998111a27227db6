const epochMs = Date.UTC(2026, 0, 1)

/**
 * The seconds since 2026, and always above the former one: a receiver ignores versions below the last it took, so a restored
 * database must not count on from its own.
 */
export const nextVersion = (version: number, now = Date.now()): number =>
  Math.max(version + 1, Math.floor((now - epochMs) / 1_000))
