import type { StaffPackage } from '@smm/contracts/prices/packages'
import { type Badge, badges, type PricePage } from '@smm/contracts/prices/price-book'
import { formatCents } from '@smm/pricing/money'
import { TextField } from '@smm/ui/field'
import { type Option, SelectField } from '../panel/controls/select-field.tsx'
import { Choice, FieldGroup, FieldRow, Hint, Hinted } from '../panel/form/form-layout.tsx'
import { parseCount } from '../panel/form/typed-values.ts'
import { type PackageDraft, strikeablePrices, versionInForce } from './package-draft.ts'
import type { PricedProduct } from './priced-product.ts'
import css from './package-editor.module.css'

type PackageFieldsProps = {
  product: PricedProduct
  edited: StaffPackage | undefined
  draft: PackageDraft
  onChange: (part: Partial<PackageDraft>) => void
}

/** The inputs of a package's terms. */
export function PackageFields({ product, edited, draft, onChange }: PackageFieldsProps) {
  const text = (name: 'quantity' | 'name' | 'price' | 'original' | 'from' | 'until') => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  const quantity = parseCount(draft.quantity)
  const strikeable = strikeablePrices(edited ?? product.packages.find((it) => it.quantity === quantity))
  return (
    <>
      <FieldRow>
        {!edited && (
          <TextField
            label="Quantidade"
            inputMode="numeric"
            autoComplete="off"
            placeholder="2.000"
            {...text('quantity')}
          />
        )}
        <TextField label="Nome" maxLength={40} autoComplete="off" {...text('name')} />
      </FieldRow>
      <FieldRow>
        <TextField label="Preço (R$)" inputMode="decimal" autoComplete="off" {...text('price')} />
        <Hinted
          hint={
            strikeable.length > 0
              ? `Opcional. Pode ser ${orList.format(strikeable.map(formatCents))}.`
              : 'Só depois de um preço ter sido cobrado.'
          }
        >
          <TextField
            label="Preço riscado (R$)"
            inputMode="decimal"
            autoComplete="off"
            {...text('original')}
          />
        </Hinted>
      </FieldRow>
      <Places product={product} edited={edited} draft={draft} onChange={onChange} />
      <Schedule draft={draft} onChange={onChange} text={text} />
    </>
  )
}

const orList = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

const badgeOptions: Array<Option<Badge | ''>> = [
  { value: '', name: 'Sem destaque' },
  ...badges.map((value) => ({ value, name: value })),
]
// A select item may not have an empty value.
const none = 'none'
const selectable = badgeOptions.map((it) => ({ ...it, value: it.value || none }))

function Places({ product, edited, draft, onChange }: PackageFieldsProps) {
  const others = product.packages.filter(({ id }) => id !== edited?.id)
  const isAloneOnLanding =
    draft.pages.includes('landing') && !others.some((it) => versionInForce(it)?.pages.includes('landing'))
  const toggle = (page: PricePage, isOn: boolean) =>
    onChange({ pages: isOn ? [...draft.pages, page] : draft.pages.filter((it) => it !== page) })
  const badge = (label: string, name: 'badge' | 'landingBadge') => (
    <SelectField
      label={label}
      value={draft[name] || none}
      options={selectable}
      onSelect={(value) => onChange({ [name]: value === none ? '' : value })}
    />
  )
  return (
    <FieldGroup title="Onde aparece">
      {pagePlaces.map(({ page, name, badgeLabel, badgeName }) => (
        <div key={page} className={css.place}>
          <Choice
            type="checkbox"
            checked={draft.pages.includes(page)}
            onChange={({ target }) => toggle(page, target.checked)}
          >
            {name}
          </Choice>
          {draft.pages.includes(page) && badge(badgeLabel, badgeName)}
        </div>
      ))}
      {isAloneOnLanding && (
        <Hint>
          Sem pacotes marcados, a página do serviço mostra os da página de preços. Com este marcado, mostra só
          ele.
        </Hint>
      )}
    </FieldGroup>
  )
}

const pagePlaces = [
  {
    page: 'prices',
    name: 'Página de preços',
    badgeLabel: 'Destaque na página de preços',
    badgeName: 'badge',
  },
  {
    page: 'landing',
    name: 'Página do serviço',
    badgeLabel: 'Destaque na página do serviço',
    badgeName: 'landingBadge',
  },
] as const

type ScheduleProps = Pick<PackageFieldsProps, 'draft' | 'onChange'> & {
  text: (name: 'from' | 'until') => {
    value: string
    onChange: (event: { target: { value: string } }) => void
  }
}

function Schedule({ draft, onChange, text }: ScheduleProps) {
  const choice = (isScheduled: boolean, name: string) => (
    <Choice
      type="radio"
      name="isScheduled"
      checked={draft.isScheduled === isScheduled}
      onChange={() => onChange({ isScheduled })}
    >
      {name}
    </Choice>
  )
  return (
    <FieldGroup title="Quando vale">
      {choice(false, 'Já, sem prazo')}
      {choice(true, 'Agendar')}
      {draft.isScheduled && (
        <FieldRow>
          <TextField label="Começa em (vazio: já)" type="datetime-local" {...text('from')} />
          <TextField label="Termina em (vazio: sem prazo)" type="datetime-local" {...text('until')} />
        </FieldRow>
      )}
      {draft.isScheduled && <Hint>Horário de Brasília. Quando termina, volta o preço que valia antes.</Hint>}
    </FieldGroup>
  )
}
