import type { Language } from '#contract/languages.ts'
import type { NewsletterContent } from '#contract/newsletters/newsletter-content.ts'
import type {
  NewsletterChannel,
  NewsletterKind,
  NewsletterStatus,
  NewsletterTab,
} from '#contract/newsletters/newsletter-fields.ts'
import type {
  NewsletterProgress,
  NewsletterRecipients,
  NewsletterSchedule,
} from '#contract/newsletters/newsletter-shapes.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { lockRows } from '#server/platform/db/lock.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { Page } from '#server/platform/http/cursor.ts'
import { statusesOf } from './rules.ts'

export type StoredNewsletter = {
  id: string
  kind: NewsletterKind
  status: NewsletterStatus
  version: number
  content: NewsletterContent
  recipients: NewsletterRecipients
  channels: NewsletterChannel[]
  dailyKey: string | null
  authorId: string | null
  authorName: string
  createdAt: string
  updatedAt: string
  scheduleAt: string | null
  scheduleZone: NewsletterSchedule['zone'] | null
  startsAt: string | null
  frozenAfter: string | null
  isFrozen: boolean
  finishedAt: string | null
  opens: number
  progress: NewsletterProgress
}

const progress = (db: Db): Fragment => db`
  jsonb_build_object('total', n.total, 'sent', n.sent, 'failed', n.failed, 'bounced', n.bounced, 'uncertain', n.uncertain,
    'leftOut', n.left_out, 'waiting', greatest(n.total - n.sent - n.failed - n.bounced - n.uncertain - n.left_out, 0)) as progress`

const columns = (db: Db): Fragment => db`
  n.id, n.kind, n.status, n.version, n.content, n.recipients, n.channels, n.daily_key, n.author_id, n.created_at, n.updated_at,
  n.schedule_at, n.schedule_zone, n.starts_at, n.frozen_after, n.is_frozen, n.finished_at, n.opens, ${progress(db)},
  coalesce(a.first_name || ' ' || a.last_name, '') as author_name`

const tables = (db: Db): Fragment => db`newsletter n left join participant a on a.user_id = n.author_id`

export async function findNewsletter(db: Db, id: string): Promise<StoredNewsletter | null> {
  const [row] = await db<StoredNewsletter[]>`select ${columns(db)} from ${tables(db)} where n.id = ${id}`
  return row ?? null
}

/** The same, locked: two managers who change it at the same moment come one after the other. */
export async function lockNewsletter(db: Db, id: string): Promise<StoredNewsletter | null> {
  await db`select from newsletter where id = ${id} ${lockRows(db, 'newsletter')}`
  return findNewsletter(db, id)
}

/** Steps of the welcome series have a screen of their own. */
const isListed = (db: Db): Fragment => db`n.kind <> 'WELCOME'`

