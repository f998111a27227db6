import { useState } from 'react'
import type { Product } from '@smm/contracts/products'
import { addTier, changeTier, type StaffTier } from '@smm/contracts/prices/tiers'
import { TextField } from '@smm/ui/field'
import { call } from '../call.ts'
import { EditForm } from '../panel/form/edit-form.tsx'
import { Choice, FieldGroup, Hint, Hinted } from '../panel/form/form-layout.tsx'
import { ProductChoices } from '../panel/form/product-choices.tsx'
import { useSaving } from '../panel/form/use-saving.ts'
import { packagesQuery, priceBookQuery } from '../prices/prices-query.ts'
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
  const change = (part: Partial<TierDraft>) => setDraft((before) => ({ ...before, ...part }))
  const saving = useSaving({
    save: () => save(draft, edited),
    shownBy: [tiersQuery, packagesQuery, priceBookQuery, routesQuery],
    toast: ({ name }) => [
      'Nível salvo',
      `${name}: agora dê a ele pacotes aqui e quem entrega em Fornecedores.`,
    ],
    onClose,
  })
  return (
    <EditForm saving={saving} validate={() => validate(draft)} button="Salvar nível" onClose={onClose}>
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
    </EditForm>
  )
}

type PlacementProps = { draft: TierDraft; onChange: (part: Partial<TierDraft>) => void }

function Placement({ draft: { position, products, isOn }, onChange }: PlacementProps) {
  return (
    <>
      <FieldGroup title="Para quais serviços">
        <ProductChoices chosen={products} onChange={(chosen) => onChange({ products: chosen })} />
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

function save({ name, sentence, position, products, isOn }: TierDraft, edited: StaffTier | undefined) {
  const terms = { sentence: sentence.trim(), position: parsePosition(position) ?? 1, products, isOn }
  return edited
    ? call(changeTier, { params: { id: edited.id }, body: { ...terms, version: edited.version } })
    : call(addTier, { body: { name: name.trim(), ...terms } })
}
