import type { Option } from '../controls/select-field.tsx'

/** The options of a status filter, with one for all. */
export const statusOptions = <Status extends string>(
  statuses: readonly Status[],
  badges: Record<Status, { name: string }>,
): [Option<'all'>, ...Array<Option<Status>>] => [
  { value: 'all', name: 'Todos os status' },
  ...statuses.map((status) => ({ value: status, name: badges[status].name })),
]
