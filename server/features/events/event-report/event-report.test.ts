import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/capabilities.ts'
import type { ReportTab } from '#contract/events/event-fields.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { buildParticipant, buildSignedInParticipant } from '#server/features/participants/participant/testing.ts'
import { startTestApp, type TestApp } from '#server/testing/harness.ts'
import { findEvent } from '../event/store.ts'
import { buildEvent, type EventOptions } from '../event/testing.ts'
import { buildEventAnswer } from '../event-answer/testing.ts'
import { buildEventQuestion } from '../event-question/testing.ts'
import { buildParticipation, type ParticipationOptions } from '../participation/testing.ts'
import { buildPayment } from '../payment/testing.ts'
import { exportCsv } from './event-report-csv.ts'

let t: TestApp
let here: { id: string; host: string }
let me: Awaited<ReturnType<typeof buildSignedInParticipant>>
beforeAll(async () => {
  t = await startTestApp()
  here = await buildCommunity(t)
  me = await buildSignedInParticipant(t, here.id, { firstName: 'Olga' })
})
afterAll(() => t.stop())

const event = async (options: EventOptions = {}) =>
  (await buildEvent(t, { communityId: here.id, responsibles: [me.userId], ...options })).id
const join = async (eventId: string, firstName = 'Vera', options: ParticipationOptions = {}) => {
  const { id, userId } = await buildParticipant(t, { communityId: here.id, firstName })
  t.clock.moveBy(1000)
  return { ...(await buildParticipation(t, { communityId: here.id, eventId, participantId: id, ...options })), userId }
}
const at = (who: { token: string } = me) => ({ host: here.host, token: who.token })
type Asked = {
  tab?: ReportTab
  search?: string
  sort?: 'newest' | 'oldest' | 'name'
  size?: number
  after?: string
  page?: number
}
const report = async (id: string, asked: Asked = {}) => {
  const { status, body } = await t.call(api.eventReport.list, { id, ...asked }, at())
  expect(status).toBe(200)
  return body
}
const namesOf = ({ items }: { items: { person: { firstName: string } }[] }) =>
  items.map(({ person }) => person.firstName)

