import { describe, expect, test, vi } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildDisabledTopic } from '#server/features/notifications/letter/testing.ts'
import { runChore } from '#server/testing/chores.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { startNewsletterScene } from '#server/testing/newsletter-scene.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { recipientChores } from '../recipient/jobs.ts'
import { aContent, aText } from './testing.ts'

const scene = startNewsletterScene()
const { at, member, draft, sendNow, finished } = scene
const newslettersTo = async ({ email }: { email: string }) =>
  (await lettersTo(scene.t, email)).filter(({ kind }) => kind === 'newsletter')

describe('a draft', () => {
  test('is saved under its version, and listed under its tab', async () => {
    const { body: empty } = await scene.t.call(api.newsletter.create, {}, at())
    expect(empty).toMatchObject({
      status: 'DRAFT',
      version: 1,
      subject: '',
      can: { update: true, send: true, pause: false },
    })
    expect(empty.problems.map(({ problem }) => problem)).toContain('noRecipients')
    const edit = { id: empty.id, content: aContent, recipients: { isEveryone: true }, channels: ['EMAIL' as const] }
    const { body: saved } = await scene.t.call(api.newsletter.update, { ...edit, version: 1 }, at())
    expect(saved).toMatchObject({ version: 2, subject: aText.subject, languages: ['en'], problems: [] })
    expect(saved.author?.name).toBe('Ilya Example')
    const late = await scene.t.call(api.newsletter.update, { ...edit, version: 1 }, at())
    expect([late.status, late.failure.name]).toEqual([409, 'NEWSLETTER_CHANGED'])
    const { body: listed } = await scene.t.call(api.newsletter.list, { tab: 'draft' }, at())
    expect(listed.items[0]).toMatchObject({ id: empty.id, subject: aText.subject })
    expect(listed.counts.draft).toBe(listed.total)
    const scheduled = await scene.t.call(api.newsletter.list, { tab: 'scheduled' }, at())
    expect(scheduled.body.items.map(({ id }) => id)).not.toContain(empty.id)
  })

  test('is duplicated and deleted', async () => {
    const { id } = await draft([scene.me])
    const { body: copy } = await scene.t.call(api.newsletter.duplicate, { id }, at())
    expect(copy).toMatchObject({
      status: 'DRAFT',
      version: 1,
      content: aContent,
      recipients: { participantIds: [scene.me.id] },
    })
    expect((await scene.t.call(api.newsletter.remove, { id: copy.id }, at())).status).toBe(200)
    expect((await scene.t.call(api.newsletter.get, { id: copy.id }, at())).failure.name).toBe('NEWSLETTER_NOT_FOUND')
  })

  test('keeps no HTML: a node of another shape and an address of another kind are refused', async () => {
    const { id, version } = await draft([scene.me])
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
      expect((await scene.t.call(api.newsletter.update, edit(block) as never, at())).status).toBe(400)
  })

  test('is refused to members without the permission', async () => {
    const { token } = await member()
    expect((await scene.t.call(api.newsletter.list, {}, { ...at(), token })).status).toBe(403)
    expect((await scene.t.call(api.newsletter.create, {}, { ...at(), token })).status).toBe(403)
  })

  test('that is incomplete or for nobody is not sent', async () => {
    const { id, version } = await draft([scene.me], { en: { ...aText, subject: '' }, ru: null })
    const refused = await scene.t.call(api.newsletter.sendNow, { id, version }, at())
    expect([refused.status, refused.failure.name]).toEqual([409, 'NEWSLETTER_INCOMPLETE'])
    const other = await draft([await member({ moderationStatus: 'PENDING' })])
    const nobody = await scene.t.call(api.newsletter.sendNow, { id: other.id, version: other.version }, at())
    expect(nobody.failure.name).toBe('NO_RECIPIENTS')
  })
})

