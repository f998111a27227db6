import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { addSupplier, checkSupplier, type SupplierCheck } from '@smm/contracts/suppliers/staff-suppliers'
import { TextField } from '@smm/ui/field'
import { call } from '../call.ts'
import { EditForm } from '../panel/form/edit-form.tsx'
import { Hint } from '../panel/form/form-layout.tsx'
import { useSaving } from '../panel/form/use-saving.ts'
import { CheckedSupplier } from './checked-supplier.tsx'
import { parseRate, rateProblem } from './parse-rate.ts'
import { suppliersQuery } from './suppliers-query.ts'

type Draft = { name: string; url: string; key: string; rate: string }

/** Adds a supplier in two steps: its balance and services are read and shown, then it is stored. */
export function AddSupplier({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ name: '', url: '', key: '', rate: '' })
  const checking = useMutation({ mutationFn: () => call(checkSupplier, { body: accessOf(draft) }) })
  const adding = useSaving({
    save: () => add(draft),
    shownBy: [suppliersQuery],
    toast: ({ name }) => [
      `${name} foi adicionado`,
      'Agora escolha o que ele entrega, em Quem entrega cada serviço.',
    ],
    onClose,
  })
  const found = checking.data
  const field = (name: keyof Draft) => ({
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setDraft((before) => ({ ...before, [name]: target.value }))
      // Another account has another balance.
      if (name === 'url' || name === 'key') checking.reset()
    },
  })
  return (
    <EditForm
      saving={found ? adding : checking}
      validate={() => validate(draft, found)}
      button={found ? 'Guardar fornecedor' : 'Consultar'}
      busyButton={found ? 'Guardando...' : 'Consultando...'}
      onClose={onClose}
    >
      <TextField label="Nome" maxLength={40} placeholder="Como você o chama" {...field('name')} />
      <TextField
        label="Endereço da API"
        type="url"
        inputMode="url"
        maxLength={500}
        placeholder="https://painel.com.br/api/v2"
        {...field('url')}
      />
      <TextField
        label="Chave da API"
        type="password"
        maxLength={500}
        {...field('key')}
        autoComplete="new-password"
      />
      <div aria-live="polite">
        {found ? (
          <CheckedSupplier check={found} />
        ) : (
          <Hint>
            Antes de guardar, consultamos o saldo e os serviços. Ele só recebe pedidos dos serviços que você
            escolher depois.
          </Hint>
        )}
      </div>
      {found && found.currency !== 'BRL' && (
        <TextField label={`Quantos reais vale 1 ${found.currency}`} inputMode="decimal" {...field('rate')} />
      )}
    </EditForm>
  )
}

function add({ name, rate, ...access }: Draft) {
  const rateToBrl = parseRate(rate)
  return call(addSupplier, {
    body: { name: name.trim(), ...accessOf(access), ...(rateToBrl && { rateToBrl }) },
  })
}

const accessOf = ({ url, key }: Pick<Draft, 'url' | 'key'>) => ({ url: url.trim(), key: key.trim() })

function validate({ name, url, key, rate }: Draft, found: SupplierCheck | undefined): string {
  if (name.trim() === '') return 'Dê um nome ao fornecedor.'
  if (!URL.canParse(url.trim())) return 'Informe o endereço completo, como https://painel.com.br/api/v2.'
  if (key.trim() === '') return 'Informe a chave da API.'
  return found && found.currency !== 'BRL' && !parseRate(rate) ? rateProblem : ''
}
