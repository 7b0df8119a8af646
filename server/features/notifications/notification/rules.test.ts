import { describe, expect, test } from 'vitest'
import { type NotificationKind, notificationKinds } from '#contract/notifications/notification-kinds.ts'
import {
  isForTeam,
  kindsBySight,
  kindsIn,
  pathOf,
  peopleOf,
  readPlace,
  readUnsubscribeToken,
  type StoredNotification,
  unsubscribePath,
  unsubscribeToken,
} from './rules.ts'

const id = '0197a1b2-0000-7000-8000-00000000000a'
const signature = 'KgQv4vgzcaHg3zO2UrKqwws33VbQcJV0EVXqPf9a5jE'

test('an unsubscribe token names its participant', () => {
  const token = unsubscribeToken(id, 'secret')
  expect(token).toBe(`${id}.${signature}`)
  expect(readUnsubscribeToken(token, 'secret')).toBe(id)
  expect(unsubscribePath(id, 'weekly', 'secret')).toBe(`/api/unsubscribe?token=${token}&topic=weekly`)
})

test('tokens in letters of earlier releases are still valid', () => {
  expect(unsubscribeToken('vera', 'secret')).toBe('vera.XWqE_MF770O2AGkCitB6xuSIEOLrR07i0OzvZ8U9Qf0')
})

