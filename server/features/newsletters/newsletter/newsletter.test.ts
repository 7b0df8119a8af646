import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { NewsletterContent } from '#contract/newsletters/newsletter-content.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildEvent } from '#server/features/events/event/testing.ts'
import { buildDisabledTopic } from '#server/features/notifications/letter/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { aContent, aText } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id, { firstName: 'Ilya', permissions: ['CAN_SEND_NEWSLETTERS'] })
})
afterAll(() => t.stop())

const at = () => ({ host: here.host, token: me.token })
const member = (options: Parameters<typeof buildSignedInParticipant>[2] = {}) =>
  buildSignedInParticipant(t, here.id, options)
type Person = Awaited<ReturnType<typeof member>>

async function draft(
  people: { id: string }[],
  content: NewsletterContent = aContent,
  channels: ('EMAIL' | 'TELEGRAM')[] = ['EMAIL'],
) {
  const { body } = await t.call(api.newsletter.create, {}, at())
  const recipients = { participantIds: people.map(({ id }) => id) }
  const edit = { id: body.id, version: body.version, content, recipients, channels }
  return (await t.call(api.newsletter.update, edit, at())).body
}
const sendNow = async (people: { id: string }[], content?: NewsletterContent) => {
  const { id, version } = await draft(people, content)
  const sent = await t.call(api.newsletter.sendNow, { id, version }, at())
  expect(sent.status).toBe(200)
  return id
}
const finished = (id: string, status = 'SENT') =>
  vi.waitFor(
    async () => {
      const { body } = await t.call(api.newsletter.getStatistics, { id }, at())
      expect(body.status).toBe(status)
      return body
    },
    { timeout: 30_000, interval: 50 },
  )
const newslettersTo = async ({ email }: Pick<Person, 'email'>) =>
  (await lettersTo(t, email)).filter(({ kind }) => kind === 'newsletter')

describe('a draft', () => {
  test('is saved under its version, and listed under its tab', async () => {
    const { body: empty } = await t.call(api.newsletter.create, {}, at())
    expect(empty).toMatchObject({
      status: 'DRAFT',
      version: 1,
      subject: '',
      can: { update: true, send: true, pause: false },
    })
    expect(empty.problems.map(({ problem }) => problem)).toContain('noRecipients')
    const edit = { id: empty.id, content: aContent, recipients: { isEveryone: true }, channels: ['EMAIL' as const] }
    const { body: saved } = await t.call(api.newsletter.update, { ...edit, version: 1 }, at())
    expect(saved).toMatchObject({ version: 2, subject: aText.subject, languages: ['en'], problems: [] })
    expect(saved.author?.name).toBe('Ilya Example')
    const late = await t.call(api.newsletter.update, { ...edit, version: 1 }, at())
    expect([late.status, late.failure.name]).toEqual([409, 'NEWSLETTER_CHANGED'])
    const { body: listed } = await t.call(api.newsletter.list, { tab: 'draft' }, at())
    expect(listed.items[0]).toMatchObject({ id: empty.id, subject: aText.subject })
    expect(listed.counts.draft).toBe(listed.total)
    const scheduled = await t.call(api.newsletter.list, { tab: 'scheduled' }, at())
    expect(scheduled.body.items.map(({ id }) => id)).not.toContain(empty.id)
  })

  test('is duplicated and deleted', async () => {
    const { id } = await draft([me])
    const { body: copy } = await t.call(api.newsletter.duplicate, { id }, at())
    expect(copy).toMatchObject({
      status: 'DRAFT',
      version: 1,
      content: aContent,
      recipients: { participantIds: [me.id] },
    })
    expect((await t.call(api.newsletter.remove, { id: copy.id }, at())).status).toBe(200)
    expect((await t.call(api.newsletter.get, { id: copy.id }, at())).failure.name).toBe('NEWSLETTER_NOT_FOUND')
  })

  test('keeps no HTML: a node of another shape and an address of another kind are refused', async () => {
    const { id, version } = await draft([me])
    const edit = (block: object) => ({
      id,
      version,
      content: { en: { subject: 'Hi', blocks: [block] }, ru: null },
      recipients: {},
      channels: ['EMAIL'],
    })
    const inlines = [{ kind: 'text', text: 'x', link: 'javascript:alert(1)' }]
    for (const block of [
      { id: 'a', kind: 'html', html: '<b>' },
      { id: 'a', kind: 'heading', inlines },
      { id: 'a', kind: 'heading', inlines: [{ kind: 'text', text: 'x', onclick: 'x' }] },
      { id: 'a', kind: 'button', label: 'Go', url: 'data:text/html,x' },
      { id: 'a', kind: 'picture', fileUrl: '//evil.example/x.png' },
    ])
      expect((await t.call(api.newsletter.update, edit(block) as never, at())).status).toBe(400)
  })

  test('is refused to members without the permission', async () => {
    const { token } = await member()
    expect((await t.call(api.newsletter.list, {}, { ...at(), token })).status).toBe(403)
    expect((await t.call(api.newsletter.create, {}, { ...at(), token })).status).toBe(403)
  })

  test('that is incomplete or for nobody is not sent', async () => {
    const { id, version } = await draft([me], { en: { ...aText, subject: '' }, ru: null })
    const refused = await t.call(api.newsletter.sendNow, { id, version }, at())
    expect([refused.status, refused.failure.name]).toEqual([409, 'NEWSLETTER_INCOMPLETE'])
    const other = await draft([await member({ moderationStatus: 'PENDING' })])
    const nobody = await t.call(api.newsletter.sendNow, { id: other.id, version: other.version }, at())
    expect(nobody.failure.name).toBe('NO_RECIPIENTS')
  })
})

