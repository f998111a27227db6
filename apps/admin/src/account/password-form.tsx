import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { changePassword } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { showToast } from '../show-toast.ts'
import { useReauthentication } from '../identity/use-reauthentication.tsx'
import { validatePassword } from './validate-password.ts'
import { accountQuery, staffQuery } from '../staff/staff-queries.ts'
import css from '../staff/staff.module.css'

const empty = { newPassword: '', repeated: '' }

export function PasswordForm({ username }: { username: string }) {
  const client = useQueryClient()
  const reauthentication = useReauthentication('Senha atual')
  const [typed, setTyped] = useState(empty)
  const [formError, setFormError] = useState('')
  const changing = useMutation({
    mutationFn: () =>
      call(changePassword, { body: { ...reauthentication.proof, newPassword: typed.newPassword } }),
    onSuccess: (account) => {
      setTyped(empty)
      reauthentication.clear()
      client.setQueryData(accountQuery.queryKey, account)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
      showToast('Senha trocada', 'As suas outras sessões foram encerradas.')
    },
    onError: (error) =>
      setFormError(reauthentication.failureText(error, 'Não foi possível trocar a senha. Tente novamente.')),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const invalid = reauthentication.validationError || validatePassword(typed.newPassword, typed.repeated)
    setFormError(invalid)
    if (!invalid && !changing.isPending) changing.mutate()
  }
  const field = (name: keyof typeof empty, label: string) => (
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      required
      value={typed[name]}
      onChange={(event) => setTyped((before) => ({ ...before, [name]: event.target.value }))}
    />
  )
  return (
    <form className={css.card} onSubmit={onSubmit} noValidate aria-label="Trocar senha">
      <h2>Senha</h2>
      {/* Password managers need the username beside the password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {reauthentication.fields}
      {field('newPassword', 'Nova senha')}
      {field('repeated', 'Repita a nova senha')}
      <FormError>{formError}</FormError>
      <Button type="submit" look="quiet" size="small" disabled={changing.isPending}>
        {changing.isPending ? 'Trocando...' : 'Trocar senha'}
      </Button>
    </form>
  )
}
