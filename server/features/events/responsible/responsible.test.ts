import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { Permission } from '#contract/roles.ts'
import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { buildConnection, buildUser } from '#server/features/users/user/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { lettersTo, letterTo } from '#server/testing/letters.ts'
import { aMinuteLater, holdWrites, race, withoutLock } from '#server/testing/race.ts'
import { buildEvent } from '../event/testing.ts'
import { buildParticipation } from '../participation/testing.ts'

let t: TestApp
let here: { id: string; host: string }
beforeAll(async () => {
  t = await startTestApp({ runsJobs: true })
  here = await buildCommunity(t)
})
afterAll(() => t.stop())

const person = (firstName = 'Vera') => buildSignedInParticipant(t, here.id, { firstName })
const at = ({ token }: { token: string }) => ({ host: here.host, token })
const organised = async (...people: { userId: string }[]) =>
  (await buildEvent(t, { communityId: here.id, responsibles: people.map(({ userId }) => userId), title: 'Winter tea' }))
    .id
const organisersOf = async (eventId: string) =>
  (await t.owner<{ userId: string }[]>`select user_id from responsible where event_id = ${eventId}`).map(
    ({ userId }) => userId,
  )
const isOrganiser = async (userId: string) => {
  const [row] = await t.owner<{ isOrganiser: boolean }[]>`
    select is_organiser from connection where community_id = ${here.id} and user_id = ${userId}`
  return row?.isOrganiser
}

describe('organisers of an event', () => {
  test('are listed, with those who have no profile by their address', async () => {
    const [me, guest] = [await person('Vera'), await buildUser(t)]
    await buildConnection(t, { communityId: here.id, userId: guest.id })
    const id = await organised(me, { userId: guest.id })
    const { body } = await t.call(api.responsible.list, { id }, at(me))
    expect(body.total).toBe(2)
    expect(body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ userId: me.userId, firstName: 'Vera', email: me.email, isMe: true }),
        expect.objectContaining({
          userId: guest.id,
          firstName: '',
          participantId: null,
          email: guest.email,
          isMe: false,
        }),
      ]),
    )
  })

  test('add another, who gets organiser mode and a letter, and may manage this event alone', async () => {
    const [me, added] = [await person('Vera'), await person('Boris')]
    const [id, other] = [await organised(me), await organised(await person())]
    expect(await isOrganiser(added.userId)).toBe(false)
    const { status, body } = await t.call(api.responsible.add, { id, participantId: added.id }, at(me))
    expect(status).toBe(200)
    expect(body).toMatchObject({ userId: added.userId, firstName: 'Boris', isMe: false })
    expect(await isOrganiser(added.userId)).toBe(true)
    expect((await t.call(api.responsible.list, { id }, at(added))).status).toBe(200)
    expect((await t.call(api.responsible.list, { id: other }, at(added))).status).toBe(403)
    const letter = await letterTo(t, added.email)
    expect(letter.subject).toBe('You now organise “Winter tea”')
    expect(letter.plain).toContain(`backTo=%2Fevent%2F${id}%2Fparticipants`)
  })

  test('add a user without a profile by id; a second time changes nothing', async () => {
    const [me, guest] = [await person(), await buildUser(t)]
    await buildConnection(t, { communityId: here.id, userId: guest.id })
    const id = await organised(me)
    for (const _ of [1, 2]) {
      expect((await t.call(api.responsible.add, { id, userId: guest.id }, at(me))).status).toBe(200)
      t.clock.moveBy(1000)
    }
    expect((await organisersOf(id)).sort()).toEqual([me.userId, guest.id].sort())
    expect((await letterTo(t, guest.email)).plain).toContain('made you an organiser')
  })

  test('cannot add somebody who is not of this community, or is hidden in it', async () => {
    const me = await person()
    const id = await organised(me)
    const foreign = await buildSignedInParticipant(t, (await buildCommunity(t)).id)
    const hidden = await buildSignedInParticipant(t, here.id, { isProfileEnabled: false })
    for (const input of [{ participantId: foreign.id }, { userId: foreign.userId }, { participantId: hidden.id }]) {
      const { status, failure } = await t.call(api.responsible.add, { id, ...input }, at(me))
      expect([status, failure.name]).toEqual([404, 'RESPONSIBLE_NOT_ADDED'])
      expect(failure.message).toContain('only members of this community')
    }
    expect(await organisersOf(id)).toEqual([me.userId])
  })

  test('who add and remove somebody again and again have one letter sent a day', async () => {
    const [me, added] = [await person('Vera'), await person('Boris')]
    const id = await organised(me)
    for (let time = 0; time < 3; time++) {
      await t.call(api.responsible.add, { id, participantId: added.id }, at(me))
      await letterTo(t, added.email)
      await t.call(api.responsible.remove, { id, userId: added.userId }, at(me))
      t.clock.moveBy(1000)
    }
    await expect
      .poll(async () => (await t.owner`select from graphile_worker._private_jobs where attempts < max_attempts`).length)
      .toBe(0)
    expect(await lettersTo(t, added.email)).toHaveLength(1)
  })

  test('remove another, whose organiser mode ends with their last event', async () => {
    const [me, removed] = [await person(), await person()]
    const [id, other] = [await organised(me, removed), await organised(me, removed)]
    await t.call(api.responsible.remove, { id, userId: removed.userId }, at(me))
    expect(await isOrganiser(removed.userId)).toBe(true)
    await t.call(api.responsible.remove, { id: other, userId: removed.userId }, at(me))
    expect(await isOrganiser(removed.userId)).toBe(false)
    expect((await t.call(api.user.getCurrent, {}, at(removed))).body).toMatchObject({ canOrganise: false })
    expect((await t.call(api.responsible.list, { id }, at(removed))).status).toBe(403)
  })

  test('remove themselves, but never the last one', async () => {
    const [me, other] = [await person(), await person()]
    const id = await organised(me, other)
    expect((await t.call(api.responsible.remove, { id, userId: me.userId }, at(me))).status).toBe(200)
    const { status, failure } = await t.call(api.responsible.remove, { id, userId: other.userId }, at(other))
    expect([status, failure.name]).toEqual([409, 'LAST_RESPONSIBLE'])
    expect(failure.message).toContain('at least one')
    expect(await organisersOf(id)).toEqual([other.userId])
  })

  test('are told when the person does not organise the event', async () => {
    const me = await person()
    const id = await organised(me, await person())
    const { failure } = await t.call(api.responsible.remove, { id, userId: (await person()).userId }, at(me))
    expect(failure.name).toBe('RESPONSIBLE_NOT_FOUND')
  })
})

