import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { changeSupplier, type StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call, messageOf } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { showToast } from '../show-toast.ts'
import { parseRate, rateProblem } from './parse-rate.ts'
import css from './supplier-form.module.css'
import { suppliersQuery } from './suppliers-query.ts'

type Draft = { name: string; key: string; rate: string }

/** Changes the name, the key and the exchange rate of a supplier. A new key is tried before it is stored. */
export function SupplierEditor({ supplier, onClose }: { supplier: StaffSupplier; onClose: () => void }) {
  const { currency, isFromSettings, rateToBrl } = supplier
  const [draft, setDraft] = useState<Draft>({
    name: supplier.name,
    key: '',
    rate: rateToBrl.replace('.', ','),
  })
  const [problem, setProblem] = useState('')
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: () => save(draft, supplier),
    onSuccess: () => {
      showToast('Fornecedor salvo', 'A mudança já vale.')
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: suppliersQuery.queryKey }),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = validate(draft)
    setProblem(found)
    if (!found && !saving.isPending) saving.mutate()
  }
  const field = (name: keyof Draft) => ({
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setDraft((before) => ({ ...before, [name]: target.value })),
  })
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <TextField label="Nome" maxLength={40} {...field('name')} />
      {isFromSettings ? (
        <p className={css.hint}>O endereço e a chave dele ficam nas configurações da instalação.</p>
      ) : (
        <>
          <TextField
            label="Chave nova"
            type="password"
            maxLength={500}
            placeholder="Em branco, fica a de agora"
            {...field('key')}
            autoComplete="new-password"
          />
          {currency !== 'BRL' && (
            <TextField label={`Quantos reais vale 1 ${currency}`} inputMode="decimal" {...field('rate')} />
          )}
        </>
      )}
      <FormError>{problem || failureText(saving.error)}</FormError>
      <div className={css.buttons}>
        <Button type="submit" size="small" disabled={saving.isPending} aria-busy={saving.isPending}>
          {saving.isPending ? 'Salvando...' : 'Salvar'}
        </Button>
        <Button look="quiet" size="small" disabled={saving.isPending} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

function validate({ name, rate }: Draft): string {
  if (name.trim() === '') return 'Dê um nome ao fornecedor.'
  return parseRate(rate) ? '' : rateProblem
}

function save({ name, key, rate }: Draft, { id, version, isFromSettings, rateToBrl }: StaffSupplier) {
  const rateWanted = parseRate(rate)
  const connection = {
    ...(key.trim() && { key: key.trim() }),
    ...(rateWanted && Number(rateWanted) !== Number(rateToBrl) && { rateToBrl: rateWanted }),
  }
  return call(changeSupplier, {
    params: { id },
    body: { version, name: name.trim(), ...(!isFromSettings && connection) },
  })
}

const failureText = (error: Error | null) =>
  error ? (messageOf(error) ?? 'Não foi possível salvar. Tente de novo.') : ''
