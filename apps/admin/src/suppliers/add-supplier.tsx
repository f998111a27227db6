import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { addSupplier, checkSupplier, type SupplierCheck } from '@smm/contracts/suppliers/staff-suppliers'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call, messageOf } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { showToast } from '../show-toast.ts'
import { CheckedSupplier } from './checked-supplier.tsx'
import { parseRate, rateProblem } from './parse-rate.ts'
import css from './supplier-form.module.css'
import { suppliersQuery } from './suppliers-query.ts'

type Draft = { name: string; url: string; key: string; rate: string }

/** Adds a supplier in two steps: its balance and services are read and shown, then it is stored. */
export function AddSupplier({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ name: '', url: '', key: '', rate: '' })
  const [problem, setProblem] = useState('')
  const checking = useMutation({ mutationFn: () => call(checkSupplier, { body: accessOf(draft) }) })
  const adding = useAdding(draft, onClose)
  const found = checking.data
  const isBusy = checking.isPending || adding.isPending
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = validate(draft, found)
    setProblem(wrong)
    if (wrong || isBusy) return
    if (found) adding.mutate()
    else checking.mutate()
  }
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
    <form className={css.form} onSubmit={onSubmit} noValidate>
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
          <p className={css.hint}>
            Antes de guardar, consultamos o saldo e os serviços. Ele só recebe pedidos dos serviços que você
            escolher depois.
          </p>
        )}
      </div>
      {found && found.currency !== 'BRL' && (
        <TextField label={`Quantos reais vale 1 ${found.currency}`} inputMode="decimal" {...field('rate')} />
      )}
      <FormError>{problem || failureText(checking.error ?? adding.error)}</FormError>
      <div className={css.buttons}>
        <Button type="submit" size="small" disabled={isBusy} aria-busy={isBusy}>
          {submitText({ isFound: found !== undefined, isBusy })}
        </Button>
        <Button look="quiet" size="small" disabled={isBusy} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

function submitText({ isFound, isBusy }: { isFound: boolean; isBusy: boolean }): string {
  if (isFound) return isBusy ? 'Guardando...' : 'Guardar fornecedor'
  return isBusy ? 'Consultando...' : 'Consultar'
}

function useAdding({ name, rate, ...access }: Draft, onClose: () => void) {
  const client = useQueryClient()
  const rateToBrl = parseRate(rate)
  return useMutation({
    mutationFn: () =>
      call(addSupplier, {
        body: { name: name.trim(), ...accessOf(access), ...(rateToBrl && { rateToBrl }) },
      }),
    onSuccess: (added) => {
      showToast(
        `${added.name} foi adicionado`,
        'Agora escolha o que ele entrega, em Quem entrega cada serviço.',
      )
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: suppliersQuery.queryKey }),
  })
}

const accessOf = ({ url, key }: Pick<Draft, 'url' | 'key'>) => ({ url: url.trim(), key: key.trim() })

function validate({ name, url, key, rate }: Draft, found: SupplierCheck | undefined): string {
  if (name.trim() === '') return 'Dê um nome ao fornecedor.'
  if (!URL.canParse(url.trim())) return 'Informe o endereço completo, como https://painel.com.br/api/v2.'
  if (key.trim() === '') return 'Informe a chave da API.'
  return found && found.currency !== 'BRL' && !parseRate(rate) ? rateProblem : ''
}

const failureText = (error: Error | null) =>
  error ? (messageOf(error) ?? 'Não deu certo. Tente de novo.') : ''
