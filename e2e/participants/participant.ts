import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { ProfileInput } from '#contract/participants/profile-shapes.ts'
import type { Question } from '#contract/participants/question.ts'
import { communityId } from '#demo/communities/list.ts'
import { call, read, send } from '../api.ts'
import { type Account, openAccount } from '../auth/account.ts'
import type { Lang } from '../preferences.ts'

/** A word that no other story has. */
export const uniqueWord = (): string => `q${randomUUID().slice(0, 7)}`

export type CreatedParticipant = Account & { id: string; slug: string; lastName: string }

/** A participant that only this story has, created through the calls that the screens make. */
export async function createParticipant(
  request: APIRequestContext,
  community: string,
  profile: Partial<ProfileInput> = {},
): Promise<CreatedParticipant> {
  const account = await openAccount(request, community, 'member')
  const { token } = account
  const lastName = await fillProfile(request, community, account, profile)
  const user = await read(request, community, '/api/current-user', token)
  const created = await send(request, community, '/api/participant/create', token, { userId: user.userId })
  return { ...account, id: created.id, slug: created.slug, lastName }
}

/** A participant of the demo who reads this language: that of the community would replace English. */
export async function createReader(
  request: APIRequestContext,
  community: string,
  lang: Lang,
): Promise<CreatedParticipant> {
  const participant = await createParticipant(request, community)
  const chosen = { communityId: communityId(community), language: lang }
  await call(request, community, '/api/participant/update-language', { token: participant.token, data: chosen })
  return participant
}

/** Answers and profile of a newcomer, up to the last step of the onboarding. Returns the last name. */
export async function fillProfile(
  request: APIRequestContext,
  community: string,
  newcomer: Pick<Account, 'token' | 'email'>,
  profile: Partial<ProfileInput> = {},
): Promise<string> {
  await send(request, community, '/api/participant/update-answers', newcomer.token, {
    answers: await requiredAnswers(request, community, newcomer.token),
  })
  return fillSteps(request, community, newcomer, profile)
}

/** The profile of a newcomer who has answered the questions. Returns the last name. */
export async function fillSteps(
  request: APIRequestContext,
  community: string,
  { token, email }: Pick<Account, 'token' | 'email'>,
  profile: Partial<ProfileInput> = {},
): Promise<string> {
  const lastName = `Q${uniqueWord()}`
  const given = {
    firstName: 'Vera',
    lastName,
    about: 'I bake bread for three cafés and keep their books.',
    lookingFor: 'Someone who knows how to sell bread by subscription.',
    contacts: [
      { type: 'EMAIL', value: email },
      { type: 'LINKEDIN', value: `https://www.linkedin.com/in/${lastName}` },
      { type: 'TELEGRAM', value: `@${lastName}` },
    ],
    ...profile,
  }
  await send(request, community, '/api/participant/draft', token, { step: 'avatar', profile: given })
  return lastName
}

async function requiredAnswers(request: APIRequestContext, community: string, token: string) {
  const questions: Question[] = await read(request, community, '/api/participant/questions', token)
  return questions
    .filter(({ isRequired }) => isRequired)
    .map(({ id, type, options }) => ({
      questionId: id,
      text: type === 'YEAR' ? '2015' : '',
      options: options.slice(0, 1).map(option => option.id),
    }))
}