describe('the secret of the payment webhook', () => {
  const secretFor = async (who: { token: string }, id: string) =>
    (await t.call(api.payment.getWebhook, { id }, at(who))).body.secret
  const isExposed = async (who: { token: string }, id: string) =>
    (await t.call(api.responsible.list, { id }, at(who))).body.isWebhookExposed
  const remove = (who: { token: string }, id: string, userId: string) =>
    t.call(api.responsible.remove, { id, userId }, at(who))

  test('that a removed organiser has read is to be renewed, and the others are told', async () => {
    const [me, removed, other] = [await person('Vera'), await person('Boris'), await person('Anna')]
    const guest = await buildUser(t)
    await buildConnection(t, { communityId: here.id, userId: guest.id })
    const id = await organised(me, removed, other, { userId: guest.id })
    const known = await secretFor(removed, id)
    expect(await isExposed(me, id)).toBe(false)
    await remove(me, id, removed.userId)
    expect(await isExposed(me, id)).toBe(true)
    for (const { email } of [other, guest]) {
      const letter = await letterTo(t, email)
      expect(letter.subject).toBe('Renew the payment secret of “Winter tea”')
      expect(letter.plain).toContain('Boris')
      expect(letter.plain).toContain(`backTo=%2Fevent%2F${id}%2Fparticipants%3Fpart%3Dorganisers`)
      expect(letter.plain).not.toContain(known)
    }
    expect([...(await lettersTo(t, me.email)), ...(await lettersTo(t, removed.email))]).toEqual([])
    const renewed = (await t.call(api.payment.renewWebhook, { id }, at(other))).body.secret
    expect(renewed).not.toBe(known)
    expect(await isExposed(me, id)).toBe(false)
  })

  test('stays when the removed one never read it, or only one that was renewed since', async () => {
    const [me, removed, another] = [await person(), await person(), await person()]
    const id = await organised(me, removed, another)
    await secretFor(me, id)
    await remove(me, id, removed.userId)
    expect(await isExposed(me, id)).toBe(false)
    await secretFor(another, id)
    await t.call(api.payment.renewWebhook, { id }, at(me))
    await remove(me, id, another.userId)
    expect(await isExposed(me, id)).toBe(false)
  })

  test('is known to who renewed it, and to who left with their connection', async () => {
    const [me, removed, gone] = [await person(), await person(), await person()]
    const [id, other] = [await organised(me, removed), await organised(me, gone)]
    await t.call(api.payment.renewWebhook, { id }, at(removed))
    await remove(removed, id, removed.userId)
    expect(await isExposed(me, id)).toBe(true)
    await secretFor(gone, other)
    await t.owner`delete from connection where user_id = ${gone.userId}`
    expect(await isExposed(me, other)).toBe(true)
  })
})

