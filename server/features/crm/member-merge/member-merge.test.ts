import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipation } from '#server/features/events/participation/testing.ts'
import { buildPayment } from '#server/features/events/payment/testing.ts'
import { buildIntro } from '#server/features/matching/intro/testing.ts'
import { buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { letterTo, linkIn } from '#server/testing/letters.ts'
import { holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildMemberNote } from '../member-note/testing.ts'
import { buildMemberMerge } from './testing.ts'

let t: TestApp
let here: { id: string; host: string }
let admin: { host: string; token: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
  const place = await buildConnection(t, { communityId: here.id, role: 'ROLE_ADMIN' })
  admin = { host: here.host, token: (await buildSession(t, place)).token }
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.owner`truncate call_count`
})

const person = (firstName: string) => buildSignedInParticipant(t, here.id, { firstName })
const confirm = (code: string) => t.call(api.memberMerge.confirm, { code }, { host: here.host })
const both = async () => ({ kept: await person('Anna'), other: await person('Ann') })
type Both = Awaited<ReturnType<typeof both>>
const propose = ({ kept, other }: Both, fromOther: ('city' | 'about')[] = []) =>
  t.call(api.memberMerge.propose, { participantId: kept.id, otherId: other.id, fromOther }, admin)
const preview = async ({ kept, other }: Both) =>
  (await t.call(api.memberMerge.preview, { participantId: kept.id, otherId: other.id }, admin)).body
const find = async (participantId: string) => (await t.call(api.memberMerge.find, { participantId }, admin)).body.merge
const merged = async (people: Both) => {
  const { codes } = await buildMemberMerge(t, {
    communityId: here.id,
    keptId: people.kept.id,
    otherId: people.other.id,
  })
  await confirm(codes.kept)
  return confirm(codes.other)
}

