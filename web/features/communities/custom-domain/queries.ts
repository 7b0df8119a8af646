import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

export const domainQuery = queryOptions({ queryKey: ['custom domain'], queryFn: () => api.customDomain.get() })
