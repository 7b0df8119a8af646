import type { APIRequestContext, APIResponse } from '@playwright/test'
import { call } from '../api.ts'
import { type CreatedParticipant, createParticipant } from '../participants/participant.ts'

/** Two participants that only this story has, who do not know each other yet. */
export const createPair = (request: APIRequestContext): Promise<[CreatedParticipant, CreatedParticipant]> =>
  Promise.all([createParticipant(request, 'samovar'), createParticipant(request, 'samovar')])

export const sendIntro = (
  request: APIRequestContext,
  from: { token: string },
  participantId: string,
  introMessage = '',
): Promise<APIResponse> =>
  call(request, 'samovar', '/api/matching/send-intro', { token: from.token, data: { participantId, introMessage } })
