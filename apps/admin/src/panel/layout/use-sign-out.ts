import { useMutation, useQueryClient } from '@tanstack/react-query'
import { panelSignInPath } from '@smm/contracts/panel-url'
import { endSession, signOut } from '@smm/contracts/staff'
import { call, CallFailed } from '../../call.ts'
import { navigate } from '../../navigation.ts'
import { authQuery } from '../../queries.ts'

/** Signs out and leads to the sign-in, also when the server fails. Returns the button's state. */
export function useSignOut() {
  const client = useQueryClient()
  const signingOut = useMutation({
    mutationFn: async () => {
      try {
        await call(endSession).catch(signOutAsBefore)
      } finally {
        // Before the mutation ends: every success reads the open items again, which would now be refused.
        navigate(panelSignInPath)
        client.clear()
        client.setQueryData(authQuery.queryKey, { authenticated: false })
      }
    },
  })
  return { disabled: signingOut.isPending, onClick: () => signingOut.mutate() }
}

/** The previous release of the service knows the GET alone. */
function signOutAsBefore(failure: unknown) {
  if (failure instanceof CallFailed && failure.status === 404) return call(signOut)
  throw failure
}
