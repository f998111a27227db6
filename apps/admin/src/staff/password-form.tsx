import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { changePassword } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call } from '../call.ts'
import { Complaint } from '../panel/complaint.tsx'
import { showToast } from '../show-toast.ts'
import { useOwnProof } from './own-proof.tsx'
import { passwordComplaint } from './password-complaint.ts'
import { accountQuery, staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

const nothing = { newPassword: '', again: '' }

export function PasswordForm({ username }: { username: string }) {
  const client = useQueryClient()
  const own = useOwnProof('Senha atual')
  const [typed, setTyped] = useState(nothing)
  const [complaint, setComplaint] = useState('')
  const changing = useMutation({
    mutationFn: () => call(changePassword, { body: { ...own.proof, newPassword: typed.newPassword } }),
    onSuccess: (account) => {
      setTyped(nothing)
      own.clear()
      client.setQueryData(accountQuery.queryKey, account)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
      showToast('Senha trocada', 'As suas outras sessões foram encerradas.')
    },
    onError: (error) =>
      setComplaint(own.complaintOf(error, 'Não foi possível trocar a senha. Tente novamente.')),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = own.missing || passwordComplaint(typed.newPassword, typed.again)
    setComplaint(wrong)
    if (!wrong && !changing.isPending) changing.mutate()
  }
  const field = (name: keyof typeof nothing, label: string) => (
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
      <h3>Senha</h3>
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {own.fields}
      {field('newPassword', 'Nova senha')}
      {field('again', 'Repita a nova senha')}
      <Complaint>{complaint}</Complaint>
      <Button type="submit" look="quiet" size="small" disabled={changing.isPending}>
        {changing.isPending ? 'Trocando...' : 'Trocar senha'}
      </Button>
    </form>
  )
}
