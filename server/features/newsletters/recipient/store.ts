import type { Language } from '#contract/languages.ts'
import {
  interrupted,
  type LeftOutReason,
  type NewsletterChannel,
  type RecipientStatus,
} from '#contract/newsletters/newsletter-fields.ts'
import type { NewsletterProgress, RecipientCount } from '#contract/newsletters/newsletter-shapes.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows, recheck } from '#server/platform/db/lock.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import { saveBounce } from '#server/platform/mail/store.ts'
import type { Outcome } from './rules.ts'

/** Members p of users u who may be written to at all. */
const isReachable = (db: Db): Fragment => db`
  p.moderation_status = 'CONFIRMED' and p.is_profile_enabled and p.is_email_confirmed and u.deleted_at is null and u.blocked_at is null
  and not exists (select from blocked_user b where b.user_id = p.user_id)`

const isEmailOff = (db: Db): Fragment => db`
  (exists (select from notification_pref f where f.participant_id = p.id and f.channel = 'EMAIL' and f.is_disabled)
    or exists (select from letter_preference l where l.participant_id = p.id and l.topic = 'newsletters' and l.is_disabled))`

const isTelegramOff = (db: Db): Fragment => db`
  (exists (select from notification_pref f where f.participant_id = p.id and f.channel = 'TELEGRAM' and f.is_disabled)
    or exists (select from channel_preference l
      where l.participant_id = p.id and l.channel = 'TELEGRAM' and l.topic = 'newsletters' and l.is_disabled))`

const hasTelegram = (db: Db): Fragment => db`
  exists (select from telegram_account t where t.user_id = p.user_id and t.stopped_at is null)`

/** An earlier letter to the address bounced, or its owner complained. */
const isBounced = (db: Db): Fragment => db`exists (select from mail_bounce b where b.recipient = lower(u.email))`

/** Whom a newsletter is for: with the filters of its segments as they are now. */
export type Chosen = {
  isEveryone: boolean
  participantIds: string[]
  except: string[]
  filters: ((db: Db) => Fragment)[]
}

const isChosen = (db: Db, { isEveryone, participantIds, except, filters }: Chosen): Fragment => {
  const named = db`p.id = any (${participantIds}::uuid[])`
  const among = isEveryone ? db`true` : filters.reduce((joined, filter) => db`${joined} or (${filter(db)})`, named)
  return db`(${among}) and p.id <> all (${except}::uuid[])`
}

export async function countRecipients(db: Db, chosen: Chosen, channels: NewsletterChannel[]): Promise<RecipientCount> {
  const [hasEmail, hasText] = [channels.includes('EMAIL'), channels.includes('TELEGRAM')]
  const [row] = await db<RecipientCount[]>`
    select count(*) filter (where is_email or is_text)::integer as people, count(*) filter (where is_email)::integer as by_email,
      count(*) filter (where is_text)::integer as in_telegram,
      count(*) filter (where is_off and not is_email and not is_text)::integer as unsubscribed,
      count(*) filter (where is_bounced and not is_off and not is_text)::integer as bounced
    from (select f.*, ${hasEmail} and not f.is_email_off and not f.is_bounced as is_email,
        ${hasText} and f.has_telegram and not f.is_telegram_off as is_text,
        (${hasEmail} and f.is_email_off) or (${hasText} and f.has_telegram and f.is_telegram_off) as is_off
      from (select ${isEmailOff(db)} as is_email_off, ${hasEmail} and ${isBounced(db)} as is_bounced,
          ${hasText} and ${hasTelegram(db)} as has_telegram, ${hasText} and ${isTelegramOff(db)} as is_telegram_off
        from participant p join app_user u on u.id = p.user_id where ${isReachable(db)} and (${isChosen(db, chosen)})) f) c`
  return row ?? { people: 0, byEmail: 0, inTelegram: 0, unsubscribed: 0, bounced: 0 }
}

export type Candidate = { participantId: string; timeZone: string | null; hasTelegram: boolean }

