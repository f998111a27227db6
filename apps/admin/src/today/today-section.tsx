import { useQuery } from '@tanstack/react-query'
import { type OverviewPeriod, overviewPeriods, showOverview } from '@smm/contracts/overview'
import { useMayCall } from '../identity/use-role.ts'
import { setSearchParam, usePanelUrl } from '../navigation.ts'
import { SelectField } from '../panel/controls/select-field.tsx'
import { Loaded } from '../panel/loading/loaded.tsx'
import { Toolbar } from '../panel/toolbar/toolbar.tsx'
import { ConversionCard } from './conversion/conversion-card.tsx'
import { NeedsYou } from './needs-you.tsx'
import { overviewQuery } from './overview-query.ts'
import { LatestOrders } from './latest-orders.tsx'
import { ShopSums } from './shop-sums.tsx'

const defaultPeriod = 30
const periods = overviewPeriods.map((days) => ({ value: String(days), name: `Últimos ${days} dias` }))

/** The day in one look: what needs a person, what was sold and what is left of it. */
export function TodaySection() {
  const { search } = usePanelUrl()
  const days: OverviewPeriod =
    overviewPeriods.find((it) => String(it) === search.get('dias')) ?? defaultPeriod
  const seesSums = useMayCall(showOverview)
  const overview = useQuery({ ...overviewQuery(days), enabled: seesSums })
  return (
    <>
      <NeedsYou />
      {seesSums && (
        <>
          <Toolbar>
            <SelectField
              label="Período"
              value={String(days)}
              options={periods}
              onSelect={(next) =>
                setSearchParam('dias', next === String(defaultPeriod) ? '' : next, { replace: true })
              }
            />
          </Toolbar>
          <Loaded
            query={overview}
            loadingText="Somando os dias..."
            failedText="Não foi possível somar os dias."
            skeletonRows={8}
          >
            {(sums) => <ShopSums overview={sums} />}
          </Loaded>
          <ConversionCard days={days} />
        </>
      )}
      <LatestOrders />
    </>
  )
}
