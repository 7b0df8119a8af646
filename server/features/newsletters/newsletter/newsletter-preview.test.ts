import { describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { NewsletterContent } from '#contract/newsletters/newsletter-content.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildMatching } from '#server/features/matching/recommendation/testing.ts'
import { buildDisabledTopic } from '#server/features/notifications/letter/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { runChore } from '#server/testing/chores.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { startNewsletterScene } from '#server/testing/newsletter-scene.ts'
import { recipientChores } from '../recipient/jobs.ts'
import { aContent, aText } from './testing.ts'

const scene = startNewsletterScene()
const { at, member, draft, sendNow, finished } = scene
/** A machine that is busy with something else must not fail a test. */
const patience = { timeout: 30_000, interval: 50 }

describe('recipients by filter and segment', () => {
  test('are those who match at that moment, together with the chosen ones', async () => {
    const [anna, boris, chosen, other] = [
      await member({ firstName: 'Annaxyz' }),
      await member({ firstName: 'Borisxyz' }),
      await member(),
      await member(),
    ]
    const named = (search: string) => ({ search, match: 'all' as const, conditions: [] })
    const segmentId = newId(scene.t.clock.now())
    await scene.t.owner`
      insert into segment (community_id, id, name, filter, created_at, changed_at)
      values (${scene.here.id}, ${segmentId}, 'Boris', ${JSON.stringify(named('Borisxyz'))}::text::jsonb, now(), now())`
    const recipients = { segmentIds: [segmentId], filter: named('Annaxyz'), participantIds: [chosen.id] }
    const { body } = await scene.t.call(api.newsletter.countRecipients, { recipients, channels: ['EMAIL'] }, at())
    expect(body.people).toBe(3)
    const { body: empty } = await scene.t.call(api.newsletter.create, { recipients }, at())
    const edit = { id: empty.id, version: 1, content: aContent, recipients, channels: ['EMAIL' as const] }
    await scene.t.call(api.newsletter.update, edit, at())
    await scene.t.call(api.newsletter.sendNow, { id: empty.id, version: 2 }, at())
    expect((await finished(empty.id)).progress.sent).toBe(3)
    for (const person of [anna, boris, chosen]) await letterTo(scene.t, person.email)
    expect(await lettersTo(scene.t, other.email)).toEqual([])
  })

  test('are all of a filter but those who are left out one by one', async () => {
    const [kept, left, chosen] = [
      await member({ firstName: 'Olgaxyz' }),
      await member({ firstName: 'Olgaxyz' }),
      await member(),
    ]
    const filter = { search: 'Olgaxyz', match: 'all' as const, conditions: [] }
    const count = async (recipients: object) =>
      (await scene.t.call(api.newsletter.countRecipients, { recipients, channels: ['EMAIL'] }, at())).body.people
    expect(await count({ filter, participantIds: [chosen.id] })).toBe(3)
    expect(await count({ filter, participantIds: [chosen.id], except: [left.id] })).toBe(2)
    expect((await count({ isEveryone: true })) - (await count({ isEveryone: true, except: [left.id] }))).toBe(1)
    const recipients = { filter, except: [left.id] }
    const { body } = await scene.t.call(api.newsletter.create, { recipients }, at())
    expect(body.recipients).toMatchObject(recipients)
    const edit = { id: body.id, version: 1, content: aContent, recipients, channels: ['EMAIL' as const] }
    await scene.t.call(api.newsletter.update, edit, at())
    await scene.t.call(api.newsletter.sendNow, { id: body.id, version: 2 }, at())
    expect((await finished(body.id)).progress.sent).toBe(1)
    await letterTo(scene.t, kept.email)
    expect(await lettersTo(scene.t, left.email)).toEqual([])
  })
})

describe('somebody who does not see the CRM', () => {
  test('asks nothing by a filter, whose number would answer, and keeps the filter of another', async () => {
    const [anna, sender] = [
      await member({ firstName: 'Hiddenxyz' }),
      await member({ permissions: ['CAN_SEND_NEWSLETTERS'] }),
    ]
    const filter = {
      search: '',
      match: 'all' as const,
      conditions: [{ field: 'email' as const, operator: 'is' as const, value: anna.email }],
    }
    const as = { ...at(), token: sender.token }
    const channels: ['EMAIL'] = ['EMAIL']
    const { body } = await scene.t.call(api.newsletter.create, { recipients: { filter } }, at())
    const edit = { id: body.id, content: aContent, channels }
    const other = { ...filter, conditions: [] }
    const asked = [
      await scene.t.call(api.newsletter.countRecipients, { recipients: { filter }, channels }, as),
      await scene.t.call(api.newsletter.create, { recipients: { filter } }, as),
      await scene.t.call(api.newsletter.update, { ...edit, version: 1, recipients: { filter: other } }, as),
      await scene.t.call(api.notify.send, { subject: 'Tea', text: 'Come', recipients: { filter } }, as),
    ]
    expect(asked.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const kept = await scene.t.call(api.newsletter.update, { ...edit, version: 1, recipients: { filter } }, as)
    expect([kept.status, kept.body.recipients.filter]).toEqual([200, filter])
  })
})

describe('the schedule', () => {
  test('must be ahead and on a real day; cancelled, it is a draft again', async () => {
    const { id, version } = await draft([scene.me])
    const schedule = (when: string) =>
      scene.t.call(api.newsletter.schedule, { id, version, schedule: { at: when, zone: 'community' } }, at())
    for (const when of ['2020-01-01T10:00', '2031-02-30T10:00'])
      expect((await schedule(when)).failure.name).toBe('SCHEDULE_PASSED')
    const { body } = await schedule('2031-01-01T10:00')
    expect(body).toMatchObject({ status: 'SCHEDULED', startsAt: '2031-01-01T09:00:00.000Z', can: { cancel: true } })
    const { body: cancelled } = await scene.t.call(api.newsletter.cancel, { id }, at())
    expect(cancelled).toMatchObject({ status: 'DRAFT', schedule: null, startsAt: null })
  })

  test("in the reader's zone gives each recipient their own time", async () => {
    const [tokyo, york, unknown] = [await member(), await member(), await member()]
    await scene.t.owner`update participant set time_zone = 'Asia/Tokyo' where id = ${tokyo.id}`
    await scene.t.owner`update participant set time_zone = 'America/New_York' where id = ${york.id}`
    const { id, version } = await draft([tokyo, york, unknown])
    await scene.t.call(
      api.newsletter.schedule,
      { id, version, schedule: { at: '2031-01-01T10:00', zone: 'reader' } },
      at(),
    )
    await scene.t.owner`update newsletter set starts_at = now() - interval '1 hour' where id = ${id}`
    await runChore(scene.t, recipientChores, 'resume newsletters')
    const due = await vi.waitFor(async () => {
      const rows = await scene.t.owner<{ participantId: string; dueAt: string }[]>`
        select participant_id, due_at from newsletter_recipient where newsletter_id = ${id}`
      expect(rows).toHaveLength(3)
      return new Map(rows.map(row => [row.participantId, new Date(row.dueAt).toISOString()]))
    }, patience)
    expect([tokyo, york, unknown].map(each => due.get(each.id))).toEqual([
      '2031-01-01T01:00:00.000Z',
      '2031-01-01T15:00:00.000Z',
      '2031-01-01T09:00:00.000Z',
    ])
    expect((await scene.t.call(api.newsletter.cancel, { id }, at())).body.status).toBe('CANCELLED')
  })
})

describe('opens and clicks', () => {
  const content: NewsletterContent = {
    en: {
      ...aText,
      blocks: [...aText.blocks, { id: 'b', kind: 'button', label: 'Go', url: 'https://tea.example/menu' }],
    },
    ru: null,
  }
  const settings = (countsOpens: boolean, token: string) =>
    scene.t.call(api.newsletter.updateSettings, { countsOpens, perMinute: 6000 }, { ...at(), token })

  test('are not counted unless a manager of the community switched that on; then in total, without ids of people', async () => {
    const [vera, admin] = [await member(), await member({ role: 'ROLE_ADMIN' })]
    const plainId = await sendNow([vera], content)
    const { opens, clicks } = await finished(plainId)
    expect([opens, clicks]).toEqual([null, null])
    expect((await letterTo(scene.t, vera.email)).html).toContain('href="https://tea.example/menu"')
    expect((await settings(true, scene.me.token)).status).toBe(403)
    expect((await settings(true, admin.token)).status).toBe(200)
    const id = await sendNow([vera], content)
    await finished(id)
    const { html } = await letterTo(scene.t, vera.email, 2)
    expect(html).not.toContain('href="https://tea.example/menu"')
    const get = (url: string) => scene.t.app.server.inject({ url, headers: { host: scene.here.host } })
    expect(html).toContain(`/api/newsletter/${id}/open.gif`)
    expect(html).toContain(`/api/newsletter/${id}/link/1"`)
    await get(`/api/newsletter/${id}/open.gif`)
    const click = await get(`/api/newsletter/${id}/link/1`)
    expect([click.statusCode, click.headers.location]).toEqual([302, 'https://tea.example/menu'])
    expect((await get(`/api/newsletter/${id}/link/2`)).statusCode).toBe(404)
    const { body } = await scene.t.call(api.newsletter.getStatistics, { id }, at())
    expect([body.opens, body.clicks]).toEqual([1, [{ url: 'https://tea.example/menu', clicks: 1 }]])
    expect((await scene.t.call(api.newsletter.getSettings, {}, at())).body).toEqual({
      countsOpens: true,
      perMinute: 6000,
      canUpdate: false,
    })
    await settings(false, admin.token)
    for (const path of ['open.gif', 'link/1'])
      expect((await get(`/api/newsletter/${id}/${path}`)).statusCode).toBeLessThan(400)
    const later = (await scene.t.call(api.newsletter.getStatistics, { id }, at())).body
    expect([later.opens, later.clicks]).toEqual([body.opens, body.clicks])
    await get(`/api/newsletter/${plainId}/open.gif`)
    expect((await scene.t.call(api.newsletter.getStatistics, { id: plainId }, at())).body.opens).toBeNull()
  })
})

describe('the check of links', () => {
  const withLinks = (urls: string[]): NewsletterContent => {
    const inlines = urls.map(link => ({ kind: 'text' as const, text: 'here', isBold: false, isItalic: false, link }))
    const parts = [{ kind: 'paragraph' as const, inlines }]
    return { en: { ...aText, blocks: [{ id: 'links', kind: 'text', parts }] }, ru: null }
  }
  const check = async (urls: string[]) => {
    const { id } = await draft([], withLinks(urls))
    return scene.t.call(api.newsletter.checkLinks, { id }, at())
  }

  test('names addresses of events that no event can have', async () => {
    const urls = ['/event/%E0%A4%A', '/event/%00', '/event/none']
    const { body } = await check(urls)
    expect(body.broken.map(({ url, problem }) => [url, problem])).toEqual(urls.map(url => [url, 'notFound']))
  })

  test('calls a hundred of them at most', async () => {
    const urls = Array.from({ length: 120 }, (_, nth) => `http://127.0.0.1:9/${nth}`)
    const { body } = await check(urls)
    expect([body.checked, body.broken.length]).toEqual([100, 100])
  })
})

describe('the preview', () => {
  const content: NewsletterContent = { en: aText, ru: { ...aText, subject: 'В четверг <b>' } }

  test('is what a member gets, in their language, with fallbacks, and cannot unsubscribe them', async () => {
    const vera = await member({ firstName: 'Vera' })
    await scene.t.owner`update participant set preferred_lang = 'ru' where id = ${vera.id}`
    const { body } = await scene.t.call(api.newsletter.preview, { content, participantId: vera.id }, at())
    expect(body).toMatchObject({ lang: 'ru', subject: 'В четверг <b>', reader: 'Vera Example' })
    expect(body.html).toContain('Hello Vera, bring one question.')
    expect(body.text).toContain('Hello Vera, bring one question.')
    expect(body.telegram).toContain('Breakfast is on us')
    expect(body.html).not.toContain('<b>')
    expect(body.html).toContain('token=&amp;topic=newsletters')
    await scene.t.owner`update participant set first_name = '' where id = ${vera.id}`
    const nameless = await scene.t.call(api.newsletter.preview, { content, participantId: vera.id, lang: 'en' }, at())
    expect([nameless.body.lang, nameless.body.text.includes('Hello friend,')]).toEqual(['en', true])
  })

  test('shows an event, and leaves out one that was deleted', async () => {
    const event = await buildEvent(scene.t, { communityId: scene.here.id, title: 'Winter tea' })
    const withEvent = { en: { ...aText, blocks: [{ id: 'e', kind: 'event' as const, eventId: event.id }] }, ru: null }
    const shown = await scene.t.call(api.newsletter.preview, { content: withEvent }, at())
    expect(shown.body.html).toContain('Winter tea')
    expect(shown.body.text).toMatch(/\/login\?backTo=%2Fevent%2F/)
    await scene.t.owner`update event set deleted_at = now() where id = ${event.id}`
    const hidden = await scene.t.call(api.newsletter.preview, { content: withEvent }, at())
    expect(hidden.body.html).not.toContain('Winter tea')
  })

  test('says no more of a member than the letter: not a hidden city, nor what an account elsewhere says', async () => {
    const vera = await member({ firstName: 'Vera' })
    await scene.t.owner`
      update participant set city = 'Bergten', is_location_shared = false, is_claimed = false, preferred_lang = null where id = ${vera.id}`
    await scene.t.owner`update app_user set preferred_lang = 'ru' where id = ${vera.userId}`
    const variable = { kind: 'variable', name: 'city', fallback: 'your town', isBold: false, isItalic: false } as const
    const block = { id: 'c', kind: 'heading' as const, inlines: [variable] }
    const cities = { en: { ...aText, blocks: [block] }, ru: { ...aText, blocks: [block] } }
    const { body } = await scene.t.call(api.newsletter.preview, { content: cities, participantId: vera.id }, at())
    expect([body.lang, body.text.includes('your town'), body.text.includes('Bergten')]).toEqual(['en', true, false])
  })

  test("shows a member's recommendations to those who manage the community, and to others their own", async () => {
    const [vera, shown] = [await member({ firstName: 'Vera' }), await member({ firstName: 'Ustinya' })]
    const pair = { communityId: scene.here.id, participantId: vera.id, subjectId: shown.id }
    await buildMatching(scene.t, pair)
    const manager = await member({ permissions: ['CAN_SEND_NEWSLETTERS', 'CAN_MANAGE_COMMUNITY'] })
    const blocks = [{ id: 'r', kind: 'recommendedContacts' as const, count: 3 }]
    const input = { content: { en: { ...aText, blocks }, ru: null }, participantId: vera.id }
    const previewOf = async (token: string) =>
      (await scene.t.call(api.newsletter.preview, input, { ...at(), token })).body.html.includes('Ustinya')
    expect([await previewOf(scene.me.token), await previewOf(manager.token)]).toEqual([false, true])
  })

  test('of a member of another community is not found', async () => {
    const elsewhere = await buildCommunity(scene.t)
    const stranger = await buildSignedInParticipant(scene.t, elsewhere.id)
    expect((await scene.t.call(api.newsletter.preview, { content, participantId: stranger.id }, at())).status).toBe(404)
  })
})

describe('a test letter', () => {
  test('goes to the caller in each language, without a link to unsubscribe', async () => {
    const { id } = await draft([], { en: aText, ru: { ...aText, subject: 'В четверг' } })
    const { body } = await scene.t.call(api.newsletter.sendTest, { id }, at())
    expect(body).toEqual({ email: scene.me.email, letters: 2 })
    await letterTo(scene.t, scene.me.email, 2)
    const letters = (await lettersTo(scene.t, scene.me.email)).filter(({ kind }) => kind === 'newsletter.test')
    expect(letters.map(({ subject }) => subject).sort()).toEqual([aText.subject, 'В четверг'].sort())
    expect(letters[0]?.plain).toContain('Hello Ilya,')
    expect(letters[0]?.html).not.toContain('/api/unsubscribe')
  })

  test('goes to no address that was never confirmed, whose owner may be somebody else', async () => {
    const { id } = await draft([])
    const sender = await member({ permissions: ['CAN_SEND_NEWSLETTERS'] })
    await scene.t.owner`update app_user set email_confirmed_at = null where id = ${sender.userId}`
    const { failure } = await scene.t.call(api.newsletter.sendTest, { id }, { ...at(), token: sender.token })
    expect([failure.status, failure.name]).toEqual([403, 'EMAIL_NOT_CONFIRMED'])
    expect(await lettersTo(scene.t, sender.email)).toEqual([])
  })
})

describe('recipients', () => {
  test('are counted by channel, with those who are left out', async () => {
    const [usual, quiet, pending, texted] = [
      await member(),
      await member(),
      await member({ moderationStatus: 'PENDING' }),
      await member(),
    ]
    await buildDisabledTopic(scene.t, { communityId: scene.here.id, participantId: quiet.id, topic: 'newsletters' })
    await scene.t
      .owner`insert into telegram_account (user_id, chat_id, username, linked_at) values (${texted.userId}, '5151', 'tea', now())`
    const participantIds = [usual, quiet, pending, texted].map(({ id }) => id)
    const count = async (channels: ('EMAIL' | 'TELEGRAM')[]) =>
      (await scene.t.call(api.newsletter.countRecipients, { recipients: { participantIds }, channels }, at())).body
    expect(await count(['EMAIL', 'TELEGRAM'])).toEqual({
      people: 2,
      byEmail: 2,
      inTelegram: 1,
      unsubscribed: 1,
      bounced: 0,
    })
    expect(await count(['TELEGRAM'])).toMatchObject({ people: 1, byEmail: 0, inTelegram: 1, unsubscribed: 0 })
  })
})
