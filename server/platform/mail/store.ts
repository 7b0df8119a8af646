import type { Language } from '#contract/languages.ts'
import type { LetterCategory, LetterTopic } from '#contract/notifications/letter-topic.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'
import type { CalendarFile, CalendarPart } from './draft.ts'

export type LetterStatus = 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCERTAIN'

export type Letter = {
  id: string
  kind: string
  recipient: string
  lang: Language
  subject: string
  html: string
  plain: string
  headers: Record<string, string>
  calendarMethod: CalendarPart['method'] | null
  calendar: string | null
  calendarFiles: CalendarFile[]
  onceKey: string | null
  isSecret: boolean
  category: LetterCategory | null
  /** A manager sends it again: also to an address that bounced. */
  isSentAgain: boolean
  status: LetterStatus
  /** Delivery attempts begun. */
  attempts: number
  problem: string | null
  createdAt: string
}

export type NewLetter = Omit<Letter, 'status' | 'attempts' | 'problem' | 'createdAt' | 'isSentAgain'> & {
  communityId: string
  category: LetterCategory
  about: string[]
  createdAt: Date
}

const columns = [
  'id',
  'kind',
  'recipient',
  'lang',
  'subject',
  'html',
  'plain',
  'headers',
  'calendar_method',
  'calendar',
  'calendar_files',
  'once_key',
  'is_secret',
  'category',
  'is_sent_again',
  'status',
  'attempts',
  'problem',
  'created_at',
]

/** False when a letter with the same once-only key exists. */
export async function insertLetter(db: Db, letter: NewLetter): Promise<boolean> {
  const [row] = await db`
    insert into letter (community_id, id, kind, recipient, lang, subject, html, plain, headers, calendar_method, calendar, calendar_files, once_key,
      is_secret, about, category, created_at)
    values (${letter.communityId}, ${letter.id}, ${letter.kind}, ${letter.recipient}, ${letter.lang}, ${letter.subject},
      ${letter.html}, ${letter.plain}, ${JSON.stringify(letter.headers)}::text::jsonb, ${letter.calendarMethod}, ${letter.calendar},
      ${JSON.stringify(letter.calendarFiles)}::text::jsonb, ${letter.onceKey}, ${letter.isSecret}, ${letter.about}, ${letter.category}, ${letter.createdAt})
    on conflict (community_id, once_key) do nothing returning id`
  return row !== undefined
}

/** Several once-only letters at once; returns those whose key was free, in the given order. */
export async function insertLetters(db: Db, letters: NewLetter[]): Promise<string[]> {
  const column = <K extends keyof NewLetter>(name: K) => letters.map(each => each[name])
  const json = (name: 'headers' | 'calendarFiles') => column(name).map(each => JSON.stringify(each))
  const rows = await db<{ id: string }[]>`
    insert into letter (community_id, id, kind, recipient, lang, subject, html, plain, headers, calendar_method, calendar, calendar_files, once_key,
      is_secret, about, category, created_at)
    select l.community_id, l.id, l.kind, l.recipient, l.lang, l.subject, l.html, l.plain, l.headers::jsonb, l.calendar_method, l.calendar,
      l.calendar_files::jsonb, l.once_key, l.is_secret::boolean, string_to_array(l.about, ',')::uuid[], l.category, l.created_at
    from unnest(${column('communityId')}::uuid[], ${column('id')}::uuid[], ${column('kind')}::text[], ${column('recipient')}::text[],
      ${column('lang')}::text[], ${column('subject')}::text[], ${column('html')}::text[], ${column('plain')}::text[],
      ${json('headers')}::text[], ${column('calendarMethod')}::text[], ${column('calendar')}::text[], ${json('calendarFiles')}::text[],
      ${column('onceKey')}::text[], ${column('isSecret').map(String)}::text[], ${letters.map(({ about }) => about.join(','))}::text[],
      ${column('category')}::text[], ${letters.map(({ createdAt }) => createdAt.toISOString())}::timestamptz[])
      as l (community_id, id, kind, recipient, lang, subject, html, plain, headers, calendar_method, calendar, calendar_files, once_key,
        is_secret, about, category, created_at)
    order by l.once_key
    on conflict (community_id, once_key) do nothing returning id`
  const inserted = new Set(rows.map(({ id }) => id))
  return column('id').filter(id => inserted.has(id))
}

/** Whether the reader has switched off letters altogether or on this topic. Those without a profile have not. */
export async function isSwitchedOff(db: Db, recipient: string, topic: LetterTopic): Promise<boolean> {
  return (await listSwitchedOff(db, [recipient], topic)).length > 0
}