describe('a proposed merge', () => {
  test('writes to both addresses in their languages, and is made when both agreed', async () => {
    const people = await both()
    const { kept, other } = people
    await t.owner`update participant set preferred_lang = 'ru', city = 'Бергтен', about = 'Bakes' where id = ${other.id}`
    await buildMemberNote(t, { communityId: here.id, participantId: other.id, text: 'Speaks in May' })
    await t.owner`insert into member_tag (community_id, participant_id, tag, created_at) values (${here.id}, ${other.id}, 'vip', now())`
    const { eventId } = await buildParticipation(t, { communityId: here.id, participantId: other.id })
    expect(await preview(people)).toMatchObject({ refusal: null, moved: { notes: 1, tags: 1, events: 1 } })
    expect((await propose(people, ['city'])).body).toMatchObject({ status: 'ASKED', kept: { isConfirmed: false } })
    const [toKept, toOther] = [await letterTo(t, kept.email), await letterTo(t, other.email)]
    expect([toKept.kind, toKept.lang, toOther.lang]).toEqual(['crm.mergeAsked', 'en', 'ru'])
    expect(toKept.plain).not.toContain(other.email)
    expect(toOther.plain).not.toContain(kept.email)
    const codeIn = (letter: typeof toKept) => linkIn(letter).searchParams.get('code') as string
    const look = await t.call(api.memberMerge.getLetter, { code: codeIn(toOther) }, { host: here.host })
    expect(look.body).toMatchObject({ state: 'ASKED', side: 'other', other: { email: other.email } })
    expect((await confirm(codeIn(toOther))).body).toEqual({ isMerged: false })
    expect((await confirm(codeIn(toOther))).body).toEqual({ isMerged: false })
    expect(await find(kept.id)).toMatchObject({ kept: { isConfirmed: false }, other: { isConfirmed: true } })
    expect((await confirm(codeIn(toKept))).body).toEqual({ isMerged: true })

    const get = (participantId: string) => t.call(api.memberList.get, { participantId }, admin)
    expect((await get(kept.id)).body).toMatchObject({ city: 'Бергтен', about: '', memberTags: ['vip'] })
    expect((await get(other.id)).failure.status).toBe(404)
    const { body: notes } = await t.call(api.memberNote.list, { participantId: kept.id }, admin)
    expect(notes.items).toMatchObject([{ text: 'Speaks in May' }])
    expect(await t.owner`select participant_id from participation where event_id = ${eventId}`).toEqual([
      { participantId: kept.id },
    ])
    const { body: history } = await t.call(api.memberHistory.list, { participantId: kept.id }, admin)
    expect(history.items.filter(({ subject }) => subject === 'memberMerge')).toHaveLength(2)
    const { body: log } = await t.call(api.change.list, { kind: 'memberMerge' }, admin)
    expect(log.items[0]).toMatchObject({ before: { merged: 'Ann Example' }, after: { merged: 'Anna Example' } })
    expect((await letterTo(t, kept.email, 2)).kind).toBe('crm.merged')
    expect(await letterTo(t, other.email)).toMatchObject({ kind: 'crm.merged', lang: 'ru' })
    expect(await find(kept.id)).toBeNull()
    const address = await t.call(api.participant.getBySlug, { slug: `person-${other.id}` }, admin)
    expect(address.body.slug).toBe(`person-${kept.id}`)
    // The account stays, without a place here.
    expect(await t.owner`select from app_user where id = ${other.userId} and deleted_at is null`).toHaveLength(1)
    expect(await t.owner`select from connection where community_id = ${here.id} and user_id = ${other.userId}`).toEqual(
      [],
    )
  })

  test('is declined by either owner, and then not proposed again for a month', async () => {
    const people = await both()
    const { codes } = await buildMemberMerge(t, {
      communityId: here.id,
      keptId: people.kept.id,
      otherId: people.other.id,
    })
    await confirm(codes.kept)
    expect((await t.call(api.memberMerge.decline, { code: codes.other }, { host: here.host })).status).toBe(200)
    expect((await confirm(codes.other)).failure.name).toBe('INVALID_CODE')
    expect((await confirm(codes.kept)).failure.name).toBe('INVALID_CODE')
    expect((await preview(people)).refusal).toBe('DECLINED')
    expect((await propose(people)).failure.name).toBe('CANNOT_MERGE')
    expect(await find(people.other.id)).toMatchObject({ status: 'DECLINED' })
  })

  test('is withdrawn by a manager, which ends the links; without an answer they expire', async () => {
    const people = await both()
    const { codes } = await buildMemberMerge(t, {
      communityId: here.id,
      keptId: people.kept.id,
      otherId: people.other.id,
    })
    expect((await propose(people)).failure.name).toBe('CANNOT_MERGE')
    expect((await t.call(api.memberMerge.withdraw, { participantId: people.other.id }, admin)).status).toBe(200)
    expect((await confirm(codes.kept)).failure.name).toBe('INVALID_CODE')
    const late = await buildMemberMerge(t, { communityId: here.id })
    await t.owner`update member_merge set expires_at = ${t.clock.now()} where id = ${late.id}`
    expect((await confirm(late.codes.kept)).failure.name).toBe('INVALID_CODE')
  })

  test('is not confirmed from an address that its owner has given up since', async () => {
    const people = await both()
    const codeTo = async (address: string) => linkIn(await letterTo(t, address)).searchParams.get('code') as string
    await propose(people)
    const [fromKept, fromOther] = [await codeTo(people.kept.email), await codeTo(people.other.email)]
    await confirm(fromKept)
    await t.owner`update app_user set email = ${`new-${people.other.email}`} where id = ${people.other.userId}`
    for (const call of [api.memberMerge.getLetter, api.memberMerge.confirm, api.memberMerge.decline])
      expect((await t.call(call, { code: fromOther }, { host: here.host })).failure.name).toBe('INVALID_CODE')
    expect(await find(people.kept.id)).toMatchObject({ status: 'ASKED', other: { isConfirmed: false } })
  })

  test('is opened by its own two codes alone, in its own community', async () => {
    const { id, codes } = await buildMemberMerge(t, { communityId: here.id })
    const elsewhere = await buildCommunity(t)
    const answers = [
      await confirm(`${id}.${'a'.repeat(43)}`),
      await confirm('nonsense'),
      await t.call(api.memberMerge.confirm, { code: codes.kept }, { host: elsewhere.host }),
    ]
    for (const { failure } of answers) expect(failure.name).toBe('INVALID_CODE')
  })

  test('is refused for blocked members and for managers, also when they became so later', async () => {
    const people = await both()
    const grant = (permission: string) => t.owner`
      insert into permission (community_id, user_id, permission, granted_at)
      values (${here.id}, ${people.other.userId}, ${permission}, now())`
    await grant('CAN_CHAT')
    expect((await preview(people)).refusal).toBeNull()
    await grant('CAN_MODERATE_COMMUNITY')
    expect((await preview(people)).refusal).toBe('MANAGER')
    expect((await propose(people)).failure.name).toBe('CANNOT_MERGE')
    expect((await merged(people)).failure.name).toBe('CANNOT_MERGE')
    await t.owner`delete from permission where user_id = ${people.other.userId}`
    await t.owner`
      insert into blocked_user (community_id, user_id, reason, blocked_at) values (${here.id}, ${people.other.userId}, '', now())`
    expect((await preview(people)).refusal).not.toBe('MANAGER')
  })

  test('is refused if both paid for one event', async () => {
    const people = await both()
    const { eventId } = await buildParticipation(t, { communityId: here.id, participantId: people.kept.id })
    const second = await buildParticipation(t, { communityId: here.id, eventId, participantId: people.other.id })
    const [first] = await t.owner<{ id: string }[]>`
      select id from participation where event_id = ${eventId} and participant_id = ${people.kept.id}`
    for (const participationId of [first?.id ?? '', second.id])
      await buildPayment(t, { communityId: here.id, eventId, participationId, status: 'PAID' })
    expect((await preview(people)).refusal).toBe('BOTH_PAID')
  })
})

