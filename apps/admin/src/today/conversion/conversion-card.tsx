import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OverviewPeriod } from '@smm/contracts/overview'
import { Button } from '@smm/ui/button'
import { formatDay } from '../../format-values.ts'
import { Empty, Loaded } from '../../panel/loading/loaded.tsx'
import css from '../shop-sums.module.css'
import { conversionQuery } from './conversion-query.ts'
import { ConversionTable } from './conversion-table.tsx'
import { Funnel } from './funnel.tsx'

const noCampaign = 'Sem campanha'

/** How many visits end in a paid order, and where those that do came from. */
export function ConversionCard({ days }: { days: OverviewPeriod }) {
  const query = useQuery(conversionQuery(days))
  const [isTable, setTable] = useState(false)
  return (
    <section className={`${css.card} ${css.last}`} aria-labelledby="conversao">
      <header className={css.head}>
        <div>
          <h2 id="conversao">Da visita ao pagamento</h2>
          <p>Contado sem cookies. Cada conversa conta no dia em que começou.</p>
        </div>
        <Button look="quiet" size="small" onClick={() => setTable(!isTable)}>
          {isTable ? 'Ver como gráfico' : 'Ver por dia'}
        </Button>
      </header>
      <Loaded
        query={query}
        loadingText="Contando as visitas..."
        failedText="Não foi possível contar as visitas."
      >
        {({ total, before, byDay, bySource, byPage }) =>
          isTable ? (
            <ConversionTable
              name="Dia"
              rows={byDay.toReversed().map(({ day, ...row }) => ({ name: formatDay(day), ...row }))}
            />
          ) : total.visits + total.chats === 0 ? (
            <Empty title="Nenhuma visita neste período">
              <p>Divulgue o link da loja: cada visita aparece aqui, com a página e a campanha.</p>
            </Empty>
          ) : (
            <>
              <Funnel total={total} before={before} />
              <ConversionTable
                isBriefOnPhones
                name="Campanha"
                rows={bySource.map(({ source, ...row }) => ({ name: source || noCampaign, ...row }))}
              />
              <ConversionTable
                isBriefOnPhones
                name="Página"
                rows={byPage.map(({ page, ...row }) => ({ name: page || 'Outra', ...row }))}
              />
            </>
          )
        }
      </Loaded>
    </section>
  )
}
