import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let here: { id: string; host: string }
let admin: { host: string; token: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  const place = await buildConnection(t, { communityId: here.id, permissions: ['CAN_VIEW_ADMIN_PANEL'] })
  admin = { host: here.host, token: (await buildSession(t, place)).token }
})
afterAll(() => t.stop())

test('managers read the answers to all questions, also those that members do not see', async () => {
  const { participantId: id, userId } = await buildParticipantUser(t, here.id)
  const questionId = '019a0000-0000-7000-8000-00000000000a'
  await t.owner`
    insert into question (community_id, id, place, type, text, is_answer_visible)
    values (${here.id}, ${questionId}, 1, 'TEXT', '{"en": "Why?", "ru": "Зачем?"}', false)`
  await t.owner`
    insert into answer (community_id, user_id, question_id, text, answered_at)
    values (${here.id}, ${userId}, ${questionId}, 'For the tea', now())`
  const { body } = await t.call(api.member.listAnswers, { participantId: id }, admin)
  expect(body).toMatchObject([{ question: { en: 'Why?' }, answer: { en: 'For the tea' }, isVisible: false }])
})
