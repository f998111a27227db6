import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { StaffRole } from '@smm/contracts/access'
import { addMember } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call } from '../call.ts'
import { useReauthentication } from '../identity/use-reauthentication.tsx'
import { FormError } from '../panel/controls/form-error.tsx'
import { DetailsSheet } from '../panel/sheet/details-sheet.tsx'
import { OneTimePassword } from './one-time-password.tsx'
import { RoleChoice } from './role-choice.tsx'
import { staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9._@-]{2,59}$/

type AddMemberProps = { isOpen: boolean; onClose: () => void }

export const AddMember = ({ isOpen, onClose }: AddMemberProps) => (
  <DetailsSheet isOpen={isOpen} title="Adicionar pessoa" onClose={onClose}>
    {isOpen && <AddForm onClose={onClose} />}
  </DetailsSheet>
)

function AddForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [username, setUsername] = useState('')
  const [role, setRole] = useState<StaffRole>('support')
  const reauthentication = useReauthentication('Confirme com a sua senha')
  const [error, setFormError] = useState('')
  const adding = useMutation({
    mutationFn: () =>
      call(addMember, { body: { username: username.trim(), role, ...reauthentication.proof } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: staffQuery.queryKey }),
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
  if (adding.data) return <OneTimePassword access={adding.data} onDone={onClose} />
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate aria-label="Adicionar pessoa">
      <TextField
        label="Usuário"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <RoleChoice legend="Função" value={role} onChange={setRole} />
      {reauthentication.fields}
      <FormError>{error}</FormError>
      <div className={css.buttons}>
        <Button type="submit" size="small" disabled={adding.isPending}>
          Adicionar
        </Button>
        <Button look="quiet" size="small" disabled={adding.isPending} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
