import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type Credentials, signIn } from '@smm/contracts/staff'
import { call, refusalOf, wordsOf } from '../call.ts'
import { goTo } from '../place.ts'
import { authQuery } from '../queries.ts'
import { passwordComplaint } from '../staff/password-complaint.ts'

type Asked = 'CODE_NEEDED' | 'NEW_PASSWORD_NEEDED'
/** What the service may ask for besides. */
const fields = {
  CODE_NEEDED: { name: 'code', label: 'Código de verificação ou de reserva', autoComplete: 'one-time-code' },
  NEW_PASSWORD_NEEDED: {
    name: 'newPassword',
    label: 'Nova senha',
    type: 'password',
    autoComplete: 'new-password',
  },
} as const

/** What is typed to sign in, what is wrong with it, and what the service asks for besides. */
export function useSignIn() {
  const client = useQueryClient()
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' })
  const [isIncomplete, setIncomplete] = useState(false)
  // What the service asked for besides, and what was typed there.
  const [more, setMore] = useState('')
  const [tooWeak, setTooWeak] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const entering = useMutation({
    mutationFn: (body: Credentials) => call(signIn, { body }),
    onSuccess: () => {
      // What the one before was shown is none of this one's business.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== authQuery.queryKey[0] })
      client.setQueryData(authQuery.queryKey, { authenticated: true })
      goTo(wantedPlace())
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      if (refusal === 'CODE_NEEDED' || refusal === 'NEW_PASSWORD_NEEDED') setAsked(refusal)
      if (refusal === 'WRONG_CREDENTIALS') setAsked(undefined)
    },
  })

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (entering.isPending) return
    const isMissing = !credentials.username.trim() || !credentials.password || (asked && !more)
    setIncomplete(Boolean(isMissing))
    const wrong = asked === 'NEW_PASSWORD_NEEDED' && more ? passwordComplaint(more) : ''
    setTooWeak(wrong)
    if (isMissing || wrong) return
    const body = { ...credentials, username: credentials.username.trim() }
    entering.mutate(
      asked ? { ...body, [fields[asked].name]: asked === 'CODE_NEEDED' ? more.trim() : more } : body,
    )
  }
  const change = (name: keyof Credentials) => (event: { target: { value: string } }) =>
    setCredentials((before) => ({ ...before, [name]: event.target.value }))

  const complaint = isIncomplete
    ? 'Please fill in all fields'
    : tooWeak || (entering.isError && (wordsOf(entering.error) ?? 'Login failed'))
  return {
    credentials,
    change,
    asked: asked && fields[asked],
    more,
    setMore,
    complaint,
    isPending: entering.isPending,
    onSubmit,
  }
}

/** Where somebody who was sent here wanted to go; only places of the panel count. */
function wantedPlace(): string {
  const { returnTo } = (history.state ?? {}) as { returnTo?: unknown }
  return typeof returnTo === 'string' && /^\/admin09(\?|$)/.test(returnTo) ? returnTo : '/admin09'
}