describe('two organisers who remove each other at the same moment', () => {
  async function removeEachOther() {
    const [one, other] = [await person(), await person()]
    const id = await organised(one, other)
    const held = await holdWrites(t.owner, 'responsible')
    const answers = await race(
      held,
      () => t.call(api.responsible.remove, { id, userId: other.userId }, at(one)),
      aMinuteLater(t.clock, () => t.call(api.responsible.remove, { id, userId: one.userId }, at(other))),
    )
    return { statuses: answers.map(({ status }) => status), left: (await organisersOf(id)).length }
  }

  test('leave one', async () => {
    expect(await removeEachOther()).toEqual({ statuses: [200, 409], left: 1 })
  })

  test('would leave none without the lock', async () => {
    expect(await withoutLock('last responsible', removeEachOther)).toEqual({ statuses: [200, 200], left: 0 })
  })
})

describe('people who could become organisers', () => {
  const namesFor = async (where: { id: string; host: string }, input: { id: string; search?: string }, token: string) =>
    (await t.call(api.responsible.listCandidates, input, { host: where.host, token })).body.map(each => each.firstName)

  test('are found by name among all members, without those who organise it', async () => {
    const open = await buildCommunity(t, { transparent: true })
    const me = await buildSignedInParticipant(t, open.id, { firstName: 'Юлия' })
    await buildSignedInParticipant(t, open.id, { firstName: 'Yulia' })
    await buildSignedInParticipant(t, open.id, { firstName: 'Hidden', isProfileEnabled: false })
    const { id } = await buildEvent(t, { communityId: open.id, responsibles: [me.userId] })
    expect(await namesFor(open, { id, search: 'Юлия' }, me.token)).toEqual(['Yulia'])
    expect(await namesFor(open, { id }, me.token)).toEqual(['Yulia'])
  })

  test('are participants of the event alone where members do not see each other', async () => {
    const closed = await buildCommunity(t, { transparent: false })
    const me = await buildSignedInParticipant(t, closed.id)
    const { id } = await buildEvent(t, { communityId: closed.id, responsibles: [me.userId] })
    const guest = await buildSignedInParticipant(t, closed.id, { firstName: 'Guest' })
    await buildSignedInParticipant(t, closed.id, { firstName: 'Stranger' })
    await buildParticipation(t, { communityId: closed.id, eventId: id, participantId: guest.id })
    expect(await namesFor(closed, { id }, me.token)).toEqual(['Guest'])
  })
})

describe('an organiser without a profile', () => {
  test('lists the organisers of their event', async () => {
    const user = await buildUser(t)
    await buildConnection(t, { communityId: here.id, userId: user.id })
    const id = await organised({ userId: user.id })
    const { token } = await buildSession(t, { userId: user.id, communityId: here.id })
    expect((await t.call(api.responsible.list, { id }, at({ token }))).body.total).toBe(1)
  })
})