/** Of these readers, those who have. */
export async function listSwitchedOff(db: Db, recipients: string[], topic: LetterTopic): Promise<string[]> {
  const rows = await db<{ email: string }[]>`
    select u.email from participant p join app_user u on u.id = p.user_id
    where u.email = any (${recipients}::text[]) and (
      exists (select from notification_pref n where n.participant_id = p.id and n.channel = 'EMAIL' and n.is_disabled)
      or exists (select from letter_preference l where l.participant_id = p.id and l.topic = ${topic} and l.is_disabled))`
  return rows.map(({ email }) => email)
}

/**
 * Begins an attempt. A once-only letter with an earlier attempt is not sent again: whether the mail server accepted it
 * is unknown, so it becomes UNCERTAIN and waits for a person.
 */
export async function beginSending(db: Db, id: string): Promise<Letter | null> {
  const [letter] = await db<Letter[]>`
    update letter set attempts = attempts + 1,
      status = case when once_key is not null and status = 'SENDING' then 'UNCERTAIN' else 'SENDING' end
    where id = ${id} and status in ('WAITING', 'SENDING')
    returning ${db(columns)}`
  return letter?.status === 'SENDING' ? letter : null
}

/** Of these letters, those that are not done. */
export async function listUnsent(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from letter where id = any (${ids}::uuid[]) and status in ('WAITING', 'SENDING')`
  return rows.map(({ id }) => id)
}

/**
 * Of these letters, those that nothing speaks against and nothing has to be looked up for: once-only, never attempted, not held, wanted by
 * their reader, to an address that did not bounce, of a community without a daily cap.
 */
export async function listUnhindered(db: Db, ids: string[]): Promise<{ id: string; recipient: string }[]> {
  return db<{ id: string; recipient: string }[]>`
    select l.id, l.recipient from letter l join community c on c.id = l.community_id
    where l.id = any (${ids}::uuid[]) and ${isFresh(db)} and l.held_until is null and not l.is_secret and c.daily_letter_cap is null
      and not exists (select from mail_bounce b where b.recipient = lower(l.recipient))
      and not exists (select from participant p join app_user u on u.id = p.user_id where u.email = l.recipient and (
        exists (select from notification_pref n where n.participant_id = p.id and n.channel = 'EMAIL' and n.is_disabled)
        or exists (select from letter_preference t where t.participant_id = p.id and t.topic = l.category and t.is_disabled)))`
}

const isFresh = (db: Db): Fragment => db`l.status = 'WAITING' and l.attempts = 0 and l.once_key is not null`

/** Begins the first attempt of those of these once-only letters that nobody else has begun. */
export async function beginFirst(db: Db, ids: string[]): Promise<Letter[]> {
  return db<Letter[]>`
    update letter l set attempts = 1, status = 'SENDING' where l.id = any (${ids}::uuid[]) and ${isFresh(db)} returning ${db(columns)}`
}

export async function saveSent(db: Db, ids: string[], at: Date): Promise<void> {
  await db`update letter set status = 'SENT', problem = null, sent_at = ${at} where id = any (${ids}::uuid[])`
}

export async function saveStatus(
  db: Db,
  id: string,
  status: LetterStatus,
  problem: string | null,
  sentAt: Date | null,
): Promise<void> {
  await db`update letter set status = ${status}, problem = ${problem}, sent_at = ${sentAt} where id = ${id}`
}

/** Erases the texts of a letter with a login link or code, so that nobody can read it in the outbox later. */
export async function eraseTexts(db: Db, id: string): Promise<void> {
  await db`update letter set html = '', plain = '' where id = ${id}`
}

/** Columns of a list, without the two texts, which are large. */
export type ListedLetter = Pick<
  Letter,
  'id' | 'kind' | 'recipient' | 'subject' | 'status' | 'problem' | 'createdAt' | 'calendarMethod'
> & {
  /** What each of its calendar files is for. */
  fileMethods: CalendarPart['method'][]
}

export async function listLetters(db: Db, count: number): Promise<ListedLetter[]> {
  return db<ListedLetter[]>`
    select id, kind, recipient, subject, status, problem, created_at, calendar_method,
      array(select file ->> 'method' from jsonb_array_elements(calendar_files) with ordinality as f (file, nth) order by nth) as file_methods
    from letter order by created_at desc, id desc limit ${count}`
}

export async function findLetter(db: Db, id: string): Promise<Letter | null> {
  const [letter] = await db<Letter[]>`select ${db(columns)} from letter where id = ${id}`
  return letter ?? null
}

/** Unsent letters of all communities that have no job, oldest first. Locked until the transaction ends. */
export async function listLettersWithoutJob(db: Db, count: number): Promise<{ communityId: string; id: string }[]> {
  return db<
    { communityId: string; id: string }[]
  >`select community_id, letter_id as id from letters_without_job(${count})`
}

/** Texts with a login link or code are left out. */
export async function exportLetters(db: Db, { email }: Person): Promise<unknown> {
  return db`
    select kind, subject, case when is_secret then null else plain end as text, status, created_at as at, sent_at from letter
    where recipient = ${email} order by created_at`
}

/**
 * Letters to a person, and those that name them. Older letters without `about` are searched for the participant id and
 * the full name.
 */
export async function removeLettersAbout(db: Db, { email, participantId, name }: Person): Promise<void> {
  await db`
    delete from letter where recipient = ${email} or ${participantId}::uuid = any (about) or (about is null
      and (position(${participantId}::text in plain) > 0 or position(${name}::text in subject || ' ' || plain) > 0))`
}

/** The goodbye letter to a deleted account is removed once sent. */
export async function removeIfDeleted(db: Db, ids: string[]): Promise<void> {
  await db`
    delete from letter l using app_user u where l.id = any (${ids}::uuid[]) and u.email = l.recipient and u.deleted_at is not null`
}

export async function removeLettersToDeleted(db: Db): Promise<void> {
  await db`
    delete from letter l using app_user u
    where u.email = l.recipient and u.deleted_at is not null and l.status not in ('WAITING', 'SENDING')`
}

export type UnplacedLetter = {
  communityId: string
  recipient: string
  category: LetterCategory | null
  heldUntil: string | null
  /** Daily cap of the community, and whose letters it counts; null without a cap. */
  cap: number | null
  capOwner: string
}

/** A letter that was never attempted. */
export async function findUnattempted(db: Db, id: string): Promise<UnplacedLetter | null> {
  const [row] = await db<UnplacedLetter[]>`
    select l.community_id, l.recipient, l.category, l.held_until, c.daily_letter_cap as cap,
      coalesce(c.created_by, c.id) as cap_owner
    from letter l join community c on c.id = l.community_id
    where l.id = ${id} and l.status = 'WAITING' and l.attempts = 0`
  return row ?? null
}

export async function holdLetter(db: Db, id: string, until: Date, by: 'RECIPIENT' | 'COMMUNITY'): Promise<void> {
  await db`update letter set held_until = ${until}, held_by = ${by} where id = ${id}`
}

export async function removeLetter(db: Db, id: string): Promise<void> {
  await db`delete from letter where id = ${id}`
}

/** Removes the community's cap; returns the letters that it held, which can be sent now. */
export async function releaseHeldLetters(db: Db): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    update letter set held_until = null, held_by = null
    where status = 'WAITING' and held_by = 'COMMUNITY' returning id`
  return rows.map(({ id }) => id)
}

