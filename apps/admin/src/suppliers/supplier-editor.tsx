import { type ChangeEvent, useState } from 'react'
import { changeSupplier, type StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import { TextField } from '@smm/ui/field'
import { call } from '../call.ts'
import { EditForm } from '../panel/form/edit-form.tsx'
import { Hint } from '../panel/form/form-layout.tsx'
import { useSaving } from '../panel/form/use-saving.ts'
import { parseRate, rateProblem } from './parse-rate.ts'
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
  const saving = useSaving({
    save: () => save(draft, supplier),
    shownBy: [suppliersQuery],
    toast: () => ['Fornecedor salvo', 'A mudança já vale.'],
    onClose,
  })
  const field = (name: keyof Draft) => ({
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setDraft((before) => ({ ...before, [name]: target.value })),
  })
  return (
    <EditForm saving={saving} validate={() => validate(draft)} button="Salvar" onClose={onClose}>
      <TextField label="Nome" maxLength={40} {...field('name')} />
      {isFromSettings ? (
        <Hint>O endereço e a chave dele ficam nas configurações da instalação.</Hint>
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
    </EditForm>
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
