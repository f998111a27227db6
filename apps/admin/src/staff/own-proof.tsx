import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { OwnProof } from '@smm/contracts/staff'
import { TextField } from '@smm/ui/field'
import { refusalOf, wordsOf } from '../call.ts'
import { accountQuery } from './staff-queries.ts'

const nothing = { password: '', code: '' }

/**
 * Asks whoever is signed in for his password once more, and for a code when he has a second step. `takesFocus`: where this
 * is all that is asked.
 */
export function useOwnProof(label = 'Sua senha', takesFocus = false) {
  const client = useQueryClient()
  const needsCode = useQuery(accountQuery).data?.hasSecondStep === true
  const [typed, setTyped] = useState(nothing)
  const field = (name: keyof typeof nothing, input: ComponentProps<typeof TextField>): ReactNode => (
    <TextField
      required
      value={typed[name]}
      onChange={(event) => setTyped((before) => ({ ...before, [name]: event.target.value }))}
      {...input}
    />
  )
  const code = typed.code.trim()
  const proof: OwnProof = needsCode ? { password: typed.password, code } : { password: typed.password }
  return {
    fields: (
      <>
        {field('password', {
          label,
          type: 'password',
          autoComplete: 'current-password',
          autoFocus: takesFocus,
        })}
        {needsCode &&
          field('code', { label: 'Código do aplicativo ou de reserva', autoComplete: 'one-time-code' })}
      </>
    ),
    proof,
    /** What is not filled in yet; empty when nothing. */
    missing: !typed.password
      ? 'Informe a sua senha.'
      : needsCode && !code
        ? 'Informe o código do aplicativo.'
        : '',
    clear: () => setTyped(nothing),
    /** The words for a refusal. A code is good once, and a second step may have been switched on elsewhere. */
    complaintOf(error: Error, otherwise: string): string {
      setTyped((before) => ({ ...before, code: '' }))
      if (refusalOf(error) === 'OWN_CODE_NEEDED')
        void client.invalidateQueries({ queryKey: accountQuery.queryKey })
      return wordsOf(error) ?? otherwise
    },
  }
}
