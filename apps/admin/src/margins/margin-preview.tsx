import { productName } from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { PanelIcon } from '../panel/controls/panel-icon.tsx'
import { formatCount, formatDecimal } from '../format-values.ts'
import css from './margin-preview.module.css'
import type { PriceEffect } from './preview-margins.ts'

/** The effect of the edited margins on prices, before they are saved. */
export function MarginPreview({ effects }: { effects: PriceEffect[] }) {
  if (effects.length === 0) return null
  const unsold = effects.filter(({ service }) => !service.isActive)
  return (
    <section className={css.card} aria-label="Efeito nos preços">
      <h2>O que muda ao salvar</h2>
      <EffectList effects={effects.filter(({ service }) => service.isActive)} />
      {unsold.length > 0 && (
        <details className={css.unsold}>
          <summary>{formatCount(unsold.length, 'serviço', 'serviços')} fora de venda</summary>
          <EffectList effects={unsold} />
        </details>
      )}
    </section>
  )
}

const EffectList = ({ effects }: { effects: PriceEffect[] }) => (
  <ul>
    {effects.map((effect) => (
      <EffectRow key={effect.service.id} effect={effect} />
    ))}
  </ul>
)

function EffectRow({
  effect: { service, percents, sale, packagesUnderFloor: below },
}: {
  effect: PriceEffect
}) {
  const { platform, category: serviceType } = service
  return (
    <li className={css.row}>
      <h3>{productName({ platform, serviceType })}</h3>
      <p>
        Margem {formatDecimal(percents.before)}% → <strong>{formatDecimal(percents.after)}%</strong>
      </p>
      <p>{saleText(sale)}</p>
      {below.map(({ quantity, priceCents, floorCents }) => (
        <p key={quantity} className={css.below}>
          <PanelIcon name="warning" size="1rem" />
          <span>
            O pacote de {formatQuantity(quantity)} continua a {formatCents(priceCents)} e fica abaixo do
            mínimo de {formatCents(floorCents)}.
          </span>
        </p>
      ))}
    </li>
  )
}

function saleText({ before, after }: PriceEffect['sale']): string {
  if (before === undefined || after === undefined) return 'Preço só quando o custo for conhecido'
  if (before === after) return `1K continua a ${formatCents(after)}`
  return `1K: ${formatCents(before)} → ${formatCents(after)}`
}
