import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ChartRange } from '#contract/analytics/chart.ts'
import { api } from '#web/lib/calls/api.ts'

/** Asked again while changes are being counted. */
const renewalMs = 2500

export const chartQuery = (range: ChartRange) =>
  queryOptions({
    queryKey: ['chart data', range],
    queryFn: () => api.chart.data({ range }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isRenewing ? renewalMs : false),
  })

/** Asked again when the figures were made again. */
export const distributionsQuery = (madeAt: string | null) =>
  queryOptions({
    queryKey: ['chart distributions', madeAt],
    queryFn: () => api.chart.distributions({}),
    placeholderData: keepPreviousData,
  })
