import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { communitySettingChores } from './chores.ts'

type Manager = { userId: string; token: string }

let t: TestApp
let here: Awaited<ReturnType<typeof buildCommunity>>
let anna: Manager
let boris: Manager
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  here = await buildCommunity(t)
  anna = await manager('Anna')
  boris = await manager('Boris')
})

async function manager(firstName: string): Promise<Manager> {
  const { userId } = await buildParticipant(t, { communityId: here.id, firstName, role: 'ROLE_ADMIN' })
  return { userId, token: (await buildSession(t, { communityId: here.id, userId })).token }
}

const as = ({ token }: Manager) => ({ host: here.host, token })
const read = async (who = anna) => (await t.call(api.communitySetting.get, {}, as(who))).body
type Changes = Omit<Parameters<typeof t.call<typeof api.communitySetting.update>>[1], 'version'>
const update = (changes: Changes, version: number, who = anna) =>
  t.call(api.communitySetting.update, { ...changes, version } as never, as(who))
const undo = (id: string, who = anna) => t.call(api.communitySetting.undo, { id }, as(who))
const listChanges = async () => (await t.call(api.change.list, {}, as(anna))).body.items
const shown = async () => (await t.call(api.community.get, { id: here.id }, { host: here.host })).body

describe('the settings of a community', () => {
  test('are changed field by field, and the next visitor gets them', async () => {
    const before = await read()
    expect(before).toMatchObject({ version: 1, lang: 'en', workingMethods: ['EMAIL'] })
    await shown()
    const saved = await update({ title: { en: 'Tea club', ru: 'Чайный клуб' }, shortLanding: true }, 1)
    expect(saved.body).toEqual({
      ...before,
      title: { en: 'Tea club', ru: 'Чайный клуб' },
      shortLanding: true,
      version: 2,
    })
    await expect.poll(shown).toMatchObject({ title: { en: 'Tea club' }, shortLanding: true })
  })

  test('stand in the audit log with the values that differ, before and after', async () => {
    const { brandConfig } = await read()
    await update({ brandConfig: { ...brandConfig, brandColor: '#123456' }, shortLanding: false }, 1)
    expect(await listChanges()).toMatchObject([
      {
        kind: 'community',
        author: { name: 'Anna Example' },
        before: { 'brandConfig.brandColor': '#b3501f' },
        after: { 'brandConfig.brandColor': '#123456' },
        can: { undo: true },
      },
    ])
  })

  test('that are saved as they are leave version and audit log alone', async () => {
    const { version, workingMethods, availableMethods, fromFiles, ...same } = await read()
    expect((await update(same, version)).body.version).toBe(1)
    expect(await listChanges()).toEqual([])
  })

  test.each([
    ['a language that readers cannot choose', { langChoices: ['ru'] }, 'lang'],
    ['a language twice', { langChoices: ['en', 'en'] }, 'langChoices'],
    ['a required contact that is not asked for', { contactsConfig: ['EMAIL'], shownContacts: [] }, 'requiredContacts'],
    ['more required contacts than there are', { requiredContactsMin: 9 }, 'requiredContactsMin'],
    ['a name with a web address', { title: { en: 'Visit evil.example', ru: 'Клуб' } }, 'title.en'],
    [
      'a script as a link',
      { links: { pricing: 'javascript:alert(1)', about: null, launch: null, contact: 'a@b.example' } },
      'links.pricing',
    ],
    [
      'a script as a link of "Contact us"',
      { contactLinks: [{ label: { en: 'Chat', ru: 'Чат' }, url: 'javascript:alert(1)' }] },
      'contactLinks.0.url',
    ],
    [
      'a link of "Contact us" without a Russian label',
      { contactLinks: [{ label: { en: 'Chat', ru: ' ' }, url: 'https://chat.example' }] },
      'contactLinks.0.label.ru',
    ],
    [
      'a label of more than 60 characters',
      { contactLinks: [{ label: { en: 'x'.repeat(61), ru: 'Чат' }, url: 'https://chat.example' }] },
      'contactLinks.0.label.en',
    ],
    [
      'more than eight links of "Contact us"',
      {
        contactLinks: Array.from({ length: 9 }, () => ({
          label: { en: 'Chat', ru: 'Чат' },
          url: 'https://chat.example',
        })),
      },
      'contactLinks',
    ],
    ['a zone that the database does not know', { timeZone: 'Factory' }, 'timeZone'],
    ['two options of one type', { options: [policy(), policy()] }, 'options'],
    ['no sign-in method', { authConfig: [] }, 'authConfig'],
    ['a provider without its address', { authConfig: [{ authType: 'EMAIL' }, { authType: 'OAUTH2' }] }, 'authConfig'],
    ['a domain, which has calls of its own', { domain: 'evil' }, 'domain'],
  ])('refuse %s, beside the field', async (_name, changes, field) => {
    const { status, failure } = await update(changes as Changes, 1)
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, [field]])
    expect((await read()).version).toBe(1)
  })

  test('keep one sign-in method that works', async () => {
    await t.owner`update community set auth_config = '[{"authType": "GOOGLE"}, {"authType": "EMAIL"}]' where id = ${here.id}`
    expect((await update({ authConfig: [{ authType: 'GOOGLE' }] }, 1)).failure.name).toBe('NO_SIGN_IN_METHOD')
    expect(
      (await update({ authConfig: [{ authType: 'GOOGLE' }, { authType: 'OTP' }] }, 1)).body.workingMethods,
    ).toEqual(['OTP'])
  })

  test.each(['GOOGLE', 'OAUTH2'] as const)('switch %s on only once its provider is configured', async authType => {
    const authConfig = [{ authType: 'EMAIL' as const }, { authType }]
    expect((await read()).availableMethods).toEqual(['EMAIL', 'MAGIC', 'OTP', 'NONE'])
    const { status, failure } = await update({ authConfig }, 1)
    expect([status, failure.name, Object.keys(failure.fields ?? {})]).toEqual([
      400,
      'METHOD_NOT_CONFIGURED',
      ['authConfig'],
    ])
  })

  test('of two managers are both saved where the fields differ; for the same field the second is told', async () => {
    expect((await update({ lang: 'ru' }, 1)).status).toBe(200)
    expect((await update({ transparent: true }, 1, boris)).body).toMatchObject({
      lang: 'ru',
      transparent: true,
      version: 3,
    })
    const late = await update({ lang: 'en', approvalRequired: true }, 1, boris)
    expect(late.failure).toMatchObject({ name: 'SETTING_CHANGED', status: 409 })
    expect(Object.keys(late.failure.fields ?? {})).toEqual(['lang'])
    expect(await read()).toMatchObject({ lang: 'ru', approvalRequired: false })
    expect((await update({ lang: 'en' }, 3, boris)).body).toMatchObject({ lang: 'en', version: 4 })
  })

  const saveTwice = async () => {
    const held = await holdWrites(t.owner, 'community', { when: `new.id = '${here.id}'` })
    const replies = await race(
      held,
      () => update({ timeZone: 'Asia/Almaty' }, 1),
      aMinuteLater(t.clock, () => update({ timeZone: 'Europe/Paris' }, 1, boris)),
    )
    return { replies, saved: await read() }
  }

  test('of two managers at the same moment are saved for one, and the other is told', async () => {
    const { replies, saved } = await saveTwice()
    expect(replies.map(({ status }) => status)).toEqual([200, 409])
    expect(saved).toMatchObject({ timeZone: 'Asia/Almaty', version: 2 })
  })

  test('of one are overwritten by the other without the lock', async () => {
    const { replies, saved } = await withoutLock('community version', saveTwice)
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(saved.timeZone).toBe('Europe/Paris')
  })
})

