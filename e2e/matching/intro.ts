import type { APIRequestContext, APIResponse } from '@playwright/test'
import type { Recommendation } from '#contract/matching/recommendation.ts'
import { call } from '../auth/account.ts'
import { type Member, makeMember, read } from '../participants/participant.ts'

/** Two members of a story's own, who do not know each other yet. */
export const makeTwo = (request: APIRequestContext): Promise<[Member, Member]> =>
  Promise.all([makeMember(request, 'samovar'), makeMember(request, 'samovar')])

/** Connect, as it is sent. */
export const introduce = (
  request: APIRequestContext,
  from: { token: string },
  participantId: string,
  introMessage = '',
): Promise<APIResponse> =>
  call(request, 'samovar', '/api/matching/send-intro', { token: from.token, data: { participantId, introMessage } })

export async function recommendedTo(
  request: APIRequestContext,
  { token }: { token: string },
): Promise<Recommendation[]> {
  return (await read(request, 'samovar', '/api/matching/instant', token)).items
}
