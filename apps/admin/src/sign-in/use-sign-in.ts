import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { panelPath } from '@smm/contracts/panel-url'
import { type Credentials, signIn } from '@smm/contracts/staff'
import { call, refusalCodeOf, messageOf } from '../call.ts'
import { navigate } from '../navigation.ts'
import { authQuery } from '../queries.ts'
import { validatePassword } from '../account/validate-password.ts'

type ExtraFieldCode = 'CODE_NEEDED' | 'NEW_PASSWORD_NEEDED'
/** The further field that a refused sign-in may ask for. */
const extraFields = {
  CODE_NEEDED: { name: 'code', label: 'Código de verificação ou de reserva', autoComplete: 'one-time-code' },
  NEW_PASSWORD_NEEDED: {
    name: 'newPassword',
    label: 'Nova senha',
    type: 'password',
    autoComplete: 'new-password',
  },
} as const

/** The state of the sign-in form. */
export function useSignIn() {
  const client = useQueryClient()
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' })
  const [isIncomplete, setIncomplete] = useState(false)
  const [extraValue, setExtraValue] = useState('')
  const [passwordError, setPasswordError] = useState('')
  const [askedCode, setAskedCode] = useState<ExtraFieldCode>()
  const signingIn = useMutation({
    mutationFn: (body: Credentials) => call(signIn, { body }),
    onSuccess: (state) => {
      // Cached data of the previous account must not be shown to this one.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== authQuery.queryKey[0] })
      client.setQueryData(authQuery.queryKey, state)
      navigate(returnUrl())
    },
    onError: (error) => {
      const refusal = refusalCodeOf(error)
      if (refusal === 'CODE_NEEDED' || refusal === 'NEW_PASSWORD_NEEDED') setAskedCode(refusal)
      if (refusal === 'WRONG_CREDENTIALS') setAskedCode(undefined)
    },
  })

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (signingIn.isPending) return
    const isMissing = !credentials.username.trim() || !credentials.password || (askedCode && !extraValue)
    setIncomplete(Boolean(isMissing))
    const invalidPassword =
      askedCode === 'NEW_PASSWORD_NEEDED' && extraValue ? validatePassword(extraValue) : ''
    setPasswordError(invalidPassword)
    if (isMissing || invalidPassword) return
    const body = { ...credentials, username: credentials.username.trim() }
    signingIn.mutate(
      askedCode
        ? {
            ...body,
            [extraFields[askedCode].name]: askedCode === 'CODE_NEEDED' ? extraValue.trim() : extraValue,
          }
        : body,
    )
  }
  const change = (name: keyof Credentials) => (event: { target: { value: string } }) =>
    setCredentials((before) => ({ ...before, [name]: event.target.value }))

  const error = isIncomplete
    ? 'Please fill in all fields'
    : passwordError || (signingIn.isError && (messageOf(signingIn.error) ?? 'Login failed'))
  return {
    credentials,
    change,
    extraField: askedCode && extraFields[askedCode],
    extraValue,
    setExtraValue,
    error,
    isPending: signingIn.isPending,
    onSubmit,
  }
}

/** The URL that redirected to the sign-in. Other URLs than the panel's are ignored: no open redirect. */
function returnUrl(): string {
  const { returnTo }: { returnTo?: unknown } = history.state ?? {}
  return typeof returnTo === 'string' && (returnTo === panelPath || returnTo.startsWith(`${panelPath}?`))
    ? returnTo
    : panelPath
}
