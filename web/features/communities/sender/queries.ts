import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/calls/api.ts'

export const senderQuery = queryOptions({ queryKey: ['sender'], queryFn: () => api.sender.get() })