describe('two managers who save at the same moment', () => {
  const saveTwice = async () => {
    const { id, version } = await draft([me])
    const save = (subject: string) => async () => {
      const edit = {
        id,
        version,
        content: { en: { ...aText, subject }, ru: null },
        recipients: {},
        channels: ['EMAIL' as const],
      }
      return (await t.call(api.newsletter.update, edit, at())).status
    }
    const held = await holdWrites(t.owner, 'newsletter', { when: `new.id = '${id}'` })
    return race(held, save('One'), aMinuteLater(t.clock, save('Two')))
  }
  test('do not overwrite each other', async () => {
    expect(await saveTwice()).toEqual([200, 409])
  })
  test('without the lock they do', async () => {
    expect(await withoutLock('newsletter', saveTwice)).toEqual([200, 200])
  })
})

describe('the preview', () => {
  const content: NewsletterContent = { en: aText, ru: { ...aText, subject: 'В четверг <b>' } }

  test('is what a member gets, in their language, with fallbacks, and cannot unsubscribe them', async () => {
    const vera = await member({ firstName: 'Vera' })
    await t.owner`update participant set preferred_lang = 'ru' where id = ${vera.id}`
    const { body } = await t.call(api.newsletter.preview, { content, participantId: vera.id }, at())
    expect(body).toMatchObject({ lang: 'ru', subject: 'В четверг <b>', reader: 'Vera Example' })
    expect(body.html).toContain('Hello Vera, bring one question.')
    expect(body.text).toContain('Hello Vera, bring one question.')
    expect(body.telegram).toContain('Breakfast is on us')
    expect(body.html).not.toContain('<b>')
    expect(body.html).toContain('token=&amp;topic=newsletters')
    await t.owner`update participant set first_name = '' where id = ${vera.id}`
    const nameless = await t.call(api.newsletter.preview, { content, participantId: vera.id, lang: 'en' }, at())
    expect([nameless.body.lang, nameless.body.text.includes('Hello friend,')]).toEqual(['en', true])
  })

  test('shows an event, and leaves out one that was deleted', async () => {
    const event = await buildEvent(t, { communityId: here.id, title: 'Winter tea' })
    const withEvent = { en: { ...aText, blocks: [{ id: 'e', kind: 'event' as const, eventId: event.id }] }, ru: null }
    const shown = await t.call(api.newsletter.preview, { content: withEvent }, at())
    expect(shown.body.html).toContain('Winter tea')
    expect(shown.body.text).toMatch(/\/login\?backTo=%2Fevent%2F/)
    await t.owner`update event set deleted_at = now() where id = ${event.id}`
    const hidden = await t.call(api.newsletter.preview, { content: withEvent }, at())
    expect(hidden.body.html).not.toContain('Winter tea')
  })

  test('of a member of another community is not found', async () => {
    const elsewhere = await buildCommunity(t)
    const stranger = await buildSignedInParticipant(t, elsewhere.id)
    expect((await t.call(api.newsletter.preview, { content, participantId: stranger.id }, at())).status).toBe(404)
  })
})

