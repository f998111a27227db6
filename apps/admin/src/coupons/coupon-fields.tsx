import type { InputHTMLAttributes } from 'react'
import { TextField } from '@smm/ui/field'
import { Choice, ChoiceRow, FieldGroup, FieldRow, Hint, Hinted } from '../panel/form/form-layout.tsx'
import { ProductChoices } from '../panel/form/product-choices.tsx'
import type { CouponDraft } from './coupon-draft.ts'

type CouponFieldsProps = {
  draft: CouponDraft
  isNew: boolean
  onChange: (part: Partial<CouponDraft>) => void
}

const unlimited = { inputMode: 'numeric', placeholder: 'Sem limite' } as const
const inputs = {
  code: { label: 'Código', maxLength: 24, placeholder: 'VERAO10' },
  percent: { label: 'Desconto (%)', inputMode: 'numeric', placeholder: '10' },
  amount: { label: 'Desconto (R$)', inputMode: 'decimal', placeholder: '10,00' },
  minimum: { label: 'Compra mínima (R$)', inputMode: 'decimal', placeholder: 'Sem mínimo' },
  from: { label: 'Começa em (vazio: já)', type: 'datetime-local' },
  until: { label: 'Termina em (vazio: sem prazo)', type: 'datetime-local' },
  maxUses: { label: 'Usos no total', ...unlimited },
  maxUsesPerVisitor: { label: 'Usos por visitante', ...unlimited },
} satisfies Partial<Record<keyof CouponDraft, InputHTMLAttributes<HTMLInputElement> & { label: string }>>

/** The inputs of a coupon. */
export function CouponFields({ draft, isNew, onChange }: CouponFieldsProps) {
  const field = (name: keyof typeof inputs) => (
    <TextField
      key={name}
      autoComplete="off"
      {...inputs[name]}
      value={draft[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  const kind = (value: CouponDraft['kind'], name: string) => (
    <Choice
      type="radio"
      name="kind"
      checked={draft.kind === value}
      onChange={() => onChange({ kind: value })}
    >
      {name}
    </Choice>
  )
  return (
    <>
      {isNew && (
        <Hinted hint="Maiúsculas, minúsculas e acentos não fazem diferença para quem digita.">
          {field('code')}
        </Hinted>
      )}
      <FieldGroup title="Desconto">
        <ChoiceRow>
          {kind('percent', 'Em porcentagem')}
          {kind('amount', 'Em reais')}
        </ChoiceRow>
        <FieldRow>
          {field(draft.kind)}
          {field('minimum')}
        </FieldRow>
      </FieldGroup>
      <Products draft={draft} onChange={onChange} />
      <FieldGroup title="Quando vale">
        <FieldRow>
          {field('from')}
          {field('until')}
        </FieldRow>
        <Hint>Horário de Brasília.</Hint>
      </FieldGroup>
      <FieldGroup title="Quantas vezes">
        <FieldRow>
          {field('maxUses')}
          {field('maxUsesPerVisitor')}
        </FieldRow>
        <Hint>
          Um PIX que vence sem pagamento devolve o uso. Visitante é a conversa, ou a página que recebe.
        </Hint>
      </FieldGroup>
    </>
  )
}

function Products({ draft, onChange }: Omit<CouponFieldsProps, 'isNew'>) {
  const { products, isForAll } = draft
  const choice = (value: boolean, name: string) => (
    <Choice
      type="radio"
      name="isForAll"
      checked={isForAll === value}
      onChange={() => onChange({ isForAll: value })}
    >
      {name}
    </Choice>
  )
  return (
    <FieldGroup title="Para quais produtos">
      <ChoiceRow>
        {choice(true, 'Todos')}
        {choice(false, 'Só alguns')}
      </ChoiceRow>
      {!isForAll && (
        <ProductChoices chosen={products} onChange={(chosen) => onChange({ products: chosen })} />
      )}
    </FieldGroup>
  )
}