export type BounceKind = 'BOUNCE' | 'COMPLAINT'
type Bounce = { recipient: string; kind: BounceKind; problem: string; at: Date }

/** A bounce never replaces a complaint, which its owner made. */
export async function saveBounce(db: Db, { recipient, kind, problem, at }: Bounce): Promise<void> {
  await db`
    insert into mail_bounce as b (recipient, kind, problem, created_at)
    values (${recipient.toLowerCase()}, ${kind}, ${problem.slice(0, 500)}, ${at})
    on conflict (recipient) do update set kind = excluded.kind, problem = excluded.problem, created_at = excluded.created_at
      where b.kind <> 'COMPLAINT' or excluded.kind = 'COMPLAINT'`
}

export async function findBounce(db: Db, recipient: string): Promise<BounceKind | null> {
  const [row] = await db<{ kind: BounceKind }[]>`
    select kind from mail_bounce where recipient = ${recipient.toLowerCase()}`
  return row?.kind ?? null
}

/** A letter arrived: the address works again. */
export async function endBounce(db: Db, recipient: string): Promise<void> {
  await db`delete from mail_bounce where recipient = ${recipient.toLowerCase()} and kind = 'BOUNCE'`
}

export type DkimKey = { address: string; dkimSelector: string; dkimPrivateKey: string }

/** The key that signs letters from an address that managers have proved; null for one that the operator set. */
export async function findDkim(db: Db, address: string): Promise<DkimKey | null> {
  const [row] = await db<DkimKey[]>`
    select address, dkim_selector, dkim_private_key from sender where address = ${address} and verified_at is not null`
  return row ?? null
}