describe('undoing a change', () => {
  const latest = async () => (await listChanges())[0]?.id ?? ''

  test('writes the values before back, once, and is a change of its own', async () => {
    const { brandConfig } = await read()
    await update({ brandConfig: { ...brandConfig, brandColor: '#123456' } }, 1)
    const id = await latest()
    await update(
      { lang: 'ru', brandConfig: { ...brandConfig, brandColor: '#123456', accentColor: '#654321' } },
      2,
      boris,
    )
    expect((await undo(id)).body).toMatchObject({
      lang: 'ru',
      brandConfig: { brandColor: '#b3501f', accentColor: '#654321' },
    })
    expect((await undo(id)).failure.name).toBe('CHANGE_NOT_UNDOABLE')
    const [undoing, , undone] = await listChanges()
    expect(undoing).toMatchObject({
      before: { 'brandConfig.brandColor': '#123456' },
      after: { 'brandConfig.brandColor': '#b3501f' },
      can: { undo: true },
    })
    expect(undone).toMatchObject({ can: { undo: false }, undoneAt: expect.any(String) })
  })

  test('is refused while a later change of the same field stands, and leaves the change undoable', async () => {
    await update({ timeZone: 'Asia/Almaty' }, 1)
    const id = await latest()
    await update({ timeZone: 'Europe/Paris' }, 2)
    const later = await latest()
    expect((await undo(id)).failure).toMatchObject({ name: 'CHANGED_LATER', status: 409 })
    expect((await undo(later)).status).toBe(200)
    expect((await undo(id)).body.timeZone).toBe('Europe/Berlin')
  })

  test('of one option leaves the others', async () => {
    await update({ options: [policy()] }, 1)
    const id = await latest()
    const special = { optionType: 'SPECIAL_LANDING' as const, settings: {} }
    await update({ options: [policy(), special] }, 2)
    expect((await undo(id)).body.options).toEqual([special])
  })

  test('obeys the rules between fields', async () => {
    await update({ langChoices: ['en'] }, 1)
    await update({ langChoices: ['en', 'ru'] }, 2)
    const id = await latest()
    await update({ lang: 'ru' }, 3)
    expect((await undo(id)).failure.fields).toHaveProperty('lang')
    expect((await listChanges()).find(change => change.id === id)?.can.undo).toBe(true)
  })

  test('finds no change of another community', async () => {
    await update({ lang: 'ru' }, 1)
    const id = await latest()
    here = await buildCommunity(t)
    expect((await undo(id, await manager('Clara'))).status).toBe(404)
  })
})