describe('two managers who save at the same moment', () => {
  const saveTwice = async () => {
    const { id, version } = await draft([scene.me])
    const save = (subject: string) => async () => {
      const edit = {
        id,
        version,
        content: { en: { ...aText, subject }, ru: null },
        recipients: {},
        channels: ['EMAIL' as const],
      }
      return (await scene.t.call(api.newsletter.update, edit, at())).status
    }
    const held = await holdWrites(scene.t.owner, 'newsletter', { when: `new.id = '${id}'` })
    return race(held, save('One'), aMinuteLater(scene.t.clock, save('Two')))
  }
  test('do not overwrite each other', async () => {
    expect(await saveTwice()).toEqual([200, 409])
  })
  test('without the lock they do', async () => {
    expect(await withoutLock('newsletter', saveTwice)).toEqual([200, 200])
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
    await scene.t.owner`update participant set preferred_lang = 'ru' where id = ${ivan.id}`
    const { id, version } = await draft([vera, ivan, quiet, blocked], {
      en: aText,
      ru: { ...aText, subject: 'В четверг' },
    })
    const wanted = { at: '2027-01-05T10:00', zone: 'community' as const }
    await scene.t.call(api.newsletter.schedule, { id, version, schedule: wanted }, at())
    const isResumed = async () =>
      (await runChore(scene.t, recipientChores, 'resume newsletters')).includes(scene.here.id)
    expect(await isResumed()).toBe(false)
    await buildDisabledTopic(scene.t, { communityId: scene.here.id, participantId: quiet.id, topic: 'newsletters' })
    await scene.t
      .owner`update newsletter set starts_at = now() - interval '1 hour', schedule_at = null, schedule_zone = null where id = ${id}`
    await scene.t.owner`update participant set is_profile_enabled = false where id = ${blocked.id}`
    expect(await isResumed()).toBe(true)
    const { progress } = await finished(id)
    expect(await isResumed()).toBe(false)
    expect(progress).toEqual({ total: 3, waiting: 0, sent: 2, failed: 0, bounced: 0, uncertain: 0, leftOut: 1 })
    expect((await letterTo(scene.t, vera.email)).plain).toContain('Hello Vera, bring one question.')
    expect((await letterTo(scene.t, ivan.email)).subject).toBe('В четверг')
    expect(await newslettersTo(vera)).toHaveLength(1)
    expect(await newslettersTo(quiet)).toEqual([])
    expect(await newslettersTo(blocked)).toEqual([])
    const { body } = await scene.t.call(api.newsletter.listRecipients, { id }, at())
    expect(body.items).toMatchObject([{ participantId: quiet.id, status: 'LEFT_OUT', problem: 'unsubscribed' }])
  })

  test('has a link that unsubscribes with one click, which the statistics count', async () => {
    const vera = await member()
    const id = await sendNow([vera])
    await finished(id)
    const letter = await letterTo(scene.t, vera.email)
    const [row] = await scene.t.owner<
      { headers: Record<string, string> }[]
    >`select headers from letter where id = ${letter.id}`
    const url = /<(.+)>/.exec(row?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(row?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const { pathname, search } = new URL(url)
    const payload = 'List-Unsubscribe=One-Click'
    const headers = { host: scene.here.host, 'content-type': 'application/x-www-form-urlencoded' }
    for (let time = 0; time < 2; time++)
      await scene.t.app.server.inject({ method: 'POST', url: pathname + search, payload, headers })
    const isCounted = async () => {
      const { body } = await scene.t.call(api.newsletter.getStatistics, { id }, at())
      expect(body.unsubscribed).toBe(1)
    }
    await vi.waitFor(isCounted, { timeout: 30_000, interval: 50 })
    const { body: again } = await scene.t.call(
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
      await scene.t.call(api.newsletter.sendNow, { id, version }, { ...at(), headers }),
      await scene.t.call(api.newsletter.sendNow, { id, version }, { ...at(), headers }),
    ]
    expect(again.body).toEqual(first.body)
    await finished(id)
    await letterTo(scene.t, vera.email)
    expect(await newslettersTo(vera)).toHaveLength(1)
    const edit = { id, version: first.body.version, content: aContent, recipients: {}, channels: ['EMAIL' as const] }
    expect((await scene.t.call(api.newsletter.update, edit, at())).failure.name).toBe('NEWSLETTER_SENT')
    expect((await scene.t.call(api.newsletter.pause, { id }, at())).failure.name).toBe('NEWSLETTER_NOT_SENDING')
  })

  test('stands in the audit log', async () => {
    const admin = await member({ role: 'ROLE_ADMIN' })
    const id = await sendNow([await member()])
    const { body } = await scene.t.call(api.change.list, { kind: 'newsletter' }, { ...at(), token: admin.token })
    expect(body.items[0]).toMatchObject({
      subject: aText.subject,
      before: { status: 'DRAFT' },
      after: { status: 'SENDING' },
    })
    await finished(id)
  })
})
