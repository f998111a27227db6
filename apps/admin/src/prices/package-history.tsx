import type { PackageVersion, StaffPackage } from '@smm/contracts/prices/packages'
import { formatCents } from '@smm/pricing/money'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import { formatTimestamp } from '../format-values.ts'
import { Hint } from '../panel/form/form-layout.tsx'
import css from './package-editor.module.css'

type PackageHistoryProps = { package: StaffPackage; onTake: (terms: PackageVersion) => void }

/** Every version of a package; an earlier one can be taken into the form, which undoes what came after it. */
export function PackageHistory({ package: it, onTake }: PackageHistoryProps) {
  return (
    <section className={css.history} aria-label="Histórico">
      <h3>Histórico</h3>
      <ol>
        {it.versions.map((version) => (
          <li key={version.version}>
            <div>
              <p className={css.historyPrice}>
                <strong>{version.isWithdrawn ? 'Fora de venda' : formatCents(version.priceCents)}</strong>
                {version.originalCents !== null && !version.isWithdrawn && (
                  <s>{formatCents(version.originalCents)}</s>
                )}
                {version.version === it.inForce && <Badge tone="good">em vigor</Badge>}
                {version.publishedAt === null && <Badge>nunca valeu</Badge>}
              </p>
              <Hint>{sourceText(version)}</Hint>
            </div>
            {version.version !== it.inForce && !version.isWithdrawn && (
              <Button look="quiet" size="small" onClick={() => onTake(version)}>
                Usar estes valores
                <span className={visuallyHidden}> de {formatTimestamp(version.savedAt)}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function sourceText({ savedBy, savedAt, validFrom, validUntil }: PackageVersion): string {
  const source = savedBy ? `${savedBy}, ${formatTimestamp(savedAt)}` : 'Tabela com que a loja começou'
  const isScheduled = Date.parse(validFrom) - Date.parse(savedAt) > 60_000
  const from = isScheduled ? `vale a partir de ${formatTimestamp(validFrom)}` : ''
  const until = validUntil ? `até ${formatTimestamp(validUntil)}` : ''
  return [source, from, until].filter(Boolean).join(' · ')
}
