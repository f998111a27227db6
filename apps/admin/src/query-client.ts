import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { AuthState } from '@smm/contracts/staff'
import { CallFailed } from './call.ts'
import { authQuery } from './queries.ts'

/** Data stays fresh until staff refresh it: no request starts without an action of theirs. */
export function createQueryClient(): QueryClient {
  const signOutOn401 = (error: unknown) => {
    const cause = error instanceof Error && error.cause ? error.cause : error
    if (cause instanceof CallFailed && cause.status === 401) {
      client.setQueryData<AuthState>(authQuery.queryKey, { authenticated: false })
    }
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: signOutOn401 }),
    mutationCache: new MutationCache({
      onError: signOutOn401,
      // Any change may have resolved an attention item.
      onSuccess: () => client.invalidateQueries({ queryKey: ['attention'] }),
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