describe('a test letter', () => {
  test('goes to the caller in each language, without a link to unsubscribe', async () => {
    const { id } = await draft([], { en: aText, ru: { ...aText, subject: 'В четверг' } })
    const { body } = await t.call(api.newsletter.sendTest, { id }, at())
    expect(body).toEqual({ email: me.email, letters: 2 })
    await letterTo(t, me.email, 2)
    const letters = (await lettersTo(t, me.email)).filter(({ kind }) => kind === 'newsletter.test')
    expect(letters.map(({ subject }) => subject).sort()).toEqual([aText.subject, 'В четверг'].sort())
    expect(letters[0]?.plain).toContain('Hello Ilya,')
    expect(letters[0]?.html).not.toContain('/api/unsubscribe')
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
    await buildDisabledTopic(t, { communityId: here.id, participantId: quiet.id, topic: 'newsletters' })
    await t.owner`insert into telegram_account (user_id, chat_id, username, linked_at) values (${texted.userId}, '5151', 'tea', now())`
    const participantIds = [usual, quiet, pending, texted].map(({ id }) => id)
    const count = async (channels: ('EMAIL' | 'TELEGRAM')[]) =>
      (await t.call(api.newsletter.countRecipients, { recipients: { participantIds }, channels }, at())).body
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

describe('recipients by filter and segment', () => {
  test('are those who match at that moment, together with the chosen ones', async () => {
    const [anna, boris, chosen, other] = [
      await member({ firstName: 'Annaxyz' }),
      await member({ firstName: 'Borisxyz' }),
      await member(),
      await member(),
    ]
    const named = (search: string) => ({ search, match: 'all' as const, conditions: [] })
    const segmentId = newId(t.clock.now())
    await t.owner`
      insert into segment (community_id, id, name, filter, created_at, changed_at)
      values (${here.id}, ${segmentId}, 'Boris', ${JSON.stringify(named('Borisxyz'))}::text::jsonb, now(), now())`
    const recipients = { segmentIds: [segmentId], filter: named('Annaxyz'), participantIds: [chosen.id] }
    const { body } = await t.call(api.newsletter.countRecipients, { recipients, channels: ['EMAIL'] }, at())
    expect(body.people).toBe(3)
    const { body: empty } = await t.call(api.newsletter.create, { recipients }, at())
    const edit = { id: empty.id, version: 1, content: aContent, recipients, channels: ['EMAIL' as const] }
    await t.call(api.newsletter.update, edit, at())
    await t.call(api.newsletter.sendNow, { id: empty.id, version: 2 }, at())
    expect((await finished(empty.id)).progress.sent).toBe(3)
    for (const person of [anna, boris, chosen]) await letterTo(t, person.email)
    expect(await newslettersTo(other)).toEqual([])
  })
})

describe('sending', () => {
  test('writes to each recipient once, in their language, and leaves out who may not be written to at that moment', async () => {
    const [vera, ivan, quiet, blocked] = [
      await member({ firstName: 'Vera' }),
      await member({ firstName: 'Иван' }),
      await member(),
      await member(),
    ]
    await t.owner`update participant set preferred_lang = 'ru' where id = ${ivan.id}`
    const { id, version } = await draft([vera, ivan, quiet, blocked], {
      en: aText,
      ru: { ...aText, subject: 'В четверг' },
    })
    const wanted = { at: '2027-01-05T10:00', zone: 'community' as const }
    await t.call(api.newsletter.schedule, { id, version, schedule: wanted }, at())
    await buildDisabledTopic(t, { communityId: here.id, participantId: quiet.id, topic: 'newsletters' })
    await t.owner`update newsletter set starts_at = now() - interval '1 hour', schedule_at = null, schedule_zone = null where id = ${id}`
    await t.app.openScope(here.id, true, async scope => {
      const { resumeNewsletters } = await import('../recipient/jobs.ts')
      await t.owner`update participant set is_profile_enabled = false where id = ${blocked.id}`
      await resumeNewsletters(scope)
    })
    const { progress } = await finished(id)
    expect(progress).toEqual({ total: 3, waiting: 0, sent: 2, failed: 0, bounced: 0, uncertain: 0, leftOut: 1 })
    expect((await letterTo(t, vera.email)).plain).toContain('Hello Vera, bring one question.')
    expect((await letterTo(t, ivan.email)).subject).toBe('В четверг')
    expect(await newslettersTo(vera)).toHaveLength(1)
    expect(await newslettersTo(quiet)).toEqual([])
    expect(await newslettersTo(blocked)).toEqual([])
    const { body } = await t.call(api.newsletter.listRecipients, { id }, at())
    expect(body.items).toMatchObject([{ participantId: quiet.id, status: 'LEFT_OUT', problem: 'unsubscribed' }])
  })

  test('has a link that unsubscribes with one click, which the statistics count', async () => {
    const vera = await member()
    const id = await sendNow([vera])
    await finished(id)
    const letter = await letterTo(t, vera.email)
    const [row] = await t.owner<
      { headers: Record<string, string> }[]
    >`select headers from letter where id = ${letter.id}`
    const url = /<(.+)>/.exec(row?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(row?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const { pathname, search } = new URL(url)
    const payload = 'List-Unsubscribe=One-Click'
    const headers = { host: here.host, 'content-type': 'application/x-www-form-urlencoded' }
    for (let time = 0; time < 2; time++)
      await t.app.server.inject({ method: 'POST', url: pathname + search, payload, headers })
    await vi.waitFor(async () => {
      const { body } = await t.call(api.newsletter.getStatistics, { id }, at())
      expect(body.unsubscribed).toBe(1)
    })
    const { body: again } = await t.call(
      api.newsletter.countRecipients,
      { recipients: { participantIds: [vera.id] }, channels: ['EMAIL'] },
      at(),
    )
    expect(again).toMatchObject({ people: 0, unsubscribed: 1 })
  })

  test('sent twice with one key goes out once; a newsletter that was sent cannot be changed', async () => {
    const vera = await member()
    const { id, version } = await draft([vera])
    const headers = { 'idempotency-key': `send ${id}` }
    const [first, again] = [
      await t.call(api.newsletter.sendNow, { id, version }, { ...at(), headers }),
      await t.call(api.newsletter.sendNow, { id, version }, { ...at(), headers }),
    ]
    expect(again.body).toEqual(first.body)
    await finished(id)
    await letterTo(t, vera.email)
    expect(await newslettersTo(vera)).toHaveLength(1)
    const edit = { id, version: first.body.version, content: aContent, recipients: {}, channels: ['EMAIL' as const] }
    expect((await t.call(api.newsletter.update, edit, at())).failure.name).toBe('NEWSLETTER_SENT')
    expect((await t.call(api.newsletter.pause, { id }, at())).failure.name).toBe('NEWSLETTER_NOT_SENDING')
  })

  test('stands in the audit log', async () => {
    const admin = await member({ role: 'ROLE_ADMIN' })
    const id = await sendNow([await member()])
    const { body } = await t.call(api.change.list, { kind: 'newsletter' }, { ...at(), token: admin.token })
    expect(body.items[0]).toMatchObject({
      subject: aText.subject,
      before: { status: 'DRAFT' },
      after: { status: 'SENDING' },
    })
    await finished(id)
  })
})

describe('the schedule', () => {
  test('must be ahead and on a real day; cancelled, it is a draft again', async () => {
    const { id, version } = await draft([me])
    const schedule = (when: string) =>
      t.call(api.newsletter.schedule, { id, version, schedule: { at: when, zone: 'community' } }, at())
    for (const when of ['2020-01-01T10:00', '2031-02-30T10:00'])
      expect((await schedule(when)).failure.name).toBe('SCHEDULE_PASSED')
    const { body } = await schedule('2031-01-01T10:00')
    expect(body).toMatchObject({ status: 'SCHEDULED', startsAt: '2031-01-01T09:00:00.000Z', can: { cancel: true } })
    const { body: cancelled } = await t.call(api.newsletter.cancel, { id }, at())
    expect(cancelled).toMatchObject({ status: 'DRAFT', schedule: null, startsAt: null })
  })

  test("in the reader's zone gives each recipient their own time", async () => {
    const [tokyo, york, unknown] = [await member(), await member(), await member()]
    await t.owner`update participant set time_zone = 'Asia/Tokyo' where id = ${tokyo.id}`
    await t.owner`update participant set time_zone = 'America/New_York' where id = ${york.id}`
    const { id, version } = await draft([tokyo, york, unknown])
    await t.call(api.newsletter.schedule, { id, version, schedule: { at: '2031-01-01T10:00', zone: 'reader' } }, at())
    await t.owner`update newsletter set starts_at = now() - interval '1 hour' where id = ${id}`
    await t.app.openScope(here.id, true, async scope => {
      const { resumeNewsletters } = await import('../recipient/jobs.ts')
      await resumeNewsletters(scope)
    })
    const due = await vi.waitFor(async () => {
      const rows = await t.owner<{ participantId: string; dueAt: string }[]>`
        select participant_id, due_at from newsletter_recipient where newsletter_id = ${id}`
      expect(rows).toHaveLength(3)
      return new Map(rows.map(row => [row.participantId, new Date(row.dueAt).toISOString()]))
    })
    expect([tokyo, york, unknown].map(each => due.get(each.id))).toEqual([
      '2031-01-01T01:00:00.000Z',
      '2031-01-01T15:00:00.000Z',
      '2031-01-01T09:00:00.000Z',
    ])
    expect((await t.call(api.newsletter.cancel, { id }, at())).body.status).toBe('CANCELLED')
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
    t.call(api.newsletter.updateSettings, { countsOpens, perMinute: 6000 }, { ...at(), token })

  test('are not counted unless a manager of the community switched that on; then in total, without ids of people', async () => {
    const [vera, admin] = [await member(), await member({ role: 'ROLE_ADMIN' })]
    const plainId = await sendNow([vera], content)
    const { opens, clicks } = await finished(plainId)
    expect([opens, clicks]).toEqual([null, null])
    expect((await letterTo(t, vera.email)).html).toContain('href="https://tea.example/menu"')
    expect((await settings(true, me.token)).status).toBe(403)
    expect((await settings(true, admin.token)).status).toBe(200)
    const id = await sendNow([vera], content)
    await finished(id)
    const { html } = await letterTo(t, vera.email, 2)
    expect(html).not.toContain('href="https://tea.example/menu"')
    const get = (url: string) => t.app.server.inject({ url, headers: { host: here.host } })
    expect(html).toContain(`/api/newsletter/${id}/open.gif`)
    expect(html).toContain(`/api/newsletter/${id}/link/1"`)
    await get(`/api/newsletter/${id}/open.gif`)
    const click = await get(`/api/newsletter/${id}/link/1`)
    expect([click.statusCode, click.headers.location]).toEqual([302, 'https://tea.example/menu'])
    expect((await get(`/api/newsletter/${id}/link/2`)).statusCode).toBe(404)
    const { body } = await t.call(api.newsletter.getStatistics, { id }, at())
    expect([body.opens, body.clicks]).toEqual([1, [{ url: 'https://tea.example/menu', clicks: 1 }]])
    expect((await t.call(api.newsletter.getSettings, {}, at())).body).toEqual({
      countsOpens: true,
      perMinute: 6000,
      canUpdate: false,
    })
    await settings(false, admin.token)
  })
})
