import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { type Credentials, signIn } from '@smm/contracts/staff'
import { brand } from '@smm/site/brand'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call, refusalOf, wordsOf } from '../call.ts'
import { Mark } from '../panel/mark.tsx'
import { goTo } from '../place.ts'
import { authQuery } from '../queries.ts'
import { passwordComplaint } from '../staff/password-complaint.ts'
import css from './sign-in-page.module.css'

/** Where somebody who was sent here wanted to go; only places of the panel count. */
function wantedPlace(): string {
  const { returnTo } = (history.state ?? {}) as { returnTo?: unknown }
  return typeof returnTo === 'string' && /^\/admin09(\?|$)/.test(returnTo) ? returnTo : '/admin09'
}

type Asked = 'CODE_NEEDED' | 'NEW_PASSWORD_NEEDED'
const fields = {
  CODE_NEEDED: { name: 'code', label: 'Código de verificação ou de reserva', autoComplete: 'one-time-code' },
  NEW_PASSWORD_NEEDED: {
    name: 'newPassword',
    label: 'Nova senha',
    type: 'password',
    autoComplete: 'new-password',
  },
} as const

export function SignInPage() {
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

  useEffect(() => {
    document.title = `Acesso ao painel · ${brand.name}`
  }, [])

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
  return (
    <main className={css.page}>
      <div className={css.card}>
        <div className={css.head}>
          <Mark size="2.75rem" />
          <h1 className={css.title}>Painel de administração</h1>
          <p className={css.lead}>Entre com a sua conta da equipe {brand.name}.</p>
        </div>
        <form className={css.form} onSubmit={onSubmit} noValidate>
          <TextField
            label="Usuário"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
            value={credentials.username}
            onChange={change('username')}
          />
          <TextField
            label="Senha"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value={credentials.password}
            onChange={change('password')}
          />
          {asked && (
            <TextField
              key={asked}
              {...fields[asked]}
              autoFocus
              required
              value={more}
              onChange={(event) => setMore(event.target.value)}
            />
          )}
          <p className={css.complaint} role="alert">
            {complaint}
          </p>
          <Button type="submit" wide disabled={entering.isPending} aria-busy={entering.isPending}>
            {entering.isPending ? 'Logging in...' : 'Login'}
          </Button>
        </form>
      </div>
      <a className={css.back} href="/">
        ← Voltar ao site
      </a>
    </main>
  )
}
