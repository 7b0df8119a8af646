import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

export const providerQuery = queryOptions({ queryKey: ['provider setting'], queryFn: () => api.providerSetting.get() })
