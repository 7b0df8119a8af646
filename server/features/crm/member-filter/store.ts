import type { MemberCondition, MemberFilter } from '#contract/crm/member-filter.ts'
import type { Language, Localized } from '#contract/languages.ts'
import type { Question } from '#contract/participants/question.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Fragment } from '#server/platform/db/sql.ts'
import { patternOf, searchWords, wordsOf } from './rules.ts'

/** What the meaning of a condition depends on: relative days, days of the community's zone, the language by default. */
export type FilterContext = { now: Date; community: { timeZone: string; lang: Language } }

type Asking<C, Field> = C extends { field: infer Fields } ? (Field extends Fields ? C : never) : never
type Of<Field extends MemberCondition['field']> = Asking<MemberCondition, Field>
type Given = Extract<MemberCondition, { operator: 'isSet' | 'isNotSet' }>
type Write<Field extends MemberCondition['field']> = (db: Db, condition: Of<Field>, ctx: FilterContext) => Fragment

const not = (db: Db, isNot: boolean, fragment: Fragment): Fragment => (isNot ? db`not (${fragment})` : fragment)
const isGiven = ({ operator }: { operator: string }): boolean => operator === 'isSet' || operator === 'isNotSet'

/*
 * What is the same for all rows stands in a subquery, which is evaluated once: a plan that is used again evaluates it for each row otherwise.
 * So does the policy of a table, unless the community is named once more.
 */

const isHere = (db: Db, table: Fragment): Fragment => db`${table}.community_id = (select current_community())`

type TextCondition = { operator: 'contains' | 'notContains' | 'is' | 'isNot'; value: string }

function compareText(db: Db, column: Fragment, { operator, value }: TextCondition): Fragment {
  const isEqual = operator === 'is' || operator === 'isNot'
  const isNot = operator === 'notContains' || operator === 'isNot'
  const found = isEqual
    ? db`${column} = (select lower(${value}))`
    : db`${column} like (select lower(${patternOf(value)}))`
  return not(db, isNot, found)
}

const texts =
  (column: (db: Db) => Fragment) =>
  (db: Db, condition: TextCondition | Given): Fragment =>
    isGiven(condition)
      ? not(db, condition.operator === 'isNotSet', db`${column(db)} <> ''`)
      : compareText(db, column(db), condition as TextCondition)

type SetCondition = { operator: 'hasAny' | 'hasAll' | 'hasNone'; value: string[] }

const sets =
  (column: (db: Db) => Fragment) =>
  (db: Db, condition: SetCondition | Given): Fragment => {
    if (isGiven(condition)) return not(db, condition.operator === 'isNotSet', db`${column(db)} <> '{}'`)
    const { operator, value } = condition as SetCondition
    if (operator === 'hasAll') return db`${column(db)} @> ${value}::text[]`
    return not(db, operator === 'hasNone', db`${column(db)} && ${value}::text[]`)
  }

const flag =
  (fragment: (db: Db) => Fragment) =>
  (db: Db, { value }: { value: boolean }): Fragment =>
    not(db, !value, fragment(db))

const choice =
  (column: (db: Db, ctx: FilterContext) => Fragment) =>
  (db: Db, { operator, value }: { operator: 'isAnyOf' | 'isNoneOf'; value: string[] }, ctx: FilterContext): Fragment =>
    not(db, operator === 'isNoneOf', db`${column(db, ctx)} = any (${value}::text[])`)

const dates =
  (column: (db: Db) => Fragment) =>
  (db: Db, condition: Of<'joined' | 'lastActive'>, { now, community: { timeZone: zone } }: FilterContext): Fragment => {
    const { operator } = condition
    if (!('value' in condition)) return not(db, operator === 'isNotSet', db`${column(db)} > '-infinity'`)
    const { value } = condition
    if (operator === 'from') return db`${column(db)} >= (select ${value}::date::timestamp at time zone ${zone})`
    if (operator === 'until')
      return db`(${column(db)} > '-infinity' and ${column(db)} < (select (${value}::date + 1)::timestamp at time zone ${zone}))`
    const ago = db`(select ${now}::timestamptz - make_interval(days => ${value}))`
    return operator === 'withinDays' ? db`${column(db)} >= ${ago}` : db`${column(db)} < ${ago}`
  }

const numbers =
  (column: (db: Db) => Fragment) =>
  (db: Db, { operator, value }: Of<'introsSent' | 'introsReceived' | 'introsAnswered' | 'eventsAttended'>): Fragment =>
    operator === 'is'
      ? db`${column(db)} = ${value}`
      : operator === 'atLeast'
        ? db`${column(db)} >= ${value}`
        : db`${column(db)} <= ${value}`

function answers(db: Db, condition: Of<'answer'>): Fragment {
  const { questionId, operator } = condition
  const whoAnswered = (met: Fragment) =>
    db`m.user_id in (select a.user_id from answer a where ${isHere(db, db`a`)} and a.question_id = ${questionId}::uuid and ${met})`
  if (!('value' in condition))
    return not(db, operator === 'isNotSet', whoAnswered(db`(a.text <> '' or a.options <> '{}')`))
  const { value } = condition
  if (typeof value === 'string') {
    const isNot = operator === 'notContains' || operator === 'isNot'
    const met = operator === 'is' || operator === 'isNot' ? 'is' : 'contains'
    return not(db, isNot, whoAnswered(compareText(db, db`lower(a.text)`, { operator: met, value })))
  }
  if (operator === 'hasAll') return whoAnswered(db`a.options @> ${value}::text[]`)
  return not(db, operator === 'hasNone', whoAnswered(db`a.options && ${value}::text[]`))
}

