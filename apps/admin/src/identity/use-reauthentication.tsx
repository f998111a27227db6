import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Reauthentication } from '@smm/contracts/staff'
import { TextField } from '@smm/ui/field'
import { refusalCodeOf, messageOf } from '../call.ts'
import { accountQuery } from '../staff/staff-queries.ts'

const empty = { password: '', code: '' }

/** Fields that ask the signed-in member for the password again, and for a code if two-factor authentication is on. */
export function useReauthentication(label = 'Sua senha', autoFocus = false) {
  const client = useQueryClient()
  const needsCode = useQuery(accountQuery).data?.hasSecondStep === true
  const [typed, setTyped] = useState(empty)
  const field = (name: keyof typeof empty, input: ComponentProps<typeof TextField>): ReactNode => (
    <TextField
      required
      value={typed[name]}
      onChange={(event) => setTyped((before) => ({ ...before, [name]: event.target.value }))}
      {...input}
    />
  )
  const code = typed.code.trim()
  const proof: Reauthentication = needsCode
    ? { password: typed.password, code }
    : { password: typed.password }
  return {
    fields: (
      <>
        {field('password', {
          label,
          type: 'password',
          autoComplete: 'current-password',
          autoFocus,
        })}
        {needsCode &&
          field('code', { label: 'Código do aplicativo ou de reserva', autoComplete: 'one-time-code' })}
      </>
    ),
    proof,
    /** The error of an empty field; empty if all are filled in. */
    validationError: !typed.password
      ? 'Informe a sua senha.'
      : needsCode && !code
        ? 'Informe o código do aplicativo.'
        : '',
    clear: () => setTyped(empty),
    /** The text of a failure. Clears the code, which is valid once; the account is read again if it needs one now. */
    failureText(error: Error, fallback: string): string {
      setTyped((before) => ({ ...before, code: '' }))
      if (refusalCodeOf(error) === 'OWN_CODE_NEEDED')
        void client.invalidateQueries({ queryKey: accountQuery.queryKey })
      return messageOf(error) ?? fallback
    },
  }
}
