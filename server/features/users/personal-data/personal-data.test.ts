import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildCode } from '#server/features/auth/code/testing.ts'
import { buildEmailChange } from '#server/features/auth/email-change/testing.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildRun } from '#server/features/matching/run/testing.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { isNothing, type PersonalTable } from '#server/platform/feature/personal-data.ts'
import type { Letter } from '#server/platform/mail/store.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { rowBuilders } from '#server/testing/slices.ts'

/*
 * One person fills every table of two communities: of one as the owner of each row, of the other as the one whom the rows of
 * somebody else are about. Then they delete their account, and nothing that names them is found in any table.
 */

const [firstName, lastName, marker] = ['Quillon', 'Farthingale', 'zanzibar']

type Place = { id: string; host: string; participantId: string; otherId: string; otherUserId: string }

let t: TestApp
let owned: Place
let described: Place
/** A community in which the person has no place, but which has written to them. */
let unknown: { id: string }
/** Where the person signs in, since the owner of every row is also blocked. */
let home: { id: string; host: string }
const contactLink = (label: 'Office' | 'Founder') => ({
  label: { en: label, ru: label },
  url: `mailto:${label === 'Founder' ? person.email : 'office@example.com'}`,
})

let person: { id: string; email: string; password: string }
let token: string
let needles: string[]
const delivered: Letter[] = []

beforeAll(async () => {
  const mailTransport = {
    isReady: true,
    deliver: async (letter: Letter) => void delivered.push(letter),
    close: () => {},
  }
  t = await startTestApp({ runsJobs: true, mailTransport })
  person = await buildUser(t, { email: 'quillon.farthingale@example.com' })
  owned = await buildPlace()
  described = await buildPlace()
  unknown = await buildCommunity(t)
  home = await buildCommunity(t)
  token = (await buildSession(t, await buildConnection(t, { communityId: home.id, userId: person.id }))).token
  needles = [person.id, person.email, owned.participantId, described.participantId, firstName, lastName, marker]
  for (const build of Object.values(rowBuilders)) {
    await build(t, {
      communityId: owned.id,
      userId: person.id,
      participantId: owned.participantId,
      subjectId: owned.otherId,
    })
    await build(t, {
      communityId: described.id,
      userId: described.otherUserId,
      participantId: described.otherId,
      subjectId: described.participantId,
    })
  }
  for (const place of [owned, described]) await nameOtherwise(place)
  for (const table of await communityTables()) await markTexts(table)
  await buildAccountRows()
})
afterAll(() => t.stop())

async function buildPlace(): Promise<Place> {
  const { id, host } = await buildCommunity(t)
  const own = await buildParticipant(t, { communityId: id, userId: person.id, firstName, avatarFile: `photo-${id}` })
  await t.owner`update participant set last_name = ${lastName}, about = ${marker} where id = ${own.id}`
  const other = await buildParticipant(t, { communityId: id })
  return { id, host, participantId: own.id, otherId: other.id, otherUserId: other.userId }
}

/** What names the person without a foreign key: addresses, authors, texts about them, copies of profiles. */
async function nameOtherwise({ id: communityId, participantId, otherId, otherUserId }: Place): Promise<void> {
  const { owner } = t
  const now = t.clock.now()
  const name = `${firstName} ${lastName}`
  const letter = (recipient: string, about: string[] | null, text: string) => owner`
    insert into letter (community_id, id, kind, recipient, lang, subject, html, plain, about, status, created_at)
    values (${communityId}, ${newId(now)}, 'test', ${recipient}, 'en', 'A letter', ${text}, ${text}, ${about}, 'SENT', ${now})`
  await letter(person.email, [], 'to the person')
  await letter('other@example.com', [participantId], `${marker} in a letter to another`)
  await letter('other@example.com', null, `${name} in a letter of a version that did not say whom it names`)
  await letter('other@example.com', null, `/u/${participantId} in such a letter`)
  const messengerText = (about: string[] | null, text: string) => owner`
    insert into messenger_text (community_id, id, participant_id, channel, kind, text, about, created_at)
    values (${communityId}, ${newId(now)}, ${otherId}, 'TELEGRAM', 'test', ${text}, ${about}, ${now})`
  await messengerText([participantId], marker)
  await messengerText(null, name)
  await owner`
    insert into idempotent_call (community_id, user_id, key, call, request_hash, status, reply, created_at)
    values (${communityId}, ${otherUserId}, 'about another', 'POST /api/example', '\\x00', 200, ${`{"id":"${participantId}"}`}, ${now})`
  const code = (column: 'email' | 'created_by', value: string) => owner`
    insert into access_code (community_id, id, code_hash, label, ${owner(column)}, created_at)
    values (${communityId}, ${newId(now)}, ${newId(now)}, 'Autumn', ${value}, ${now})`
  await code('email', person.email)
  await code('created_by', person.id)
  const invitation = (column: 'email' | 'created_by' | 'invited_by', value: string) => owner`
    insert into invitation (community_id, id, code_hash, ${owner(column)}, created_at)
    values (${communityId}, ${newId(now)}, ${newId(now)}, ${value}, ${now})`
  await invitation('email', person.email)
  await invitation('created_by', person.id)
  await invitation('invited_by', participantId)
  await owner`update blocked_user set blocked_by = ${person.id} where user_id <> ${person.id}`
  await owner`update pair_rule set created_by = ${person.id}`
  const inputs = gzipSync(JSON.stringify({ members: [{ id: participantId, about: marker }] }))
  for (const [week, status] of [
    ['2026-01-12', 'DONE'],
    ['2026-01-19', 'RUNNING'],
  ] as const)
    await owner`
      insert into matching_input (community_id, run_id, part, body)
      values (${communityId}, ${await buildRun(t, { communityId, week, status })}, 1, ${inputs})`
}

