import { queryOptions } from '@tanstack/react-query'
import { checkSession } from '@smm/contracts/staff'
import { call } from './call.ts'

// The server's limit for one page.
const pageSize = 500

export async function withMessage<T>(message: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    throw new Error(message, { cause })
  }
}

export const authQuery = queryOptions({
  queryKey: ['auth'],
  queryFn: () => withMessage('Failed to check auth', call(checkSession)),
})

export const firstPageCursor: { before?: string; beforeId?: string } = {}
export const nextPageCursor = (page: Array<{ id: string; createdAt: string }>) => {
  const last = page.length < pageSize ? undefined : page.at(-1)
  return last && { before: last.createdAt, beforeId: last.id }
}
