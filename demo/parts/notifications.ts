import type { NotificationKind } from '#contract/notifications/notification-kinds.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { demoLogins } from '../logins.ts'
import { idFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'
import { insertRows, json } from './rows.ts'

/**
 * What happened in the demo to those whom a visitor can sign in as, as the product would have told it. Only what is in the
 * database is told, so that every line leads to its place.
 */
export const notificationsPart: DemoPart = {
  name: 'notifications-1',
  async load(db, { now }) {
    const happenings = await listHappenings(db, now)
    await insertRows(
      db,
      'notification',
      happenings.map(({ communityId, userId, participantId, kind, actorId, data, groupKey, onceKey, at, place }) => ({
        community_id: communityId,
        id: idFor(new Date(at), 'notification', userId, onceKey),
        user_id: userId,
        participant_id: participantId,
        kind,
        actor_id: actorId,
        data: json(db, data),
        group_key: groupKey,
        once_key: onceKey,
        created_at: new Date(at),
        // The last few are new.
        seen_at: place <= newCount ? null : new Date(at),
      })),
    )
  },
}

const newCount = 3

type Happening = {
  communityId: string
  userId: string
  participantId: string
  kind: NotificationKind
  actorId: string | null
  data: Record<string, string>
  groupKey: string | null
  onceKey: string
  at: string
  /** Counted from the reader's latest. */
  place: number
}

/** Oldest first: their numbers are given in this order. */
const listHappenings = (db: Db, now: Date): Promise<Happening[]> => db<Happening[]>`
  with reader as (
    select p.community_id, p.id, p.user_id from participant p join app_user u on u.id = p.user_id
    where u.email = any (${demoLogins.map(({ email }) => email)}::text[]) and p.moderation_status = 'CONFIRMED'),
  happening as (
    select r.*, 'intro.received' as kind, i.from_id as actor_id, jsonb_build_object('introId', i.id) as data,
      null as group_key, 'intro ' || i.id as once_key, i.created_at as at
    from reader r join intro i on i.to_id = r.id and i.status <> 'UNDELIVERED'
    union all
    select r.*, case i.status when 'ACCEPTED' then 'intro.accepted' else 'intro.declined' end, i.to_id,
      jsonb_build_object('introId', i.id), null, 'intro answer ' || i.id, i.answered_at
    from reader r join intro i on i.from_id = r.id and i.status in ('ACCEPTED', 'DECLINED') and i.answered_at is not null
    union all
    select r.*, 'request.answered', a.author_id, jsonb_build_object('requestId', q.id, 'answerId', a.id),
      'request.answered ' || q.id, 'request.answered ' || a.id, a.created_at
    from reader r join request q on q.participant_id = r.id join request_answer a on a.request_id = q.id
    union all
    select r.*, 'meeting.asked', m.subject_id, jsonb_build_object('matchingId', m.id), null, 'meeting ' || m.id, m.meeting_due_at
    from reader r join matching m on m.participant_id = r.id and m.meeting_asked_at is not null and m.score is null
    where exists (select from intro i where i.community_id = m.community_id and i.status = 'ACCEPTED'
      and least(i.from_id, i.to_id) = least(m.participant_id, m.subject_id)
      and greatest(i.from_id, i.to_id) = greatest(m.participant_id, m.subject_id))
    union all
    select r.*, case t.status when 'PROPOSED' then 'meeting.proposed' else 'meeting.agreed' end,
      case when t.first_id = r.id then t.second_id else t.first_id end,
      jsonb_build_object('meetingId', t.id, 'chatId', t.chat_id), null, 'meeting.' || t.status || ' ' || t.id,
      t.changed_at + interval '10 minutes'
    from reader r join meeting t on r.id in (t.first_id, t.second_id)
    where (t.status = 'PROPOSED') = (t.proposed_by <> r.id)
    union all
    select r.*, 'chat.added', k.created_by, jsonb_build_object('chatId', k.id), null, 'chat.added ' || k.id, k.created_at
    from reader r join chat_member m on m.participant_id = r.id join chat k on k.id = m.chat_id
    where k.kind = 'GROUP' and k.created_by <> r.id
    union all
    select r.*, 'chat.mentioned', w.author_id, jsonb_build_object('chatId', w.chat_id, 'messageId', w.id),
      null, 'chat.mentioned ' || w.id, w.created_at
    from reader r join participant p on p.id = r.id join chat_member m on m.participant_id = r.id
    join chat_message w on w.chat_id = m.chat_id and w.text like '%@' || p.first_name || ' ' || p.last_name || '%'
    union all
    -- Of their own joining nobody is told.
    select r.*, 'participation.approved', null, jsonb_build_object('eventId', p.event_id, 'participationId', p.id),
      null, 'participation.approved ' || p.id, p.joined_at + interval '5 hours'
    from reader r join participation p on p.participant_id = r.id and p.status = 'CONFIRMED'
    join event e on e.id = p.event_id and e.is_approval_required
    union all
    select r.*, 'reminder.day', null, jsonb_build_object('eventId', e.id), null, 'reminder.day ' || e.id, e.starts_at - interval '1 day'
    from reader r join participation p on p.participant_id = r.id and p.status = 'CONFIRMED'
    join event e on e.id = p.event_id and e.cancelled_at is null and e.deleted_at is null
    where e.starts_at <= ${now} and p.joined_at < e.starts_at - interval '1 day')
  select community_id, user_id, id as participant_id, kind, actor_id, data, group_key, once_key, at,
    row_number() over (partition by community_id, user_id order by at desc, once_key)::integer as place
  from happening where at <= ${now} order by at, once_key`