/** Texts that have to stay what they are, so that the person is found by them, or the photo. */
const fixedTexts = ['first_name', 'last_name', 'email', 'recipient', 'avatar_file']

/** Texts of the community, which stay when their author leaves. */
const textsOfCommunity = ['event', 'messenger_workspace', 'newsletter', 'newsletter_template', 'webhook']

/** The marker in every text of rows about the person that may be any text. */
async function markTexts(table: string): Promise<void> {
  if (textsOfCommunity.includes(table)) return
  const columns = await t.owner<{ name: string }[]>`
    select a.attname as name from pg_attribute a
    where a.attrelid = ${table}::regclass and a.atttypid = 'text'::regtype and a.attgenerated = '' and not exists (
      select from pg_constraint c where c.conrelid = a.attrelid and a.attnum = any (c.conkey))`
  const isAbout = t.owner`row_text.all ~ ${[person.id, owned.participantId, described.participantId].join('|')}`
  for (const { name } of columns.filter(({ name }) => !fixedTexts.includes(name)))
    await t.owner`
      update ${t.owner(table)} x set ${t.owner(name)} = concat(x.${t.owner(name)}, ' ', ${marker}::text)
      from (select ctid, r::text as all from ${t.owner(table)} r) row_text where row_text.ctid = x.ctid and ${isAbout}`
}

/** Rows of the installation, and what a community wrote to somebody who never came. */
async function buildAccountRows(): Promise<void> {
  const { owner } = t
  const now = t.clock.now()
  await owner`
    insert into external_identity (issuer, subject, user_id, profile, linked_at)
    values ('https://id.example.com', 'them', ${person.id}, ${JSON.stringify({ name: marker })}::text::jsonb, ${now})`
  await owner`
    insert into telegram_account (user_id, chat_id, username, linked_at) values (${person.id}, '17', ${marker}, ${now})`
  await owner`
    insert into mail_bounce (recipient, kind, problem, created_at) values (${person.email}, 'BOUNCE', ${marker}, ${now})`
  await buildEmailChange(t, { userId: person.id, newEmail: `${marker}@example.com` })
  await buildCode(t, { communityId: owned.id, purpose: 'OTP', subject: person.email })
  await buildCode(t, { communityId: owned.id, purpose: 'DELETE_ACCOUNT', subject: person.id })
  await owner`
    update community set created_by = ${person.id}, links = jsonb_set(links, '{contact}', to_jsonb(${person.email}::text)),
      contact_links = ${JSON.stringify([contactLink('Office'), contactLink('Founder')])}::text::jsonb
    where id = ${described.id}`
  await owner`
    insert into letter (community_id, id, kind, recipient, lang, subject, html, plain, status, created_at)
    values (${unknown.id}, ${newId(now)}, 'auth.otp', ${person.email}, 'en', 'A code', ${marker}, ${marker}, 'SENT', ${now})`
}

