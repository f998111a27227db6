import type { ReactNode } from 'react'
import { formatCents } from '@smm/pricing/money'
import { packageTitle } from '@smm/pricing/package-title'
import { Badge } from '@smm/ui/badge'
import { parseReais } from '../panel/form/typed-values.ts'
import { PanelIcon } from '../panel/controls/panel-icon.tsx'
import { Hint } from '../panel/form/form-layout.tsx'
import { cheaperPair, judgePrice } from './judge-price.ts'
import type { PackageDraft } from './package-draft.ts'
import { dearerText, pricesOf } from './dearer-text.ts'
import type { PricedProduct } from './priced-product.ts'
import css from './package-editor.module.css'

type PackagePreviewProps = { product: PricedProduct; draft: PackageDraft; quantity: number | undefined }

/** The package as the pages and the chat will show it, and the margin that it leaves, before it is saved. */
export function PackagePreview({ product, draft, quantity }: PackagePreviewProps) {
  const priceCents = parseReais(draft.price)
  if (!quantity || !priceCents) return null
  const original = parseReais(draft.original)
  const judged = judgePrice(product.offer, quantity, priceCents)
  const pair = cheaperPair(pricesOf(product), { quantity, priceCents })
  const badge = draft.pages.includes('prices') ? draft.badge : draft.landingBadge
  return (
    <section className={css.preview} aria-label="Como vai ficar">
      <h3>Como vai ficar</h3>
      <div className={css.sample}>
        <p className={css.sampleHead}>
          <strong>{draft.name.trim() || 'Pacote'}</strong>
          {badge && <Badge tone="sun">{badge}</Badge>}
        </p>
        <p>{packageTitle(product, quantity)}</p>
        <p className={css.samplePrice}>
          {original !== undefined && original > priceCents && <s>{formatCents(original)}</s>}
          <strong>{formatCents(priceCents)}</strong>
        </p>
      </div>
      <Hint>
        {judged
          ? `Custo ${formatCents(judged.costCents)}, piso ${formatCents(judged.floorCents)}: margem de ${judged.markupPercent.toLocaleString('pt-BR')}%.`
          : 'O custo no fornecedor ainda não é conhecido: não dá para calcular piso e margem.'}
      </Hint>
      {judged && priceCents < judged.floorCents && (
        <Notice>Fica abaixo do piso de {formatCents(judged.floorCents)}.</Notice>
      )}
      {pair && <Notice>{dearerText(pair)}</Notice>}
    </section>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className={css.notice}>
    <PanelIcon name="warning" size="1rem" />
    <span>{children}</span>
  </p>
)
