import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test'
import type { ProfileInput } from '#contract/participants/profile-shapes.ts'
import { call } from '../api.ts'
import { type CreatedParticipant, createParticipant } from '../participants/participant.ts'
import { expect } from '../test.ts'
import type { Words } from '../words.ts'

/** Two participants that only this story has, who do not know each other yet. */
export const createPair = (
  request: APIRequestContext,
  one: Partial<ProfileInput> = {},
  other: Partial<ProfileInput> = {},
): Promise<[CreatedParticipant, CreatedParticipant]> =>
  Promise.all([createParticipant(request, 'samovar', one), createParticipant(request, 'samovar', other)])

/** What one of two says of oneself, and what the other looks for. */
export const fitting = {
  maker: { about: 'I am a violin maker and restore violins.', lookingFor: 'A photographer' },
  photographer: { about: 'I am a photographer of concerts.', lookingFor: 'A violin maker who restores violins' },
}

/** Badge and reason of two who fit, in words of both. */
export async function expectMatch(within: Page | Locator, { ui }: Words): Promise<void> {
  await expect(within.getByText(new RegExp(`^(${ui.relevance.HIGH}|${ui.relevance.MEDIUM})$`)).first()).toBeVisible()
  await expect(within.getByText(ui.why, { exact: true })).toBeVisible()
  await expect(
    within.getByText(/[“«].*violin maker.*[”»].*photographer|[“«].*photographer.*[”»].*violin maker/i),
  ).toBeVisible()
}

export const sendIntro = (
  request: APIRequestContext,
  from: { token: string },
  participantId: string,
  introMessage = '',
): Promise<APIResponse> =>
  call(request, 'samovar', '/api/matching/send-intro', { token: from.token, data: { participantId, introMessage } })