const tablesNamed = async (isOfCommunity: boolean): Promise<string[]> => {
  const rows = await t.owner<{ name: string; isOfCommunity: boolean }[]>`
    select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'community_id'
      and not a.attisdropped) as is_of_community
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`
  return rows.filter(row => row.isOfCommunity === isOfCommunity).map(({ name }) => name)
}
const communityTables = () => tablesNamed(true)

/** What is found of the person in a table, whichever column it stands in. */
async function foundIn(table: string): Promise<string[]> {
  const rows = await t.owner`select * from ${t.owner(table)}`
  const text = rows.map(row => JSON.stringify(Object.values(row).map(readable))).join('\n')
  return needles.filter(needle => text.includes(needle))
}

const readable = (value: unknown): unknown => {
  if (!(value instanceof Uint8Array)) return value
  return value[0] === 0x1f && value[1] === 0x8b ? gunzipSync(value).toString() : Buffer.from(value).toString()
}

const declared = (of: 'personalData' | 'installationData'): PersonalTable[] =>
  t.app.features.flatMap(feature => feature[of])
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

describe('every table', () => {
  test.each([
    ['a community', 'personalData', true],
    ['the installation', 'installationData', false],
  ] as const)('of %s is declared by exactly one slice', async (_of, field, isOfCommunity) => {
    const names = declared(field).map(({ table }) => table)
    expect(names.sort()).toEqual(await tablesNamed(isOfCommunity))
  })

  test('that declares to hold nothing about a person has no foreign key to one, and its reason is a sentence', async () => {
    for (const { table, exported, deletion } of declared('personalData')) {
      for (const each of [exported, deletion]) if (isNothing(each)) expect(each.nothing, table).toMatch(/^[A-Z].+\.$/)
      if (!isNothing(deletion)) continue
      const references = await t.owner`
        select conname from pg_constraint where contype = 'f' and conrelid = ${table}::regclass
          and confrelid in ('app_user'::regclass, 'connection'::regclass, 'participant'::regclass)`
      expect(references, table).toEqual([])
    }
  })
})

describe('the export', () => {
  test('has what each table declares, in a community where there is such a row', async () => {
    const { raw } = await t.call(api.user.exportData, {}, { host: home.host, token })
    const file = JSON.parse(raw) as Record<string, unknown> & { communities: Record<string, unknown>[] }
    for (const [parts, tables] of [
      [file.communities, declared('personalData')],
      [[file], declared('installationData')],
    ] as const)
      for (const { table, exported } of tables)
        for (const name of isNothing(exported) ? [] : Object.keys(exported))
          expect(
            parts.some(part => !isEmpty(part[name])),
            `${name} of ${table}`,
          ).toBe(true)
    expect(file.communities).toHaveLength(3)
    expect(raw).not.toContain('argon2')
  })
})

describe('a deleted account', () => {
  test('control: before, the person is found in every table that declares what to delete', async () => {
    for (const { table, deletion } of [...declared('personalData'), ...declared('installationData')])
      if (!isNothing(deletion) && table !== 'call_count') expect(await foundIn(table), table).not.toEqual([])
    for (const table of ['letter', 'messenger_text', 'matching_input']) expect(await foundIn(table)).toContain(marker)
  })

  test('leaves nothing in any table of a community, and the goodbye goes out', async () => {
    const answer = await t.call(
      api.account.deleteAccount,
      { id: person.id, password: person.password },
      { host: home.host, token },
    )
    expect(answer.status).toBe(200)
    await expect.poll(() => t.owner`select from graphile_worker._private_jobs`, { timeout: 60_000 }).toHaveLength(0)
    for (const table of await communityTables()) expect(await foundIn(table), table).toEqual([])
    expect(delivered.map(({ kind, recipient }) => [kind, recipient])).toEqual([['auth.deleted', person.email]])
  })

  test('leaves its address for thirty days and nothing else in the tables of the installation', async () => {
    for (const table of await tablesNamed(false))
      expect(await foundIn(table), table).toEqual(table === 'app_user' ? [person.id, person.email] : [])
    const [community] = await t.owner`
      select links ->> 'contact' as contact, contact_links from community where id = ${described.id}`
    expect(community).toEqual({ contact: t.config.MAIL_FROM, contactLinks: [contactLink('Office')] })
  })

  test('leaves the rows of others', async () => {
    for (const table of ['participant', 'matching_run', 'question', 'access_code', 'invitation', 'letter'])
      expect(await t.owner`select from ${t.owner(table)}`, table).not.toHaveLength(0)
  })
})
