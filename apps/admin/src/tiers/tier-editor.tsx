import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type Product, productName } from '@smm/contracts/products'
import { sameProduct } from '@smm/contracts/same-product'
import { addTier, changeTier, type StaffTier } from '@smm/contracts/tiers'
import { publishedProducts } from '@smm/pricing/published-products'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call, messageOf } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { Choice, FieldGroup, Form, FormButtons, Hint, Hinted } from '../panel/form/form-layout.tsx'
import { packagesQuery, priceBookQuery } from '../prices/prices-query.ts'
import { showToast } from '../show-toast.ts'
import { routesQuery } from '../suppliers/suppliers-query.ts'
import { tiersQuery } from './tiers-query.ts'

type TierDraft = { name: string; sentence: string; position: string; products: Product[]; isOn: boolean }

const draftOf = (tier: StaffTier | undefined): TierDraft => ({
  name: tier?.name ?? '',
  sentence: tier?.sentence ?? '',
  position: String(tier?.position ?? 1),
  products: tier?.products ?? [],
  isOn: tier?.isOn ?? true,
})

const parsePosition = (text: string) => (/^[1-9]\d?$/.test(text.trim()) ? Number(text) : undefined)

/** The first error of the form; empty when it can be saved. */
function validate({ name, position }: TierDraft): string {
  if (!name.trim()) return 'Dê um nome ao nível.'
  return parsePosition(position) ? '' : 'Informe a ordem com um número de 1 a 99.'
}

type TierEditorProps = {
  /** Absent: a new tier. */
  edited: StaffTier | undefined
  onClose: () => void
}

/** Edits a tier: what it is called, what it includes, and which services have it. */
export function TierEditor({ edited, onClose }: TierEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(edited))
  const [error, setError] = useState('')
  const change = (part: Partial<TierDraft>) => setDraft((before) => ({ ...before, ...part }))
  const saving = useSaving(draft, edited, onClose)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = validate(draft)
    setError(found)
    if (!found && !saving.isPending) saving.mutate()
  }
  const failure = saving.error ? (messageOf(saving.error) ?? 'Não foi possível salvar. Tente de novo.') : ''
  return (
    <Form onSubmit={onSubmit}>
      {!edited && (
        <Hinted hint="Fica escrito nos pedidos, por isso não muda depois.">
          <TextField
            label="Nome"
            maxLength={40}
            autoComplete="off"
            placeholder="Premium com reposição"
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Hinted>
      )}
      <Hinted hint="Uma frase, que o cliente lê ao lado dos pacotes.">
        <TextField
          label="O que inclui"
          maxLength={200}
          autoComplete="off"
          value={draft.sentence}
          onChange={({ target }) => change({ sentence: target.value })}
        />
      </Hinted>
      {!edited?.isStandard && <Placement draft={draft} onChange={change} />}
      <FormError>{error || failure}</FormError>
      <FormButtons>
        <Button type="submit" size="small" disabled={saving.isPending} aria-busy={saving.isPending}>
          {saving.isPending ? 'Salvando...' : 'Salvar nível'}
        </Button>
        <Button look="quiet" size="small" disabled={saving.isPending} onClick={onClose}>
          Cancelar
        </Button>
      </FormButtons>
    </Form>
  )
}

type PlacementProps = { draft: TierDraft; onChange: (part: Partial<TierDraft>) => void }

function Placement({ draft: { position, products, isOn }, onChange }: PlacementProps) {
  const toggle = (product: Product, isChosen: boolean) =>
    onChange({
      products: isChosen ? [...products, product] : products.filter((it) => !sameProduct(it, product)),
    })
  return (
    <>
      <FieldGroup title="Para quais serviços">
        {publishedProducts.map((product) => (
          <Choice
            key={productName(product)}
            type="checkbox"
            checked={products.some((it) => sameProduct(it, product))}
            onChange={({ target }) => toggle(product, target.checked)}
          >
            {productName(product)}
          </Choice>
        ))}
        <Hint>
          Um serviço vende neste nível quando tem pacotes aqui e alguém que entrega, em Fornecedores.
        </Hint>
      </FieldGroup>
      <Hinted hint="O padrão vem sempre primeiro.">
        <TextField
          label="Ordem"
          inputMode="numeric"
          autoComplete="off"
          value={position}
          onChange={({ target }) => onChange({ position: target.value })}
        />
      </Hinted>
      <Choice type="checkbox" checked={isOn} onChange={({ target }) => onChange({ isOn: target.checked })}>
        Ligado
      </Choice>
    </>
  )
}

function useSaving(draft: TierDraft, edited: StaffTier | undefined, onClose: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => save(draft, edited),
    onSuccess: ({ name }) => {
      showToast('Nível salvo', `${name}: agora dê a ele pacotes aqui e quem entrega em Fornecedores.`)
      onClose()
    },
    // Also after a failure: somebody else's change must be shown.
    onSettled: () =>
      Promise.all(
        [tiersQuery, packagesQuery, priceBookQuery, routesQuery].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

function save({ name, sentence, position, products, isOn }: TierDraft, edited: StaffTier | undefined) {
  const terms = { sentence: sentence.trim(), position: parsePosition(position) ?? 1, products, isOn }
  return edited
    ? call(changeTier, { params: { id: edited.id }, body: { ...terms, version: edited.version } })
    : call(addTier, { body: { name: name.trim(), ...terms } })
}
