import type { StaffPackage, StaffProduct } from '@smm/contracts/packages'
import { type Badge, badges, type PricePage } from '@smm/contracts/price-book'
import { formatCents } from '@smm/pricing/money'
import { packagesOf } from '@smm/pricing/price-book'
import { seedBook } from '@smm/pricing/seed-book'
import { TextField } from '@smm/ui/field'
import { type Option, SelectField } from '../panel/controls/select-field.tsx'
import { type PackageDraft, parseQuantity, strikeablePrices } from './package-draft.ts'
import css from './package-editor.module.css'

type PackageFieldsProps = {
  product: StaffProduct
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
  const quantity = parseQuantity(draft.quantity)
  const strikeable = strikeablePrices(edited ?? product.packages.find((it) => it.quantity === quantity))
  return (
    <>
      <div className={css.pair}>
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
      </div>
      <div className={css.pair}>
        <TextField label="Preço (R$)" inputMode="decimal" autoComplete="off" {...text('price')} />
        <div>
          <TextField
            label="Preço riscado (R$)"
            inputMode="decimal"
            autoComplete="off"
            {...text('original')}
          />
          <p className={css.hint}>
            {strikeable.length > 0
              ? `Opcional. Pode ser ${orList.format(strikeable.map(formatCents))}.`
              : 'Só depois de um preço ter sido cobrado.'}
          </p>
        </div>
      </div>
      <Places product={product} quantity={quantity} draft={draft} onChange={onChange} />
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

type PlacesProps = Omit<PackageFieldsProps, 'edited'> & { quantity: number | undefined }

function Places({ product, quantity, draft, onChange }: PlacesProps) {
  const hasPlace = packagesOf(seedBook, product).some((it) => it.quantity === quantity)
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
    <fieldset className={css.group}>
      <legend>Onde aparece</legend>
      {hasPlace ? (
        pagePlaces.map(({ page, name, badgeLabel, badgeName }) => (
          <div key={page} className={css.place}>
            <label className={css.check}>
              <input
                type="checkbox"
                checked={draft.pages.includes(page)}
                onChange={({ target }) => toggle(page, target.checked)}
              />
              {name}
            </label>
            {draft.pages.includes(page) && badge(badgeLabel, badgeName)}
          </div>
        ))
      ) : (
        <p className={css.hint}>
          No chat. As páginas mostram as quantidades com que a loja começou; esta vende na conversa.
        </p>
      )}
    </fieldset>
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
  return (
    <fieldset className={css.group}>
      <legend>Quando vale</legend>
      <label className={css.check}>
        <input type="radio" checked={!draft.isScheduled} onChange={() => onChange({ isScheduled: false })} />
        Já, sem prazo
      </label>
      <label className={css.check}>
        <input type="radio" checked={draft.isScheduled} onChange={() => onChange({ isScheduled: true })} />
        Agendar
      </label>
      {draft.isScheduled && (
        <div className={css.pair}>
          <TextField label="Começa em (vazio: já)" type="datetime-local" {...text('from')} />
          <TextField label="Termina em (vazio: sem prazo)" type="datetime-local" {...text('until')} />
        </div>
      )}
      {draft.isScheduled && (
        <p className={css.hint}>Horário de Brasília. Quando termina, volta o preço que valia antes.</p>
      )}
    </fieldset>
  )
}
