import { queryOptions } from '@tanstack/react-query'
import { api } from '../calls/api.ts'

/** The communities that the signed-in user is connected to, the current one first. */
export const myCommunities = (userId: string) =>
  queryOptions({ queryKey: ['communities', userId], queryFn: () => api.community.listByUser({ userId }) })