describe('events that I organise', () => {
  test('are listed with their figures, upcoming and past, and nobody else’s', async () => {
    const me = await person()
    const own = { communityId: here.id, responsibles: [me.userId] }
    const coming = await buildEvent(t, { ...own, title: 'Coming', maxParticipants: 4, isOnboardingEnabled: true })
    const undated = await buildEvent(t, { ...own, title: 'Undated', date: null })
    const past = await buildEvent(t, { ...own, title: 'Past', date: '2020-02-01' })
    await buildEvent(t, { ...own, title: 'Deleted', deletedAt: t.clock.now() })
    await buildEvent(t, { communityId: here.id, responsibles: [(await person()).userId], title: 'Of others' })
    const inEvent = { communityId: here.id, eventId: coming.id }
    await buildParticipation(t, { ...inEvent, plusOnes: 1 })
    await buildParticipation(t, { ...inEvent, status: 'PENDING' })
    await buildParticipation(t, { ...inEvent, waitlistNumber: 1 })
    await buildParticipation(t, { communityId: here.id, eventId: past.id, checkedInAt: t.clock.now() })
    await buildParticipation(t, { communityId: here.id, eventId: past.id, joinedAt: new Date('2020-01-01') })
    const upcoming = (await t.call(api.responsible.listOrganised, {}, at(me))).body
    expect(upcoming.items.map(({ title }) => title)).toEqual(['Coming', 'Undated'])
    expect(upcoming.items[0]).toMatchObject({ id: coming.id, going: 1, pending: 1, waiting: 1, placesTaken: 2 })
    expect(upcoming.items[1]).toMatchObject({ id: undated.id, startsAt: null, going: 0 })
    expect(upcoming.total).toBe(2)
    const { items, figures } = (await t.call(api.responsible.listOrganised, { show: 'past' }, at(me))).body
    expect(items.map(({ title, checkedIn }) => [title, checkedIn])).toEqual([['Past', 1]])
    expect(figures).toMatchObject({ upcoming: 2, past: 1, going: 1, pastGoing: 2, came: 1, places: 4, placesTaken: 2 })
    expect(figures.signUps).toHaveLength(30)
    expect(figures.signUps.at(-1)?.count).toBe(4)
    expect(figures.signUps.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  })

  test('are read in pages', async () => {
    const me = await person()
    for (const title of ['One', 'Two', 'Three'])
      await buildEvent(t, { communityId: here.id, responsibles: [me.userId], title, date: `203${title.length}-01-01` })
    const first = (await t.call(api.responsible.listOrganised, { size: 2 }, at(me))).body
    const second = (await t.call(api.responsible.listOrganised, { size: 2, after: first.next ?? '' }, at(me))).body
    expect([...first.items, ...second.items].map(({ title }) => title).sort()).toEqual(['One', 'Three', 'Two'])
    expect(second.next).toBeNull()
  })

  test('are none for a member who organises nothing', async () => {
    const { body } = await t.call(api.responsible.listOrganised, {}, at(await person()))
    expect([body.items, body.total]).toEqual([[], 0])
  })
})

describe('all events of the community', () => {
  test('are listed for managers, found by title in either language, page by page; others manage only their own', async () => {
    const club = await buildCommunity(t)
    const buildFor = async (...permissions: Permission[]) => {
      const place = await buildParticipant(t, { communityId: club.id, permissions })
      return { host: club.host, userId: place.userId, token: (await buildSession(t, place)).token }
    }
    const [manager, creator, moderator, member] = [
      await buildFor('CAN_VIEW_ADMIN_PANEL'),
      await buildFor('CAN_CREATE_EVENTS'),
      await buildFor('CAN_MODERATE_COMMUNITY'),
      await buildFor(),
    ]
    const own = { communityId: club.id, responsibles: [creator.userId] }
    const coming = await buildEvent(t, { ...own, title: 'Rye evening', date: '2035-01-01' })
    await buildEvent(t, { communityId: club.id, title: 'Wheat morning', date: '2036-01-01' })
    await buildEvent(t, { ...own, title: 'Old rye', date: '2020-02-01' })
    await buildEvent(t, { ...own, title: 'Gone rye', deletedAt: t.clock.now() })
    await buildEvent(t, { title: 'Elsewhere rye' })
    await t.owner`
      insert into event_translation (community_id, event_id, language, title, description)
      values (${club.id}, ${coming.id}, 'ru', 'Ржаной вечер', '')`
    await buildParticipation(t, { communityId: club.id, eventId: coming.id, status: 'PENDING' })
    const list = async (as: { token: string }, input = {}) =>
      (await t.call(api.responsible.listManaged, input, { host: club.host, token: as.token })).body
    const titles = async (as: { token: string }, input = {}) => (await list(as, input)).items.map(({ title }) => title)
    for (const as of [manager, creator, moderator]) expect(await titles(as)).toEqual(['Rye evening', 'Wheat morning'])
    expect(await titles(manager, { show: 'past' })).toEqual(['Old rye'])
    for (const search of ['RYE', 'Ржаной']) expect(await titles(manager, { search })).toEqual(['Rye evening'])
    expect(await titles(manager, { search: '%' })).toEqual([])
    const page = await list(manager, { size: 1 })
    expect(await titles(manager, { size: 1, after: page.next })).toEqual(['Wheat morning'])
    expect(page.items[0]).toMatchObject({ pending: 1, organisers: ['Vera Example'] })
    const rights = async (as: { token: string }) => (await list(as)).items.map(({ can }) => can.manage)
    expect([await rights(manager), await rights(creator), await rights(moderator)]).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
    const refused = await t.call(api.responsible.listManaged, {}, { host: club.host, token: member.token })
    expect(refused.failure).toMatchObject({ status: 403, name: 'FORBIDDEN' })
  })
})
