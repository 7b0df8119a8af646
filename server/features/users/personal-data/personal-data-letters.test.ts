import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { requestOf } from '#server/features/matching/request/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
})
afterAll(() => t.stop())

const idle = () =>
  expect.poll(() => t.owner`select from graphile_worker._private_jobs`, { timeout: 60_000 }).toHaveLength(0)

type Kept = { kind: string; recipient: string; text: string; about: string[] }

test('a letter or messenger text that names a participant says so, unless it is their own', async () => {
  const here = await buildCommunity(t)
  await buildConnection(t, { communityId: here.id, role: 'ROLE_ADMIN' })
  const people = {
    Annika: await buildSignedInParticipant(t, here.id, { firstName: 'Annika' }),
    Borislav: await buildSignedInParticipant(t, here.id, { firstName: 'Borislav' }),
  }
  const { Annika: anna, Borislav: boris } = people
  for (const { userId } of [anna, boris])
    await t.owner`
      insert into telegram_account (user_id, chat_id, linked_at) values (${userId}, ${userId}, ${t.clock.now()})`
  const as = ({ token }: { token: string }) => ({ host: here.host, token })
  const sent = await t.call(api.intro.send, { participantId: boris.id, introMessage: 'Tea?' }, as(anna))
  // One that is answered already is not delivered.
  await idle()
  await t.call(api.intro.answer, { id: sent.body.intro.id, accept: true, message: 'Yes' }, as(boris))
  await t.call(api.request.answer, { id: await requestOf(t, boris.id), answer: 'I can help' }, as(anna))
  await t.call(api.participant.reach, { participantId: boris.id, message: 'Hello' }, as(anna))
  await t.call(api.report.create, { participantId: boris.id, reason: 'SPAM', text: 'Much' }, as(anna))
  await idle()

  const letters = await t.owner<Kept[]>`
    select kind, recipient, subject || ' ' || plain as text, about from letter where community_id = ${here.id}`
  const texts = await t.owner<Kept[]>`
    select m.kind, u.email as recipient, m.text, m.about from messenger_text m
    join participant p on p.id = m.participant_id join app_user u on u.id = p.user_id where m.community_id = ${here.id}`
  expect([...new Set(letters.map(({ kind }) => kind))].sort()).toEqual([
    'intro.accepted',
    'intro.received',
    'participant.report',
    'person.reach',
    'request.answered',
  ])
  expect(texts).toHaveLength(3)
  for (const { kind, recipient, text, about } of [...letters, ...texts])
    for (const [name, { id, email }] of Object.entries(people))
      if (recipient !== email) expect(about.includes(id), `${kind} names ${name}`).toBe(text.includes(name))
}, 90_000)

test('a letter that names a participant is not written once they have deleted their account', async () => {
  const here = await buildCommunity(t)
  const { id: about } = await buildSignedInParticipant(t, here.id)
  const write = () =>
    t.app.openScope(here.id, true, async scope => {
      const letter = { lang: 'en' as const, subject: 'Meet Vera', html: 'Vera', plain: 'Vera' }
      await scope.post({ kind: 'community.opened', recipient: 'other@example.com', about: [about], ...letter })
    })
  await write()
  await t.owner`delete from participant where id = ${about}`
  await expect(write()).rejects.toThrow('A participant named in the text no longer exists')
})
