import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { isTopic, type LetterCategory } from '#contract/notifications/letter-topic.ts'
import { letterTopics } from '#contract/notifications/letter-topics.ts'
import { type NotificationKind, notificationTopics } from '#contract/notifications/notification-kinds.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { notify } from '#server/features/notifications/notification/actions.ts'
import { buildParticipantUser } from '#server/features/participants/participant/testing.ts'
import { renderLetter } from '#server/platform/mail/layout.tsx'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { buildDisabledTopic } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

const member = async (options: Parameters<typeof buildParticipantUser>[2] = {}) => {
  const person = await buildParticipantUser(t, here.id, options)
  const [row] = await t.owner<{ id: string }[]>`select id from participant where user_id = ${person.id}`
  return { ...person, participantId: row?.id ?? '', token: (await buildSession(t, person)).token }
}
const at = (token: string) => ({ host: here.host, token })
const kindsTo = async (recipient: string) =>
  (await t.owner<{ kind: string }[]>`select kind from letter where recipient = ${recipient} order by kind`).map(
    ({ kind }) => kind,
  )

const declared = (): [kind: string, category: LetterCategory][] =>
  t.app.features.flatMap(({ letters }) => Object.entries(letters)).sort()

/** Posts one letter of each kind that a feature declares. */
async function postEach(recipient: string): Promise<void> {
  await t.app.openScope(here.id, true, async scope => {
    const text = { about: [], lang: 'en' as const, subject: 'Hello', html: '<p>Hello</p>', plain: 'Hello' }
    for (const [kind] of declared()) await scope.post({ kind, recipient, ...text })
  })
}

describe('kinds of letters', () => {
  test('each is declared once', () => {
    const kinds = declared().map(([kind]) => kind)
    expect(kinds).toEqual([...new Set(kinds)])
    expect(kinds.length).toBeGreaterThan(15)
  })

  test.each(letterTopics)('of the topic %s are not sent to those who switched it off; all others are', async topic => {
    const person = await member()
    await buildDisabledTopic(t, { communityId: here.id, participantId: person.participantId, topic })
    await postEach(person.email)
    expect(await kindsTo(person.email)).toEqual(
      declared().flatMap(([kind, category]) => (category === topic ? [] : [kind])),
    )
  })

  test('that are no topic cannot be switched off, not even with all letters', async () => {
    const person = await member()
    await t.call(api.profile.updateNotificationPref, { contactType: 'EMAIL', disable: true }, at(person.token))
    const everything = { topic: 'SERVICE', isOn: false } as never
    expect((await t.call(api.letter.updateTopic, everything, at(person.token))).status).toBe(400)
    await postEach(person.email)
    const always = declared().flatMap(([kind, category]) => (isTopic(category) ? [] : [kind]))
    expect(always).toContain('auth.recovery')
    expect(await kindsTo(person.email)).toEqual(always)
  })

  test.each(Object.entries(notificationTopics))('%s has a one-click link for its topic', async (kind, topic) => {
    const person = await member()
    await t.app.openScope(here.id, true, async scope => {
      const notification = { participantId: person.participantId, kind: kind as NotificationKind, about: [] }
      await notify(scope, notification, {
        text: () => 'Hello',
        letter: ({ lang, unsubscribeUrl }) => {
          const content = {
            subject: 'Hello',
            preview: '',
            headline: 'Hello',
            children: null,
            footer: 'member' as const,
          }
          return renderLetter(scope.community, lang, { ...content, unsubscribeUrl })
        },
      })
    })
    const [letter] = await t.owner<{ headers: Record<string, string> }[]>`
      select headers from letter where recipient = ${person.email}`
    expect(letter?.headers['List-Unsubscribe']).toMatch(new RegExp(`/api/unsubscribe\\?token=[^&]+&topic=${topic}>$`))
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })

  test('that wait for the next day are not sent when their topic was switched off meanwhile', async () => {
    const person = await member()
    let letterId = ''
    await t.app.openScope(here.id, true, async scope => {
      const text = { about: [], lang: 'en' as const, subject: 'Hello', html: '<p>Hello</p>', plain: 'Hello' }
      letterId = await scope.post({ kind: 'matching.weekly', recipient: person.email, ...text })
    })
    await t.call(api.letter.updateTopic, { topic: 'weekly', isOn: false }, at(person.token))
    const job = t.app.work.jobs.find(({ name }) => name === 'letter.send')
    await t.app.openScope(here.id, false, async scope => job?.run({ letterId }, scope))
    expect(await kindsTo(person.email)).toEqual([])
  })
})

describe('topics in the settings', () => {
  test('are all on at first, are switched one by one, and include those for moderators and organisers only for them', async () => {
    const person = await member()
    const list = async (token: string) => (await t.call(api.letter.listTopics, {}, at(token))).body
    const usual = letterTopics.filter(topic => !['moderation', 'organising', 'managing'].includes(topic))
    expect(await list(person.token)).toEqual({ isEmailOn: true, topics: usual.map(topic => ({ topic, isOn: true })) })
    await t.call(api.letter.updateTopic, { topic: 'intros', isOn: false }, at(person.token))
    expect((await list(person.token)).topics.filter(({ isOn }) => !isOn)).toEqual([{ topic: 'intros', isOn: false }])
    await t.call(api.letter.updateTopic, { topic: 'intros', isOn: true }, at(person.token))
    expect((await list(person.token)).topics.every(({ isOn }) => isOn)).toBe(true)
    const moderator = await member()
    await t.owner`
      insert into permission (community_id, user_id, permission, granted_at)
      values (${here.id}, ${moderator.id}, 'CAN_MODERATE_COMMUNITY', ${t.clock.now()})`
    const offered = async ({ token }: { token: string }) => (await list(token)).topics.map(({ topic }) => topic)
    expect(await offered(moderator)).toEqual([...usual, 'moderation'])
    const organiser = await member()
    await buildEvent(t, { communityId: here.id, responsibles: [organiser.id] })
    expect(await offered(organiser)).toEqual(
      letterTopics.filter(topic => topic === 'organising' || usual.includes(topic)),
    )
    const manager = await member()
    await t.owner`
      insert into permission (community_id, user_id, permission, granted_at)
      values (${here.id}, ${manager.id}, 'CAN_VIEW_ADMIN_PANEL', ${t.clock.now()})`
    expect(await offered(manager)).toEqual([...usual, 'managing'])
  })
})