describe('the report of an event', () => {
  test('has a tab for each status, with exact counts', async () => {
    const id = await event({ price: 18 })
    await join(id, 'Going')
    await join(id, 'Pending', { status: 'PENDING' })
    await join(id, 'Second', { waitlistNumber: 5 })
    await join(id, 'First', { waitlistNumber: 2 })
    await join(id, 'Rejected', { status: 'REJECTED' })
    await join(id, 'Cancelled', { status: 'CANCELLED' })
    const paid = await join(id, 'Late', { status: 'PENDING' })
    await buildPayment(t, { communityId: here.id, eventId: id, participationId: paid.id, status: 'REFUND_DUE' })
    const { counts, total, event: reported } = await report(id)
    expect(counts).toEqual({ all: 7, going: 1, pending: 2, waitlist: 2, rejected: 1, cancelled: 1, refunds: 1 })
    expect(total).toBe(7)
    expect(reported).toMatchObject({ id, isPaid: true, placesTaken: 1, checkedIn: 0 })
    const byTab: [ReportTab, string[]][] = [
      ['all', ['Late', 'Cancelled', 'Rejected', 'First', 'Second', 'Pending', 'Going']],
      ['going', ['Going']],
      ['pending', ['Late', 'Pending']],
      ['waitlist', ['First', 'Second']],
      ['rejected', ['Rejected']],
      ['cancelled', ['Cancelled']],
      ['refunds', ['Late']],
    ]
    for (const [tab, names] of byTab) {
      const found = await report(id, { tab })
      expect([tab, namesOf(found), found.total]).toEqual([tab, names, names.length])
    }
    const { items } = await report(id, { tab: 'waitlist' })
    expect(items.map(({ waitlistPlace }) => waitlistPlace)).toEqual([1, 2])
  })

  test('shows steps, guests, payment, answers and check-in of each person, and their address', async () => {
    const id = await event({ price: 18, isApprovalRequired: true, isOnboardingEnabled: true })
    const question = await buildEventQuestion(t, { communityId: here.id, eventId: id, isRequired: true })
    const { participantId, ...built } = await join(id, 'Vera', { plusOnes: 2, checkedInAt: t.clock.now() })
    await buildPayment(t, { communityId: here.id, eventId: id, participationId: built.id, status: 'PAID' })
    await buildEventAnswer(t, { communityId: here.id, participantId, question: { eventId: id, id: question.id } })
    const [row] = (await report(id)).items
    expect(row).toMatchObject({
      participantId,
      participationId: built.id,
      status: 'CONFIRMED',
      steps: { questions: false, approval: true, payment: true },
      plusOnes: 2,
      payment: 'PAID',
      amount: 18,
      answers: 1,
      person: { firstName: 'Vera', lastName: 'Example', participantId },
    })
    expect(row?.email).toMatch(/@example\.com$/)
    expect(row?.checkedInAt).not.toBeNull()
  })

  test('names people whose profile is hidden, without work and link', async () => {
    const id = await event()
    const hidden = await join(id, 'Hidden')
    await t.owner`
      update participant set is_networking_enabled = false, company = 'Secret Tea' where id = ${hidden.participantId}`
    const shy = await join(id, 'Shy')
    await t.owner`
      update participant set profile_visibility = 'connections', company = 'Secret Tea' where id = ${shy.participantId}`
    const { items, counts } = await report(id, { sort: 'name' })
    expect(counts.all).toBe(items.length)
    expect(items[0]?.person).toMatchObject({ firstName: 'Hidden', participantId: null, slug: null, company: '' })
    expect(items[1]?.person).toMatchObject({ firstName: 'Shy', participantId: shy.participantId, company: '' })
    expect(JSON.stringify(items)).not.toContain('Secret Tea')
  })

  test('is searched by name in both scripts, and by address', async () => {
    const id = await event()
    await join(id, 'Юлия')
    const boris = await join(id, 'Boris')
    expect(namesOf(await report(id, { search: 'yulia' }))).toEqual(['Юлия'])
    expect(namesOf(await report(id, { search: 'Борис' }))).toEqual(['Boris'])
    const [user] = await t.owner<{ email: string }[]>`select email from app_user where id = ${boris.userId}`
    const found = await report(id, { search: user?.email ?? '' })
    expect([namesOf(found), found.total]).toEqual([['Boris'], 1])
    expect((await report(id, { search: 'nobody' })).total).toBe(0)
    expect((await report(id, { search: 'yulia', tab: 'rejected' })).items).toEqual([])
  })

  test.each(['newest', 'oldest', 'name'] as const)('is read in pages without gaps, sorted by %s', async sort => {
    const id = await event()
    for (const name of ['Eva', 'Anna', 'Dan', 'Boris', 'Carl']) await join(id, name)
    const all = namesOf(await report(id, { sort }))
    expect(all).toHaveLength(5)
    if (sort === 'name') expect(all).toEqual(['Anna', 'Boris', 'Carl', 'Dan', 'Eva'])
    const first = await report(id, { sort, size: 2 })
    const second = await report(id, { sort, size: 2, after: first.next ?? '' })
    const third = await report(id, { sort, size: 2, after: second.next ?? '' })
    expect([first, second, third].flatMap(namesOf)).toEqual(all)
    expect(third.next).toBeNull()
    expect(namesOf(await report(id, { sort, size: 2, page: 2 }))).toEqual(all.slice(4))
  })

  test('refuses a cursor of another order', async () => {
    const id = await event()
    for (const name of ['Eva', 'Anna']) await join(id, name)
    const { next } = await report(id, { sort: 'name', size: 1 })
    const { status } = await t.call(api.eventReport.list, { id, sort: 'newest', after: next ?? '' }, at())
    expect(status).toBe(400)
  })

  test('is closed to members and to organisers of other events', async () => {
    const id = await event()
    const other = await buildSignedInParticipant(t, here.id)
    await buildEvent(t, { communityId: here.id, responsibles: [other.userId] })
    const { participantId } = await join(id)
    for (const reply of [
      await t.call(api.eventReport.list, { id }, at(other)),
      await t.call(api.eventReport.get, { id, pid: participantId }, at(other)),
      await t.call(api.eventReport.export, { id, format: 'csv' }, at(other)),
    ])
      expect([reply.status, reply.failure.name]).toEqual([403, 'FORBIDDEN'])
  })
})