export async function listNewsletters(
  db: Db,
  tab: NewsletterTab,
  { after, skip, count }: Page,
): Promise<StoredNewsletter[]> {
  return db<StoredNewsletter[]>`
    select ${columns(db)} from ${tables(db)}
    where ${isListed(db)} and n.status = any (${statusesOf[tab]})
      and ${after ? db`(n.updated_at, n.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : db`true`}
    order by n.updated_at desc, n.id desc offset ${skip} limit ${count}`
}

export async function countByStatus(db: Db): Promise<Map<NewsletterStatus, number>> {
  const rows = await db<{ status: NewsletterStatus; count: number }[]>`
    select n.status, count(*)::integer as count from newsletter n where ${isListed(db)} group by 1`
  return new Map(rows.map(({ status, count }) => [status, count]))
}

export type NewNewsletter = {
  communityId: string
  id: string
  kind: NewsletterKind
  content: NewsletterContent
  recipients: NewsletterRecipients
  channels: NewsletterChannel[]
  dailyKey?: string | null
  authorId: string | null
  at: Date
}

export async function insertNewsletter(db: Db, newsletter: NewNewsletter): Promise<void> {
  await db`
    insert into newsletter (community_id, id, kind, content, recipients, channels, daily_key, author_id, created_at, updated_at)
    values (${newsletter.communityId}, ${newsletter.id}, ${newsletter.kind}, ${JSON.stringify(newsletter.content)}::text::jsonb,
      ${JSON.stringify(newsletter.recipients)}::text::jsonb, ${newsletter.channels}, ${newsletter.dailyKey ?? null},
      ${newsletter.authorId}, ${newsletter.at}, ${newsletter.at})`
}

export type Edit = Pick<StoredNewsletter, 'id' | 'content' | 'recipients' | 'channels'>

export async function updateNewsletter(db: Db, { id, content, recipients, channels }: Edit, at: Date): Promise<void> {
  await db`
    update newsletter set content = ${JSON.stringify(content)}::text::jsonb, channels = ${channels}, version = version + 1,
      recipients = ${JSON.stringify(recipients)}::text::jsonb, updated_at = ${at}
    where id = ${id}`
}

export async function updateContent(db: Db, id: string, content: NewsletterContent, at: Date): Promise<void> {
  await db`update newsletter set content = ${JSON.stringify(content)}::text::jsonb, updated_at = ${at} where id = ${id}`
}

export async function removeNewsletter(db: Db, id: string): Promise<void> {
  await db`delete from newsletter where id = ${id}`
}

type Start = {
  id: string
  status: 'SCHEDULED' | 'SENDING'
  schedule: NewsletterSchedule | null
  startsAt: Date
  at: Date
}

export async function setStart(db: Db, { id, status, schedule, startsAt, at }: Start): Promise<void> {
  await db`
    update newsletter set status = ${status}, schedule_at = ${schedule?.at ?? null}, schedule_zone = ${schedule?.zone ?? null},
      starts_at = ${startsAt}, started_at = ${status === 'SENDING' ? at : null}, version = version + 1, updated_at = ${at}
    where id = ${id}`
}

export async function setStatus(db: Db, id: string, status: NewsletterStatus, at: Date): Promise<void> {
  const isEnd = status === 'CANCELLED' || status === 'SENT'
  await db`
    update newsletter set status = ${status}, version = version + 1, updated_at = ${at},
      finished_at = ${isEnd ? at : null}, started_at = coalesce(started_at, ${status === 'SENDING' ? at : null})
    where id = ${id}`
}

/** A draft again: without its schedule. */
export async function setDraft(db: Db, id: string, at: Date): Promise<void> {
  await db`
    update newsletter set status = 'DRAFT', schedule_at = null, schedule_zone = null, starts_at = null, version = version + 1,
      updated_at = ${at} where id = ${id}`
}

export type Settings = { countsOpens: boolean; perMinute: number }

export async function findSettings(db: Db): Promise<Settings> {
  const [row] = await db<Settings[]>`select counts_opens, per_minute from newsletter_setting`
  return row ?? { countsOpens: false, perMinute: 600 }
}

export async function saveSettings(db: Db, communityId: string, { countsOpens, perMinute }: Settings): Promise<void> {
  await db`
    insert into newsletter_setting (community_id, counts_opens, per_minute) values (${communityId}, ${countsOpens}, ${perMinute})
    on conflict (community_id) do update set counts_opens = excluded.counts_opens, per_minute = excluded.per_minute`
}

/** Links of a letter, once for each address. A newsletter that is sent again keeps the numbers. */
export async function saveLinks(db: Db, communityId: string, newsletterId: string, urls: string[]): Promise<void> {
  await db`
    insert into newsletter_link (community_id, newsletter_id, nth, url)
    select ${communityId}, ${newsletterId}, nth, url from unnest(${urls}::text[]) with ordinality as u (url, nth)
    on conflict do nothing`
}

export async function listLinks(db: Db, newsletterId: string): Promise<{ url: string; clicks: number }[]> {
  return db<{ url: string; clicks: number }[]>`
    select url, clicks from newsletter_link where newsletter_id = ${newsletterId} order by nth`
}

/** Nothing is counted after a manager has switched it off, nor in a community that never did. */
const isCounting = (db: Db): Fragment => db`exists (select from newsletter_setting s where s.counts_opens)`

export async function countClick(db: Db, newsletterId: string, nth: number): Promise<string | null> {
  const [row] = await db<{ url: string }[]>`
    update newsletter_link set clicks = clicks + ${isCounting(db)}::integer
    where newsletter_id = ${newsletterId} and nth = ${nth} returning url`
  return row?.url ?? null
}

/** False for an unknown newsletter. */
export async function countOpen(db: Db, newsletterId: string): Promise<boolean> {
  const rows =
    await db`update newsletter set opens = opens + ${isCounting(db)}::integer where id = ${newsletterId} returning id`
  return rows.length > 0
}

/** Facts about a reader for a preview: those that the letter itself may say. */
export type PreviewReader = {
  participantId: string | null
  lang: Language | null
  firstName: string
  lastName: string
  city: string
  company: string
  position: string
}

export async function findReader(db: Db, participantId: string): Promise<PreviewReader | null> {
  const [row] = await db<PreviewReader[]>`
    select p.id as participant_id, p.first_name, p.last_name, case when p.is_location_shared then p.city else '' end as city, p.company,
      p.position, coalesce(p.preferred_lang, case when p.is_claimed then u.preferred_lang end) as lang
    from participant p join app_user u on u.id = p.user_id where p.id = ${participantId}`
  return row ?? null
}

export async function exportNewsletters(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select content, channels, status, created_at, finished_at from newsletter where author_id = ${userId} order by created_at`
}

/** What was sent stays with the community, without its author. */
export async function forgetAuthor(db: Db, { userId }: Person): Promise<void> {
  await db`update newsletter set author_id = null where author_id = ${userId}`
}
