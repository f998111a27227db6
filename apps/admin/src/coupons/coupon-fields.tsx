import type { ReactNode } from 'react'
import { type Product, productName, sameProduct } from '@smm/contracts/products'
import { publishedProducts } from '@smm/pricing/published-products'
import { TextField } from '@smm/ui/field'
import type { CouponDraft } from './coupon-draft.ts'
import css from './coupon-editor.module.css'

type CouponFieldsProps = {
  draft: CouponDraft
  isNew: boolean
  onChange: (part: Partial<CouponDraft>) => void
}
type TextName = {
  [Name in keyof CouponDraft]: CouponDraft[Name] extends string ? Name : never
}[keyof CouponDraft]

/** The inputs of a coupon. */
export function CouponFields({ draft, isNew, onChange }: CouponFieldsProps) {
  const text = (name: Exclude<TextName, 'kind'>) => ({
    autoComplete: 'off',
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      {isNew && (
        <div>
          <TextField label="Código" maxLength={24} placeholder="VERAO10" {...text('code')} />
          <p className={css.hint}>Maiúsculas, minúsculas e acentos não fazem diferença para quem digita.</p>
        </div>
      )}
      <Group title="Desconto">
        <div className={css.choices}>
          <Radio isOn={draft.kind === 'percent'} onPick={() => onChange({ kind: 'percent' })}>
            Em porcentagem
          </Radio>
          <Radio isOn={draft.kind === 'amount'} onPick={() => onChange({ kind: 'amount' })}>
            Em reais
          </Radio>
        </div>
        <div className={css.pair}>
          {draft.kind === 'percent' ? (
            <TextField label="Desconto (%)" inputMode="numeric" placeholder="10" {...text('percent')} />
          ) : (
            <TextField label="Desconto (R$)" inputMode="decimal" placeholder="10,00" {...text('amount')} />
          )}
          <TextField
            label="Compra mínima (R$)"
            inputMode="decimal"
            placeholder="Sem mínimo"
            {...text('minimum')}
          />
        </div>
      </Group>
      <Products draft={draft} onChange={onChange} />
      <Group title="Quando vale">
        <div className={css.pair}>
          <TextField label="Começa em (vazio: já)" type="datetime-local" {...text('from')} />
          <TextField label="Termina em (vazio: sem prazo)" type="datetime-local" {...text('until')} />
        </div>
        <p className={css.hint}>Horário de Brasília.</p>
      </Group>
      <Group title="Quantas vezes">
        <div className={css.pair}>
          <TextField
            label="Usos no total"
            inputMode="numeric"
            placeholder="Sem limite"
            {...text('maxUses')}
          />
          <TextField
            label="Usos por visitante"
            inputMode="numeric"
            placeholder="Sem limite"
            {...text('maxUsesPerVisitor')}
          />
        </div>
        <p className={css.hint}>
          Um PIX que vence sem pagamento devolve o uso. Visitante é a conversa, ou a página que recebe.
        </p>
      </Group>
    </>
  )
}

function Products({ draft, onChange }: Omit<CouponFieldsProps, 'isNew'>) {
  const { products, isForAll } = draft
  const toggle = (product: Product, isOn: boolean) =>
    onChange({
      products: isOn ? [...products, product] : products.filter((it) => !sameProduct(it, product)),
    })
  return (
    <Group title="Para quais produtos">
      <div className={css.choices}>
        <Radio isOn={isForAll} onPick={() => onChange({ isForAll: true })}>
          Todos
        </Radio>
        <Radio isOn={!isForAll} onPick={() => onChange({ isForAll: false })}>
          Só alguns
        </Radio>
      </div>
      {!isForAll &&
        publishedProducts.map((product) => (
          <label key={productName(product)} className={css.check}>
            <input
              type="checkbox"
              checked={products.some((it) => sameProduct(it, product))}
              onChange={({ target }) => toggle(product, target.checked)}
            />
            {productName(product)}
          </label>
        ))}
    </Group>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

type RadioProps = { isOn: boolean; onPick: () => void; children: string }

const Radio = ({ isOn, onPick, children }: RadioProps) => (
  <label className={css.check}>
    <input type="radio" checked={isOn} onChange={onPick} />
    {children}
  </label>
)