/** How each field is asked about; a field of the contract without a line does not compile. */
const fields: { [Field in MemberCondition['field']]: Write<Field> } = {
  name: texts(db => db`m.name`),
  email: texts(db => db`m.email`),
  login: texts(db => db`m.login`),
  company: texts(db => db`m.company`),
  position: texts(db => db`m.position`),
  city: texts(db => db`m.city`),
  about: texts(db => db`m.about`),
  lookingFor: texts(db => db`m.looking_for`),
  canHelp: texts(db => db`m.can_help`),
  goal: texts(db => db`m.goal`),
  topics: sets(db => db`m.tags`),
  memberTags: sets(db => db`m.member_tags`),
  contacts: sets(db => db`m.contact_types`),
  language: choice((db, { community }) => db`coalesce(m.lang, ${community.lang})`),
  status: choice(db => db`m.moderation_status`),
  visibility: choice(db => db`m.profile_visibility`),
  profileEnabled: flag(db => db`m.is_profile_enabled`),
  networkingEnabled: flag(db => db`m.is_networking_enabled`),
  emailConfirmed: flag(db => db`m.is_email_confirmed`),
  unsubscribed: flag(
    db =>
      db`m.participant_id in (
        select n.participant_id from notification_pref n where ${isHere(db, db`n`)} and n.channel = 'EMAIL' and n.is_disabled)`,
  ),
  hasRequest: flag(db => db`m.looking_for <> ''`),
  hasPhoto: flag(db => db`m.has_photo`),
  profileFilled: flag(db => db`m.is_filled`),
  telegramConnected: flag(db => db`m.is_telegram_connected`),
  organiser: flag(
    db => db`m.user_id in (select c.user_id from connection c where ${isHere(db, db`c`)} and c.is_organiser)`,
  ),
  blocked: flag(db => db`m.user_id in (select b.user_id from blocked_user b where ${isHere(db, db`b`)})`),
  joined: dates(db => db`m.joined_at`),
  lastActive: dates(db => db`coalesce(m.last_active_at, '-infinity')`),
  introsSent: numbers(db => db`m.intros_sent`),
  introsReceived: numbers(db => db`m.intros_received`),
  introsAnswered: numbers(db => db`m.intros_answered`),
  eventsAttended: numbers(db => db`m.events_attended`),
  answer: answers,
}

/** A condition over `listed_member m`, of which other communities' rows are left out already. */
export function isMet(db: Db, { search, match, conditions }: MemberFilter, ctx: FilterContext): Fragment {
  const searched = wordsOf(search).map(word => {
    // Null, which costs nothing, where folding changes nothing.
    const { pattern, folded } = searchWords(word)
    return db`(m.search_text like (select lower(${pattern}))
      or m.search_text like (select '%' || nullif(nullif(fold_for_search(${folded}), ''), lower(${folded})) || '%'))`
  })
  const met = conditions.map(condition =>
    (fields[condition.field] as Write<typeof condition.field>)(db, condition as never, ctx),
  )
  const join = (parts: Fragment[], by: Fragment, none: Fragment) =>
    parts.length === 0 ? none : parts.reduce((joined, part) => db`${joined} ${by} ${part}`)
  const joined = join(met, match === 'all' ? db`and` : db`or`, db`true`)
  return join([...searched, db`(${joined})`], db`and`, db`true`)
}

/** A condition over `listed_member m`. */
export const whereListed = (db: Db, filter: MemberFilter, ctx: FilterContext): Fragment =>
  db`${isHere(db, db`m`)} and ${isMet(db, filter, ctx)}`

/** A condition over `participant p`. */
export const whereMembers = (db: Db, filter: MemberFilter, ctx: FilterContext): Fragment =>
  db`p.id in (select m.participant_id from listed_member m where ${whereListed(db, filter, ctx)})`

type Counted = { value: string; count: number }
export type AskedQuestion = Pick<Question, 'id' | 'type'> & {
  text: Localized
  options: { id: string; text: Localized }[]
}

export async function listQuestions(db: Db): Promise<AskedQuestion[]> {
  return db<AskedQuestion[]>`select id, type, text, options from question order by place, id limit 200`
}

export async function listMemberTags(db: Db): Promise<Counted[]> {
  return db<Counted[]>`
    select tag as value, count(*)::integer as count from member_tag group by tag order by count(*) desc, tag limit 200`
}

export async function listTopics(db: Db): Promise<Counted[]> {
  return db<Counted[]>`
    select t.tag as value, count(*)::integer as count from listed_member m, unnest(m.tags) t (tag)
    group by t.tag order by count(*) desc, t.tag limit 100`
}

/** As most members wrote them. */
export async function listCities(db: Db): Promise<Counted[]> {
  return db<Counted[]>`
    select mode() within group (order by p.city) as value, m.count from (
      select city, count(*)::integer as count from listed_member where city <> '' group by city order by count(*) desc, city limit 100) m
    join lateral (select p.city from listed_member l join participant p on p.id = l.participant_id where l.city = m.city limit 20) p on true
    group by m.city, m.count order by m.count desc, m.city`
}