describe('a logo', () => {
  test('is stored as squares of the community, and removed after a week if it was never saved', async () => {
    const sharp = (await import('sharp')).default
    const wide = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#b3501f' } })
      .png()
      .toBuffer()
    const upload = async () =>
      (
        await t.call(
          api.communitySetting.uploadLogo,
          { image: wide as unknown as File, x: 10, y: 10, size: 150 },
          as(anna),
        )
      ).body.url
    const [kept, dropped] = [await upload(), await upload()]
    const get = (url: string) => t.app.server.inject({ url, headers: { host: here.host } })
    const picture = await get(kept)
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' })
    await update({ logoUrl: kept }, 1)
    const icon = async () => sharp((await get('/art/icon.png?size=64')).rawPayload).stats()
    // The middle of the drawn icon is its letter, in white.
    await expect.poll(async () => (await icon()).channels.map(({ stdev }) => Math.round(stdev))).toEqual([0, 0, 0])
    expect((await get('/')).body).toContain(`<link rel="icon" href="${kept}">`)
    await update({ logoUrl: '/art/mark.svg' }, 2)
    const run = (after: number) =>
      communitySettingChores[0]?.run({
        sql: t.sql,
        now: new Date(Date.now() + after),
        inEachCommunity: work => t.app.openScope(here.id, true, work),
      })
    await run(6 * 86_400_000)
    expect((await get(dropped)).statusCode).toBe(200)
    await run(8 * 86_400_000)
    expect([(await get(kept)).statusCode, (await get(dropped)).statusCode]).toEqual([200, 404])
  })
})

function policy() {
  return { optionType: 'POLICY_PLAIN_TEXT' as const, settings: {} }
}