describe('members who look like the same person', () => {
  test('are found by name and by contact', async () => {
    const [one, byName, byContact, stranger] = [
      await person('Quentin'),
      await person('Quentin'),
      await person('Q.'),
      await person('Rita'),
    ]
    for (const { id } of [one, byContact])
      await t.owner`
        insert into contact (community_id, participant_id, type, value) values (${here.id}, ${id}, 'PHONE', '+4700000001')`
    const { body } = await t.call(api.memberMerge.listSimilar, { participantId: one.id }, admin)
    expect(body.map(({ id, by }) => [id, by])).toEqual([
      [byContact.id, 'contact'],
      [byName.id, 'name'],
    ])
    expect(body.map(({ id }) => id)).not.toContain(stranger.id)
  })

  test('are not found by a contact that they hide', async () => {
    const [one, hidden] = [await person('Seeker'), await person('Hidden')]
    for (const { id } of [one, hidden])
      await t.owner`
        insert into contact (community_id, participant_id, type, value) values (${here.id}, ${id}, 'PHONE', '+4700000002')`
    const found = async () =>
      (await t.call(api.memberMerge.listSimilar, { participantId: one.id }, admin)).body.some(
        ({ id }) => id === hidden.id,
      )
    const hide = (privacy: string, types: string[], visibility = 'members') => t.owner`
      update participant set privacy = ${privacy}, hidden_contacts = ${types}, profile_visibility = ${visibility} where id = ${hidden.id}`
    expect(await found()).toBe(true)
    await hide('CUSTOM', ['TELEGRAM'])
    expect(await found()).toBe(true)
    for (const [privacy, types, visibility] of [
      ['PRIVATE', []],
      ['CONNECTIONS', []],
      ['CUSTOM', ['PHONE']],
      ['NONE', [], 'connections'],
    ] as [string, string[], string?][]) {
      await hide(privacy, types, visibility)
      expect([privacy, await found()]).toEqual([privacy, false])
    }
  })
})

describe('at the same moment', () => {
  /** Both owners confirm before either confirmation is written. */
  const confirmBoth = async () => {
    const people = await both()
    const { codes } = await buildMemberMerge(t, {
      communityId: here.id,
      keptId: people.kept.id,
      otherId: people.other.id,
    })
    const held = await holdWrites(t.owner, 'member_merge', { statement: 'update' })
    const answers = await race(
      held,
      async () => (await confirm(codes.kept)).body.isMerged,
      async () => (await confirm(codes.other)).body.isMerged,
    )
    return answers.sort()
  }

  test('both owners confirm, and the merge is made once', async () => {
    expect(await confirmBoth()).toEqual([false, true])
  })

  test('control: without the lock it is never made', async () => {
    expect(await withoutLock('member merge', confirmBoth)).toEqual([false, false])
  })

  /** Somebody accepts the later of two intros while their senders are merged. */
  const acceptMeanwhile = async () => {
    const { kept, other } = await both()
    const receiver = await person('Xenia')
    const introOf = async (from: { id: string }) => {
      t.clock.moveBy(1000)
      return buildIntro(t, { communityId: here.id, participantId: from.id, subjectId: receiver.id })
    }
    await introOf(kept)
    const later = await introOf(other)
    const { codes } = await buildMemberMerge(t, { communityId: here.id, keptId: kept.id, otherId: other.id })
    await confirm(codes.kept)
    const held = await holdWrites(t.owner, 'intro', { statement: 'update' })
    const asReceiver = { host: here.host, token: receiver.token }
    const statuses = await race(
      held,
      async () => (await t.call(api.intro.answer, { id: later.id, accept: true, message: '' }, asReceiver)).status,
      async () => (await confirm(codes.other)).status,
    )
    expect(statuses).toEqual([200, 200])
    const intros = await t.owner<{ status: string }[]>`
      select status from intro where from_id = ${kept.id} and to_id = ${receiver.id}`
    return intros.map(({ status }) => status)
  }

  test('an intro is accepted, and stays accepted', async () => {
    expect(await acceptMeanwhile()).toEqual(['ACCEPTED'])
  })

  test('control: without the lock the acceptance is lost', async () => {
    expect(await withoutLock('member merge', acceptMeanwhile)).toEqual(['SENT'])
  })
})