/** The next of those whom a newsletter is for, in the order of their ids. */
export async function listCandidates(
  db: Db,
  chosen: Chosen,
  { after, count }: { after: string | null; count: number },
): Promise<Candidate[]> {
  return db<Candidate[]>`
    select p.id as participant_id, p.time_zone, ${hasTelegram(db)} as has_telegram
    from participant p join app_user u on u.id = p.user_id
    where ${isReachable(db)} and (${isChosen(db, chosen)}) and ${after ? db`p.id > ${after}` : db`true`}
    order by p.id limit ${count}`
}

export type NewRecipient = { id: string; participantId: string; channel: NewsletterChannel; dueAt: Date }

/** Those who are there already stay as they are. */
export async function insertRecipients(
  db: Db,
  newsletter: { communityId: string; id: string; at: Date },
  recipients: NewRecipient[],
): Promise<void> {
  const column = <K extends keyof NewRecipient>(name: K) => recipients.map(each => each[name])
  await db`
    insert into newsletter_recipient (community_id, id, newsletter_id, participant_id, channel, due_at, at)
    select ${newsletter.communityId}, r.id, ${newsletter.id}, r.participant_id, r.channel, r.due_at, ${newsletter.at}
    from unnest(${column('id')}::uuid[], ${column('participantId')}::uuid[], ${column('channel')}::text[],
      ${column('dueAt').map(at => at.toISOString())}::timestamptz[]) as r (id, participant_id, channel, due_at)
    on conflict do nothing`
}

/** After many were inserted at once: without them the plans of sending are those of an empty table. */
export async function gatherStatistics(db: Db): Promise<void> {
  await db`select gather_statistics('newsletter_recipient')`
}

export async function saveFrozen(db: Db, id: string, after: string | null, isFrozen: boolean): Promise<void> {
  await db`update newsletter set frozen_after = coalesce(${after}, frozen_after), is_frozen = ${isFrozen} where id = ${id}`
}

/** Whom an earlier run was writing to: the mail server may have their letter. */
export async function markUncertain(db: Db, newsletterId: string, at: Date): Promise<number> {
  const rows = await db`
    update newsletter_recipient set status = 'UNCERTAIN', problem = ${interrupted}, at = ${at}
    where newsletter_id = ${newsletterId} and status = 'SENDING' returning id`
  return rows.length
}

type Claim = { newsletterId: string; channel: NewsletterChannel; now: Date; count: number }

