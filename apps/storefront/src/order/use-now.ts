import { useEffect, useState } from 'react'

const longestTimeoutMs = 2 ** 31 - 1

/** The time, read anew when one of these moments (ISO 8601) is reached. */
export function useNow(moments: readonly (string | undefined)[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...moments.map((it) => Date.parse(it ?? '')).filter((at) => at > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now() + 50, longestTimeoutMs))
    return () => clearTimeout(timer)
  }, [next])
  return now
}