test.each([
  '',
  id,
  `${id}.`,
  `.${signature}`,
  `${id}.${signature.slice(1)}`,
  `${id}.${signature}x`,
  `${id}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
  `${id.replace('a1b2', 'a1b3')}.${signature}`,
])('the token %j is refused', text => {
  expect(readUnsubscribeToken(text, 'secret')).toBeNull()
})

test('a token signed with another secret is refused', () => {
  expect(readUnsubscribeToken(unsubscribeToken(id, 'another secret'), 'secret')).toBeNull()
})

const boris = { id: 'b1', slug: 'boris', firstName: 'Boris', lastName: 'Example', avatarUrl: null }
const line = (kind: NotificationKind, fields: Partial<StoredNotification> = {}): StoredNotification => ({
  id: 'n1',
  seq: 1,
  kind,
  data: {},
  createdAt: '2026-11-17T10:00:00Z',
  isSeen: false,
  count: 1,
  actorIds: [],
  title: '',
  quote: '',
  startsAt: null,
  timeZone: null,
  introStatus: null,
  chatId: null,
  unread: 0,
  messageNumber: null,
  reportedSlug: null,
  ...fields,
})

describe('a line leads', () => {
  const ofEvent = { data: { eventId: 'e1' } }
  const ofChat = { chatId: 'c1' }
  const ofReport = { reportedSlug: 'vera' }
  const paths: Record<NotificationKind, [Partial<StoredNotification>, string | null][]> = {
    'intro.received': [
      [{ introStatus: 'SENT' }, '/my_communities?introFor=b1'],
      [{ introStatus: 'ACCEPTED', ...ofChat }, '/chats/c1'],
      [{ introStatus: 'DECLINED' }, '/u/boris'],
    ],
    'intro.accepted': [
      [ofChat, '/chats/c1'],
      [{}, '/u/boris'],
    ],
    'intro.declined': [[{}, '/my_communities']],
    'request.answered': [[{}, '/my_communities?tab=requests']],
    'meeting.asked': [[{}, '/my_communities']],
    'meeting.proposed': [
      [ofChat, '/chats/c1'],
      [{}, null],
    ],
    'meeting.agreed': [[ofChat, '/chats/c1']],
    'meeting.moved': [[ofChat, '/chats/c1']],
    'meeting.cancelled': [[ofChat, '/chats/c1']],
    'matching.weekly': [[{}, '/my_communities']],
    'chat.messages': [[ofChat, '/chats/c1']],
    'chat.added': [[ofChat, '/chats/c1']],
    'chat.mentioned': [
      [{ ...ofChat, messageNumber: 7 }, '/chats/c1?message=7'],
      [ofChat, '/chats/c1'],
    ],
    'moderation.confirmed': [[{}, '/my_communities']],
    'moderation.rejected': [[{}, '/profile']],
    'moderation.pending': [[{}, '/admin/moderation?person=b1']],
    'report.received': [[{ ...ofReport, data: { reportId: 'r1' } }, '/admin/moderation/reports?report=r1']],
    'report.decided': [[ofReport, null]],
    'channel.stopped': [
      [{}, '/settings#channels'],
      [{ data: { isWorkspace: 'true' } }, '/admin/options/messengers'],
      [{ data: { isGroup: 'true' } }, '/admin/options/messengers'],
    ],
    'role.changed': [
      [{ data: { opensAdmin: 'true' } }, '/admin'],
      [{}, null],
    ],
    'responsible.added': [[ofEvent, '/event/e1/participants']],
    'responsible.webhookExposed': [[ofEvent, '/event/e1/participants?part=organisers']],
    'event.message': [[ofEvent, '/event/e1']],
    'participation.confirmed': [[ofEvent, '/event/e1']],
    'participation.approved': [[ofEvent, '/event/e1']],
    'participation.rejected': [[ofEvent, '/event/e1']],
    'participation.cancelled': [[ofEvent, '/event/e1']],
    'participation.waitlisted': [[ofEvent, '/event/e1']],
    'participation.offered': [[ofEvent, '/event/e1']],
    'participation.expired': [[ofEvent, '/event/e1']],
    'participation.paidWithoutPlace': [[ofEvent, '/event/e1']],
    'participation.requested': [[ofEvent, '/event/e1/participants']],
    'participation.refundDue': [[ofEvent, '/event/e1/participants']],
    'event.rescheduled': [[ofEvent, '/event/e1']],
    'event.cancelled': [[ofEvent, '/event/e1']],
    'reminder.day': [[ofEvent, '/event/e1']],
    'reminder.hour': [[ofEvent, '/event/e1']],
    'reminder.feedback': [[ofEvent, '/event/e1']],
  }
  const cases = notificationKinds.flatMap(kind => paths[kind].map(([fields, path]) => [kind, fields, path] as const))
  test.each(cases)('%s %j to %s', (kind, fields, path) => {
    expect(pathOf(line(kind, fields), [boris])).toBe(path)
  })

  test('nowhere without the person whom it would show', () => {
    for (const kind of ['intro.received', 'intro.accepted', 'moderation.pending'] as const)
      expect(pathOf(line(kind, { introStatus: 'SENT' }), [])).toBeNull()
  })
})

test('people of a line are each named once, newest first, at most three, without those who are not seen', () => {
  const people = ['a', 'b', 'c', 'd'].map(id => ({ ...boris, id }))
  const known = new Map(people.map(person => [person.id, person]))
  expect(peopleOf(['b', 'x', 'b', 'a', 'd', 'c'], known).map(({ id }) => id)).toEqual(['b', 'a', 'd'])
})

test('each kind is under exactly one filter, and all are listed without one', () => {
  const filtered = (['intros', 'events', 'messages', 'community'] as const).flatMap(kindsIn)
  expect(filtered.toSorted()).toEqual(notificationKinds.toSorted())
  expect(kindsIn(undefined)).toEqual(notificationKinds)
  expect(kindsIn('messages')).toContain('chat.messages')
})

test('what moderators and organisers are told names also people whom members cannot find', () => {
  const team = notificationKinds.filter(isForTeam)
  expect(team).toEqual([
    'moderation.pending',
    'report.received',
    'responsible.webhookExposed',
    'participation.requested',
    'participation.refundDue',
  ])
  expect([...kindsBySight.moderator, ...kindsBySight.organiser]).toEqual(team)
})

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1 ', null],
  ['1234567890', null],
  ['', null],
])('the place %j is read as %s', (text, place) => {
  expect(readPlace(text)).toBe(place)
})
