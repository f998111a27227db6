/** Whether a visitor has an action of an order now. */
export const isActionOpen = ({ from, until }: { from?: string; until?: string }, now: number): boolean =>
  (!from || Date.parse(from) <= now) && (!until || Date.parse(until) > now)
