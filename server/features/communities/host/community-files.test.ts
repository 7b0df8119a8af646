import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'

let t: TestApp
let folder: string
let outside: string
let club: Awaited<ReturnType<typeof buildCommunity>>
const logged: { file: string; field: string; problem: string }[] = []
const menu = { tabs: { events: { label: { en: 'Dinners', ru: 'Ужины' }, order: 1 } }, customTabs: [] }

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'samovar-community-files-'))
  outside = await mkdtemp(path.join(os.tmpdir(), 'samovar-outside-'))
  const log = pino({ level: 'warn' }, { write: line => void logged.push(JSON.parse(line)) })
  t = await startTestApp({ environment: { COMMUNITY_FILES: folder }, log })
})
afterAll(async () => {
  await t.stop()
  for (const each of [folder, outside]) await rm(each, { recursive: true })
})

beforeEach(async () => {
  club = await buildCommunity(t, { lang: 'ru' })
  await mkdir(path.join(folder, club.domain))
  logged.length = 0
})

const fileOf = (name: string) => path.join(folder, club.domain, name)
const write = (name: string, value: unknown) =>
  writeFile(fileOf(name), typeof value === 'string' ? value : JSON.stringify(value))
const landingOf = async (file: 'landing.json' | 'landing_en.json' | 'landing_ru.json') =>
  (await t.call(api.community.getLandingFile, { id: club.id, file }, { host: club.host })).body
const titles = async () => [(await landingOf('landing_en.json')).title, (await landingOf('landing_ru.json')).title]
const ofRecord = ['People worth knowing. Every Tuesday.', 'Нужные знакомства. Каждый вторник.']
/** What the page itself carries. */
const page = async () => {
  const { body } = await t.app.server.inject({ url: '/', headers: { host: club.host } })
  const data = /id="bootstrap">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
  return JSON.parse(data) as { community: { customNavigation: unknown }; landing: Record<string, { title: string }> }
}
const withTitle = async (title: string) => ({ ...(await landingOf('landing_en.json')), title })

describe('a file of a community', () => {
  test('replaces the landing of its language, on its route and in the page', async () => {
    await write('landing_en.json', await withTitle('From the file'))
    await expect.poll(titles).toEqual(['From the file', ofRecord[1]])
    const { landing } = await page()
    expect([landing.en?.title, landing.ru?.title]).toEqual(['From the file', ofRecord[1]])
  })

  test("without a suffix replaces the landing of the community's language, unless that language has its own", async () => {
    await write('landing.json', await withTitle('Of the default'))
    await expect.poll(titles).toEqual([ofRecord[0], 'Of the default'])
    expect((await landingOf('landing.json')).title).toBe('Of the default')
    await write('landing_ru.json', await withTitle('Of Russian'))
    await expect.poll(titles).toEqual([ofRecord[0], 'Of Russian'])
  })

  test('is named to the managers, whose own text or menu it hides', async () => {
    const manager = await buildConnection(t, { communityId: club.id, permissions: ['CAN_MANAGE_COMMUNITY'] })
    const call = { host: club.host, token: (await buildSession(t, manager)).token }
    const fromFiles = async () => (await t.call(api.communitySetting.get, {}, call)).body.fromFiles
    expect(await fromFiles()).toEqual([])
    await write('navigation.json', menu)
    await expect.poll(fromFiles).toEqual(['navigation'])
    await write('landing.json', await withTitle('From the file'))
    await expect.poll(fromFiles).toEqual(['landing', 'navigation'])
  })

  test('replaces the menu, on both routes and in the page', async () => {
    const menus = async () => [
      (await t.call(api.community.getNavigation, { domain: club.domain }, { host: club.host })).body,
      (await t.call(api.community.getNavigationFile, { id: club.id }, { host: club.host })).body,
      (await page()).community.customNavigation,
    ]
    expect(await menus()).toEqual([null, null, null])
    await write('navigation.json', menu)
    await expect.poll(menus).toEqual([menu, menu, menu])
  })

  test('is read again when it changes, and left when it is removed', async () => {
    await write('landing_en.json', await withTitle('First'))
    await expect.poll(titles).toEqual(['First', ofRecord[1]])
    await write('next.json', await withTitle('Other'))
    await rename(fileOf('next.json'), fileOf('landing_en.json'))
    await expect.poll(titles).toEqual(['Other', ofRecord[1]])
    await rm(fileOf('landing_en.json'))
    await expect.poll(titles).toEqual(ofRecord)
    expect(logged).toEqual([])
  })

  test('is never cached by the browser', async () => {
    await write('navigation.json', menu)
    const { headers } = await t.app.server.inject({
      url: `/community/${club.id}/navigation.json`,
      headers: { host: club.host },
    })
    expect(headers['cache-control']).toMatch(/^no-cache/)
  })

  test('leaves other communities alone', async () => {
    const other = await buildCommunity(t)
    await write('navigation.json', menu)
    await expect.poll(async () => (await page()).community.customNavigation).toEqual(menu)
    expect((await t.call(api.community.getNavigationFile, { id: other.id }, { host: other.host })).body).toBeNull()
  })
})

describe('the record is served, with one warning that names file and field, for', () => {
  const make: [string, string, (name: string) => Promise<unknown>][] = [
    ['a field that the schema refuses', 'title', async name => write(name, await withTitle(''))],
    ['an unknown field', '', async name => write(name, { ...(await withTitle('x')), script: 'y' })],
    ['a text that is not JSON', '', name => write(name, '{"title":')],
    ['a link that leads out of the folder', '', name => linkOutside(name)],
    ['a file of more than 256 kB', '', name => write(name, ' '.repeat(300_000))],
    ['a folder in its place', '', name => mkdir(fileOf(name))],
    ['a pipe in its place', '', async name => execFileSync('mkfifo', [fileOf(name)])],
  ]
  async function linkOutside(name: string) {
    const target = path.join(outside, `${club.domain}.json`)
    await writeFile(target, JSON.stringify(await withTitle('From outside')))
    await symlink(target, fileOf(name))
  }

  test.each(make)('%s', async (_what, field, put) => {
    await put('landing_en.json')
    await expect.poll(async () => [await titles(), logged.length]).toEqual([ofRecord, 1])
    expect(logged[0]).toMatchObject({ file: fileOf('landing_en.json'), field })
    // Once a further file is found, all of them were looked at again.
    await write('navigation.json', menu)
    await expect.poll(async () => (await page()).community.customNavigation).toEqual(menu)
    expect([await titles(), logged.length]).toEqual([ofRecord, 1])
  })
})

test('a community whose folder leads out of the configured one is served from its record', async () => {
  await rm(path.join(folder, club.domain), { recursive: true })
  const elsewhere = path.join(outside, club.domain)
  await mkdir(elsewhere)
  await writeFile(path.join(elsewhere, 'navigation.json'), JSON.stringify(menu))
  await symlink(elsewhere, path.join(folder, club.domain))
  await expect
    .poll(async () => [await page().then(p => p.community.customNavigation), logged.length])
    .toEqual([null, 1])
})