/** Claims those who are due, before anything is handed over, unless the newsletter was paused. */
export async function claim(db: Db, { newsletterId, channel, now, count }: Claim): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    with due as materialized (
      select r.id from newsletter_recipient r
      where r.newsletter_id = ${newsletterId} and r.channel = ${channel} and r.status = 'WAITING' and r.due_at <= ${now}
        and exists (select from newsletter n where n.id = ${newsletterId} and n.status = 'SENDING')
      order by r.due_at, r.id limit ${count} ${lockRows(db, 'newsletter recipient', 'update skip locked')})
    update newsletter_recipient r set status = 'SENDING', attempts = attempts + 1, at = ${now} from due
    where r.id = due.id and ${recheck(db, 'newsletter recipient', db`r.status = 'WAITING'`)} returning r.id`
  return rows.map(({ id }) => id)
}

export type Reader = {
  id: string
  participantId: string
  attempts: number
  email: string
  lang: Language | null
  timeZone: string | null
  firstName: string
  lastName: string
  city: string
  company: string
  position: string
  leftOut: LeftOutReason | null
}

/** Facts about claimed recipients as of now, and who is left out. */
export async function listReaders(
  db: Db,
  ids: string[],
  { channel, dailyKey, since }: { channel: NewsletterChannel; dailyKey: string | null; since: Date },
): Promise<Reader[]> {
  const isOff = channel === 'EMAIL' ? isEmailOff(db) : db`(${isTelegramOff(db)} or not ${hasTelegram(db)})`
  return db<Reader[]>`
    select r.id, r.participant_id, r.attempts, u.email, coalesce(p.preferred_lang, u.preferred_lang) as lang, p.time_zone, p.first_name,
      p.last_name, case when p.is_location_shared then p.city else '' end as city, p.company, p.position,
      case when not (${isReachable(db)}) then 'gone' when ${isOff} then 'unsubscribed'
        when ${channel === 'EMAIL' ? isBounced(db) : db`false`} then 'bounced'
        when ${
          dailyKey === null
            ? db`false`
            : db`exists (
          select from newsletter_recipient o join newsletter m on m.id = o.newsletter_id
          where o.participant_id = r.participant_id and o.channel = ${channel} and o.id <> r.id and m.daily_key = ${dailyKey}
            and o.status in ('SENT', 'UNCERTAIN') and o.at > ${since})`
        } then 'today' end as left_out
    from newsletter_recipient r join participant p on p.id = r.participant_id join app_user u on u.id = p.user_id
    where r.id = any (${ids}::uuid[])`
}

/** Also of those that a later run took for interrupted: what the mail server said is certain. */
export async function saveOutcomes(db: Db, outcomes: Outcome[], at: Date): Promise<void> {
  if (outcomes.length === 0) return
  const column = <K extends keyof Outcome>(name: K) => outcomes.map(each => each[name])
  await db`
    update newsletter_recipient r set status = o.status, problem = o.problem, due_at = coalesce(o.due_at, r.due_at), at = ${at}
    from unnest(${column('id')}::uuid[], ${column('status')}::text[], ${column('problem')}::text[],
      ${column('dueAt').map(due => due?.toISOString() ?? null)}::timestamptz[])
      as o (id, status, problem, due_at)
    where r.id = o.id and (r.status = 'SENDING' or (r.status = 'UNCERTAIN' and r.problem = ${interrupted}))`
  const bounced = outcomes.filter(({ status }) => status === 'BOUNCED')
  for (const { recipient, problem } of await listAddresses(db, bounced))
    await saveBounce(db, { recipient, kind: 'BOUNCE', problem, at })
}

async function listAddresses(db: Db, outcomes: Outcome[]): Promise<{ recipient: string; problem: string }[]> {
  if (outcomes.length === 0) return []
  return db<{ recipient: string; problem: string }[]>`
    select u.email as recipient, r.problem from newsletter_recipient r join participant p on p.id = r.participant_id
    join app_user u on u.id = p.user_id where r.id = any (${outcomes.map(({ id }) => id)}::uuid[]) order by u.email`
}

/** Back in line, without counting the attempt: nothing was handed over. */
export async function postpone(db: Db, ids: string[], until: Date): Promise<void> {
  await db`
    update newsletter_recipient set status = 'WAITING', attempts = attempts - 1, due_at = ${until}
    where id = any (${ids}::uuid[]) and status = 'SENDING'`
}

/** The cap of letters per day that holds for a new community; null without one. */
export async function findDailyCap(db: Db, communityId: string): Promise<{ cap: number; owner: string } | null> {
  const [row] = await db<{ cap: number | null; owner: string }[]>`
    select daily_letter_cap as cap, coalesce(created_by, id) as owner from community where id = ${communityId}`
  return row?.cap == null ? null : { cap: row.cap, owner: row.owner }
}

/** When the next recipient is due in a channel; null if nobody waits. */
export async function findNextDue(db: Db, newsletterId: string, channel: NewsletterChannel): Promise<Date | null> {
  const [row] = await db<{ at: string | null }[]>`
    select min(due_at) as at from newsletter_recipient
    where newsletter_id = ${newsletterId} and status = 'WAITING' and channel = ${channel}`
  return row?.at ? new Date(row.at) : null
}

/** Whether nobody waits, and nobody is being written to. */
export async function isEverybodyDone(db: Db, newsletterId: string): Promise<boolean> {
  const [row] = await db`
    select from newsletter_recipient where newsletter_id = ${newsletterId} and status in ('WAITING', 'SENDING') limit 1`
  return row === undefined
}

const counted = (db: Db): Fragment => db`
  count(*)::integer as total, count(*) filter (where status = 'SENT')::integer as sent,
  count(*) filter (where status = 'FAILED')::integer as failed, count(*) filter (where status = 'BOUNCED')::integer as bounced,
  count(*) filter (where status = 'UNCERTAIN')::integer as uncertain, count(*) filter (where status = 'LEFT_OUT')::integer as left_out`

/** Keeps the figures of the list. */
export async function recount(db: Db, newsletterId: string): Promise<void> {
  await db`
    update newsletter set total = c.total, sent = c.sent, failed = c.failed, bounced = c.bounced, uncertain = c.uncertain,
      left_out = c.left_out
    from (select ${counted(db)} from newsletter_recipient where newsletter_id = ${newsletterId}) c where id = ${newsletterId}`
}

export async function countByChannel(
  db: Db,
  newsletterId: string,
): Promise<(NewsletterProgress & { channel: NewsletterChannel })[]> {
  return db<(NewsletterProgress & { channel: NewsletterChannel })[]>`
    select channel, ${counted(db)}, count(*) filter (where status in ('WAITING', 'SENDING'))::integer as waiting
    from newsletter_recipient where newsletter_id = ${newsletterId} group by channel order by channel`
}

export async function countUnsubscribed(db: Db, newsletterId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::integer as count from newsletter_recipient
    where newsletter_id = ${newsletterId} and unsubscribed_at is not null`
  return row?.count ?? 0
}

