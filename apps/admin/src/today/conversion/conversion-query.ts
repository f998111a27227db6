import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { showConversion } from '@smm/contracts/conversion'
import type { OverviewPeriod } from '@smm/contracts/overview'
import { call } from '../../call.ts'

export const conversionQuery = (days: OverviewPeriod) =>
  queryOptions({
    queryKey: ['conversion', days],
    queryFn: () => call(showConversion, { query: { days } }),
    placeholderData: keepPreviousData,
  })
