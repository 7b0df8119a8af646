import { queryOptions } from '@tanstack/react-query'
import { api } from '../calls/api.ts'

/** The user's communities, the current one first. */
export const myCommunities = (userId: string) =>
  queryOptions({ queryKey: ['communities', userId], queryFn: () => api.community.listByUser({ userId }) })