describe('one participant', () => {
  test('is shown with the questions as they were answered, removed ones too', async () => {
    const id = await event({ isOnboardingEnabled: true })
    const { participantId } = await join(id, 'Vera')
    for (const [position, text] of [['1', 'What do you bring?'] as const, ['2', 'Do you sing?'] as const]) {
      const question = await buildEventQuestion(t, {
        communityId: here.id,
        eventId: id,
        text,
        position: Number(position),
      })
      await buildEventAnswer(t, {
        communityId: here.id,
        participantId,
        question: { eventId: id, id: question.id },
        text: `Answer ${position}`,
      })
      if (position === '2')
        await t.owner`update event_question set removed_at = ${t.clock.now()} where id = ${question.id}`
    }
    const { body } = await t.call(api.eventReport.get, { id, pid: participantId }, at())
    expect(body).toMatchObject({ participantId, answers: 2, person: { firstName: 'Vera' } })
    expect(body.given.map(({ answer, isRemoved }) => [answer, isRemoved])).toEqual([
      ['Answer 1', false],
      ['Answer 2', true],
    ])
  })

  test('who has no part in the event is not found', async () => {
    const [id, stranger] = [await event(), await buildParticipant(t, { communityId: here.id })]
    expect((await t.call(api.eventReport.get, { id, pid: stranger.id }, at())).status).toBe(404)
  })
})

describe('several participants', () => {
  test('are approved each by the rules: those without a place are told why', async () => {
    const id = await event({ isApprovalRequired: true, maxParticipants: 2, waitlist: 'NONE' })
    const people = []
    for (const name of ['Anna', 'Boris', 'Carl'])
      people.push((await join(id, name, { status: 'PENDING' })).participantId)
    const { status, body } = await t.call(api.eventReport.approve, { id, ids: people }, at())
    expect(status).toBe(200)
    expect(body.items.map(({ participantId, failure }) => [participantId, failure])).toEqual([
      [people[0], null],
      [people[1], null],
      [people[2], 'EVENT_FULL'],
    ])
    expect(body.items[2]?.message).not.toBe('')
    expect((await report(id)).counts).toMatchObject({ going: 2, pending: 1 })
  })

  test('are rejected with a word to them', async () => {
    const id = await event({ isApprovalRequired: true })
    const ids = []
    for (const name of ['Anna', 'Boris']) ids.push((await join(id, name, { status: 'PENDING' })).participantId)
    const { body } = await t.call(api.eventReport.reject, { id, ids, message: 'Next time' }, at())
    expect(body.items.map(({ failure }) => failure)).toEqual([null, null])
    expect((await report(id)).counts).toMatchObject({ rejected: 2, pending: 0 })
    const detail = await t.call(api.eventReport.get, { id, pid: ids[0] as string }, at())
    expect(detail.body).toMatchObject({ status: 'REJECTED', message: 'Next time' })
  })

  test('who have no part in the event are refused one by one, and all together', async () => {
    const id = await event({ isApprovalRequired: true })
    const stranger = (await buildParticipant(t, { communityId: here.id })).id
    const known = (await join(id, 'Anna', { status: 'PENDING' })).participantId
    const { body } = await t.call(api.eventReport.approve, { id, ids: [known, stranger] }, at())
    expect(body.items.map(({ failure }) => failure)).toEqual([null, 'NOT_PARTICIPATING'])
    expect((await t.call(api.eventReport.approve, { id, ids: [stranger] }, at())).status).toBe(404)
  })
})

const readCsv = (raw: string): Record<string, string>[] => parse(raw, { bom: true, columns: true })
const exportOf = (id: string, headers: Record<string, string> = {}) =>
  t.call(api.eventReport.export, { id, format: 'csv' }, { ...at(), headers })

