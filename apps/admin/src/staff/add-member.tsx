import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { addMember } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { OneTimePassword } from './one-time-password.tsx'
import { useReauthentication } from './use-reauthentication.tsx'
import { staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9._@-]{2,59}$/

export function AddMember() {
  const client = useQueryClient()
  const [username, setUsername] = useState('')
  const reauthentication = useReauthentication('Confirme com a sua senha')
  const [error, setFormError] = useState('')
  const adding = useMutation({
    mutationFn: () => call(addMember, { body: { username: username.trim(), ...reauthentication.proof } }),
    onSuccess: () => {
      setUsername('')
      reauthentication.clear()
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError: (error) =>
      setFormError(reauthentication.failureText(error, 'Não foi possível adicionar. Tente novamente.')),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const invalid = usernamePattern.test(username.trim())
      ? reauthentication.validationError
      : 'Use de 3 a 60 letras sem acento, números, ponto, hífen ou @.'
    setFormError(invalid)
    if (!invalid && !adding.isPending) adding.mutate()
  }
  if (adding.data) return <OneTimePassword access={adding.data} onDone={() => adding.reset()} />
  return (
    <form className={css.add} onSubmit={onSubmit} noValidate aria-label="Adicionar à equipe">
      <TextField
        label="Usuário do novo membro"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      {reauthentication.fields}
      <Button type="submit" size="small" disabled={adding.isPending}>
        Adicionar
      </Button>
      <FormError>{error}</FormError>
    </form>
  )
}
