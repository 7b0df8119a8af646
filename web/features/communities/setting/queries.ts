import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

/** The record of the community, as its managers edit it. */
export const settingQuery = queryOptions({
  queryKey: ['community setting'],
  queryFn: () => api.communitySetting.get(),
})
