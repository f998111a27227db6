import type { Turn } from '../turn.ts'

const maxDescriptionLength = 1000

/** The message as it is quoted in a ticket. */
export const messageForStaff = ({ message }: Pick<Turn, 'message'>, before = ''): string =>
  (before ? `${before}\n${message.trim()}` : message.trim()).slice(0, maxDescriptionLength).toWellFormed()