export async function markUnsubscribed(db: Db, newsletterId: string, participantId: string, at: Date): Promise<void> {
  await db`
    update newsletter_recipient set unsubscribed_at = ${at}
    where newsletter_id = ${newsletterId} and participant_id = ${participantId} and channel = 'EMAIL' and unsubscribed_at is null`
}

export type ListedRecipient = {
  id: string
  participantId: string
  name: string
  channel: NewsletterChannel
  status: RecipientStatus
  problem: string
  at: string
}

export async function listProblems(
  db: Db,
  newsletterId: string,
  statuses: readonly RecipientStatus[],
  { after, skip, count }: Page,
): Promise<ListedRecipient[]> {
  return db<ListedRecipient[]>`
    select r.id, r.participant_id, p.first_name || ' ' || p.last_name as name, r.channel, r.status, r.problem, r.at
    from newsletter_recipient r join participant p on p.id = r.participant_id
    where r.newsletter_id = ${newsletterId} and r.status = any (${statuses as RecipientStatus[]})
      and r.status in ('FAILED', 'BOUNCED', 'UNCERTAIN', 'LEFT_OUT')
      and ${after ? db`(r.at, r.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : db`true`}
    order by r.at desc, r.id desc offset ${skip} limit ${count}`
}

/** Back in line at the wish of a manager. */
export async function resetRecipients(
  db: Db,
  newsletterId: string,
  { statuses, recipientId, now }: { statuses: RecipientStatus[]; recipientId: string | null; now: Date },
): Promise<number> {
  const rows = await db`
    update newsletter_recipient set status = 'WAITING', due_at = ${now}, attempts = 0, at = ${now}
    where newsletter_id = ${newsletterId} and status = any (${statuses})
      and ${recipientId ? db`id = ${recipientId}` : db`true`} returning id`
  return rows.length
}

/** Newsletters whose time has come, or of which somebody is due or was being written to when a process stopped. */
export async function listStalled(
  db: Db,
  now: Date,
): Promise<{ id: string; status: 'SCHEDULED' | 'SENDING'; isFrozen: boolean }[]> {
  return db`
    select n.id, n.status, n.is_frozen from newsletter n
    where n.starts_at <= ${now} and (n.status = 'SCHEDULED' or (n.status = 'SENDING' and (not n.is_frozen
      or exists (select from newsletter_recipient r where r.newsletter_id = n.id
        and (r.status = 'SENDING' or (r.status = 'WAITING' and r.due_at <= ${now})))
      or (n.kind <> 'WELCOME' and not exists (
        select from newsletter_recipient r where r.newsletter_id = n.id and r.status = 'WAITING')))))
    order by n.starts_at limit 100`
}

/** Communities with such newsletters, looked up for all at once. */
export async function listCommunitiesStalled(db: Db, now: Date): Promise<string[]> {
  const rows = await db<{ communityId: string }[]>`select community_id from communities_with_newsletters_due(${now})`
  return rows.map(({ communityId }) => communityId)
}

export async function exportReceived(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select n.content, r.channel, r.status, r.at, r.unsubscribed_at from newsletter_recipient r join newsletter n on n.id = r.newsletter_id
    where r.participant_id = ${participantId} order by r.at`
}