describe('the export as CSV', () => {
  test('has answers as columns, in the order of the questions, and times of the event', async () => {
    const id = await event({ slug: 'tea-report', price: 18, isOnboardingEnabled: true, timeZone: 'Asia/Tokyo' })
    const joinedAt = new Date('2026-11-16T20:15:00Z')
    const built = await join(id, 'Vera', { plusOnes: 1, joinedAt, checkedInAt: new Date('2026-11-20T10:05:00Z') })
    await buildPayment(t, { communityId: here.id, eventId: id, participationId: built.id, status: 'PAID' })
    const late = await buildEventQuestion(t, { communityId: here.id, eventId: id, text: 'Diet', position: 2 })
    const first = await buildEventQuestion(t, { communityId: here.id, eventId: id, text: 'Diet', position: 1 })
    for (const [question, text] of [[late, 'Vegan, no nuts'] as const, [first, 'He said "tea"\nand cake'] as const])
      await buildEventAnswer(t, {
        communityId: here.id,
        participantId: built.participantId,
        question: { eventId: id, id: question.id },
        text,
      })
    const { status, raw, headers } = await exportOf(id)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''tea-report-\d{4}-\d\d-\d\d\.csv$/)
    expect(raw.startsWith('\uFEFFFirst name,')).toBe(true)
    expect(readCsv(raw)).toEqual([
      expect.objectContaining({
        'First name': 'Vera',
        'Last name': 'Example',
        Status: 'Going',
        Guests: '1',
        Payment: 'Paid',
        Amount: '18',
        Currency: 'EUR',
        Joined: '2026-11-17 05:15',
        'Checked in': '2026-11-20 19:05',
        Diet: 'He said "tea"\nand cake',
        'Diet (2)': 'Vegan, no nuts',
      }),
    ])
  })

  test('is in the language of the reader', async () => {
    const id = await event()
    await join(id, 'Вера', { waitlistNumber: 1 })
    const [row] = readCsv((await exportOf(id, { 'accept-language': 'ru' })).raw)
    expect(row).toMatchObject({ Имя: 'Вера', Статус: 'Лист ожидания', 'Место в листе ожидания': '1' })
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+49 30 1', "'+49 30 1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['=HYPERLINK("http://x";"y")', `'=HYPERLINK("http://x";"y")`],
    ['tea;=1+1', "tea;'=1+1"],
    ['tea\n=1+1', "tea\n'=1+1"],
  ])('makes no formula of the answer %j', async (text, written) => {
    const id = await event({ isOnboardingEnabled: true })
    const question = await buildEventQuestion(t, { communityId: here.id, eventId: id, text: '=Question' })
    const { participantId } = await join(id, '=Vera')
    await buildEventAnswer(t, {
      communityId: here.id,
      participantId,
      question: { eventId: id, id: question.id },
      text,
    })
    const [row] = readCsv((await exportOf(id)).raw)
    expect(row).toMatchObject({ 'First name': "'=Vera", "'=Question": written })
  })

  test('holds neither contacts of profiles nor the place of the event', async () => {
    const id = await event({
      location: { addressLine: 'Hidden Lane 7' },
      locationVisibility: 'NONE',
      onlineMeetingLink: 'https://meet.example.com/x',
    })
    const { participantId } = await join(id)
    await t.owner`
      insert into contact (community_id, participant_id, type, value) values (${here.id}, ${participantId}, 'TELEGRAM', '@vera_hidden')`
    const { raw } = await exportOf(id)
    for (const secret of ['vera_hidden', 'Hidden Lane', 'meet.example.com']) expect(raw).not.toContain(secret)
  })

  test('is compressed as it comes', async () => {
    const id = await event()
    for (const name of ['Anna', 'Boris']) await join(id, name)
    const base = await t.listen()
    for (const encoding of ['gzip', 'br']) {
      const response = await fetch(`${base}/api/event/${id}/report/export?format=csv`, {
        headers: { authorization: `Bearer ${me.token}`, community: here.id, 'accept-encoding': encoding },
      })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(readCsv(await response.text()).map(row => row['First name'])).toEqual(['Anna', 'Boris'])
    }
  })
})

describe('the export of 5,000 participants', () => {
  test('reads a batch when the reader asks for more, and never more at once', async () => {
    const id = await event()
    await t.owner.begin(async db => {
      // Without triggers: counting so many participations one by one would take minutes.
      await db`set local session_replication_role = replica`
      await db`
        with added as (
          insert into app_user (id, email, created_at) select gen_random_uuid(), 'many-' || n || '@example.com', now()
          from generate_series(1, 5000) n returning id),
        profiles as (
          insert into participant (community_id, id, user_id, slug, first_name, last_name, moderation_status, joined_at)
          select ${here.id}, gen_random_uuid(), id, 'many-' || id, 'Many', 'People', 'CONFIRMED', now() from added returning id)
        insert into participation (community_id, id, event_id, participant_id, status, joined_at, changed_at)
        select ${here.id}, gen_random_uuid(), ${id}, id, 'CONFIRMED', now(), now() from profiles`
    })
    await t.owner`analyze app_user, participant, participation`
    const found = await findEvent(t.owner, id, { userId: me.userId, lang: 'en' })
    if (!found) throw new Error('no event')
    let reads = 0
    const parts = exportCsv({
      event: found,
      readerId: me.id,
      lang: 'en',
      read: work => {
        reads++
        return t.sql.read(here.id, work)
      },
    })
    await parts.next()
    expect(reads).toBe(1)
    await parts.next()
    expect(reads).toBe(2)
    let [rows, largest] = [500, 0]
    for await (const part of parts) {
      const lines = part.split('\r\n').length - 1
      rows += lines
      largest = Math.max(largest, lines)
    }
    expect([rows, largest, reads]).toEqual([5000, 500, 12])
  }, 120_000)
})
