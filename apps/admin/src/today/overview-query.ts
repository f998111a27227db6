import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type OverviewPeriod, showOverview } from '@smm/contracts/overview'
import { call } from '../call.ts'

/** The sums of a period; those of the period before it stay visible while they load. */
export const overviewQuery = (days: OverviewPeriod) =>
  queryOptions({
    queryKey: ['overview', days],
    queryFn: () => call(showOverview, { query: { days } }),
    placeholderData: keepPreviousData,
  })
