import type { Option } from './choice.tsx'

/** A choice of one status or of all. */
export const statusOptions = <Status extends string>(
  statuses: readonly Status[],
  states: Record<Status, { name: string }>,
): Array<Option<Status | 'all'>> => [
  { value: 'all', name: 'Todos os status' },
  ...statuses.map((status) => ({ value: status, name: states[status].name })),
]
