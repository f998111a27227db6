import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addPackage, changePackage, type StaffPackage } from '@smm/contracts/prices/packages'
import type { StaffTier } from '@smm/contracts/prices/tiers'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { packageTitle } from '@smm/pricing/package-title'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import { formatTimestamp } from '../format-values.ts'
import { ForRoles } from '../identity/for-roles.tsx'
import { EditButton } from '../panel/controls/edit-button.tsx'
import { Loaded } from '../panel/loading/loaded.tsx'
import { DetailsSheet } from '../panel/sheet/details-sheet.tsx'
import { Toolbar } from '../panel/toolbar/toolbar.tsx'
import { dearerText, pricesOf } from './dearer-text.ts'
import { cheaperPair, judgePrice } from './judge-price.ts'
import { newestOf, scheduledVersion, versionInForce } from './package-draft.ts'
import { PackageEditor } from './package-editor.tsx'
import { packagesQuery } from './prices-query.ts'
import { Card } from '../panel/layout/card.tsx'
import { RowNotice } from '../panel/layout/row-notice.tsx'
import { TierEditor } from '../tiers/tier-editor.tsx'
import { TiersCard } from '../tiers/tiers-card.tsx'
import { type PricedProduct, pricedProducts } from './priced-product.ts'
import css from './prices-section.module.css'

/** The package that is edited, a new one of the product without it, or a tier, which may be a new one too. */
type Edited = { product: PricedProduct; package?: StaffPackage } | { tier: StaffTier | 'new' }

export function PricesSection() {
  const query = useQuery(packagesQuery)
  const [edited, setEdited] = useState<Edited>()
  const close = () => setEdited(undefined)
  return (
    <>
      <Toolbar>
        <p className={css.note}>
          Um preço novo chega às páginas, ao chat e aos pedidos em até 10 segundos. O que já foi cobrado não
          muda.
        </p>
        <ForRoles endpoint={changePackage} act="mudam os preços" />
      </Toolbar>
      <Loaded
        query={query}
        loadingText="Carregando preços..."
        failedText="Não foi possível carregar os preços."
      >
        {(products) => (
          <div className={css.products}>
            {pricedProducts(products).map((product) => (
              <ProductCard key={product.name} product={product} onEdit={setEdited} />
            ))}
            <TiersCard onEdit={(tier) => setEdited({ tier })} />
          </div>
        )}
      </Loaded>
      <DetailsSheet isOpen={edited !== undefined} title={titleOf(edited)} onClose={close}>
        {edited && 'tier' in edited && (
          <TierEditor
            key={edited.tier === 'new' ? 'new' : edited.tier.version}
            edited={edited.tier === 'new' ? undefined : edited.tier}
            onClose={close}
          />
        )}
        {edited && 'product' in edited && (
          <PackageEditor
            key={edited.package?.version}
            product={edited.product}
            edited={edited.package}
            onClose={close}
          />
        )}
      </DetailsSheet>
    </>
  )
}

const titleOf = (edited: Edited | undefined) => {
  if (!edited) return 'Pacote'
  if ('tier' in edited) return edited.tier === 'new' ? 'Novo nível' : `Nível ${edited.tier.name}`
  const { product, package: it } = edited
  return it ? packageTitle(product, it.quantity) : `Novo pacote: ${product.name}`
}

type ProductCardProps = { product: PricedProduct; onEdit: (edited: Edited) => void }

function ProductCard({ product, onEdit }: ProductCardProps) {
  const { name, packages } = product
  return (
    <Card
      title={name}
      beside={
        <ForRoles endpoint={addPackage}>
          <Button look="quiet" size="small" onClick={() => onEdit({ product })}>
            Novo pacote<span className={visuallyHidden}> de {name}</span>
          </Button>
        </ForRoles>
      }
    >
      {packages.length === 0 && (
        <p className={css.empty}>Ainda sem pacotes: este nível não aparece para ninguém.</p>
      )}
      <ul>
        {packages.filter(isShown).map((it) => (
          <PackageRow
            key={it.id}
            package={it}
            product={product}
            onEdit={() => onEdit({ product, package: it })}
          />
        ))}
      </ul>
    </Card>
  )
}

/** Packages off sale stay in the list of those that can be sold again: the form for a new one finds them. */
const isShown = (it: StaffPackage) => it.inForce !== null || newestOf(it)?.isWithdrawn === false

type PackageRowProps = { package: StaffPackage; product: PricedProduct; onEdit: () => void }

function PackageRow({ package: it, product, onEdit }: PackageRowProps) {
  const terms = versionInForce(it)
  const scheduled = scheduledVersion(it)
  const shown = terms ?? newestOf(it)
  if (!shown) return null
  return (
    <li className={css.row}>
      <div className={css.name}>
        <h3>{formatQuantity(it.quantity)}</h3>
        <p>{shown.name}</p>
      </div>
      <p className={css.price}>
        {terms ? <strong>{formatCents(terms.priceCents)}</strong> : 'Ainda não vende'}
        {terms?.originalCents && (
          <span className={css.original}>
            <s>{formatCents(terms.originalCents)}</s>
            {terms.originalEvidence === 'unproven' && <Badge tone="warn">não comprovado</Badge>}
          </span>
        )}
      </p>
      {terms && <Judgement product={product} quantity={it.quantity} priceCents={terms.priceCents} />}
      <p className={css.places}>{placesText(shown.pages)}</p>
      <div className={css.edit}>
        <ForRoles endpoint={changePackage}>
          <EditButton what={packageTitle(product, it.quantity)} onClick={onEdit} />
        </ForRoles>
      </div>
      {scheduled && (
        <p className={css.scheduled}>
          Passa a {formatCents(scheduled.priceCents)} em {formatTimestamp(scheduled.validFrom)}
          {scheduled.validUntil && `, até ${formatTimestamp(scheduled.validUntil)}`}
        </p>
      )}
      {terms?.validUntil && (
        <p className={css.scheduled}>
          Vale até {formatTimestamp(terms.validUntil)}; depois volta o preço de antes
        </p>
      )}
      {terms && <DearerNote product={product} package={it} priceCents={terms.priceCents} />}
    </li>
  )
}

type JudgementProps = { product: PricedProduct; quantity: number; priceCents: number }

function Judgement({ product: { offer }, quantity, priceCents }: JudgementProps) {
  const judged = judgePrice(offer, quantity, priceCents)
  if (!judged) return <p className={css.unknown}>Custo ainda não conhecido</p>
  const isUnder = priceCents < judged.floorCents
  return (
    <dl className={css.figures}>
      <div data-bad={isUnder}>
        <dt>Piso</dt>
        <dd>{formatCents(judged.floorCents)}</dd>
      </div>
      <div data-bad={judged.markupPercent < 0}>
        <dt>Margem</dt>
        <dd>{judged.markupPercent.toLocaleString('pt-BR')}%</dd>
      </div>
    </dl>
  )
}

type DearerNoteProps = { product: PricedProduct; package: StaffPackage; priceCents: number }

function DearerNote({ product, package: { quantity }, priceCents }: DearerNoteProps) {
  const pair = cheaperPair(pricesOf(product), { quantity, priceCents })
  return pair && <RowNotice text={dearerText(pair)} />
}

const placesText = (pages: readonly string[]) => {
  const places = [
    ...(pages.includes('prices') ? ['página de preços'] : []),
    ...(pages.includes('landing') ? ['página do serviço'] : []),
    'chat',
  ]
  return new Intl.ListFormat('pt-BR').format(places)
}
