import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { eventTalk, groupTalk, talks } from '../chats/words.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import { loginEmail } from '../members/accounts.ts'
import { demoDate, idFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'
import { insertRows, type Row } from './rows.ts'

/** Chats of people who accepted each other's intros, and a group around the member whom a visitor signs in as. */
export const chatsPart: DemoPart = {
  name: 'chats-1',
  async load(db, { now }) {
    for (const { domain, lang } of demoCommunities) {
      const place = { db, community_id: communityId(domain), domain, lang, now }
      const intros = await listAccepted(db, place.community_id)
      for (const [index, intro] of intros.entries()) await writePair(place, intro, index)
      await writeGroup(place, intros)
    }
  },
}

export const eventChatsPart: DemoPart = {
  name: 'events-chats-1',
  async load(db, { now }) {
    for (const { domain, lang } of demoCommunities)
      await writeEventChat({ db, community_id: communityId(domain), domain, lang, now })
  },
}

type Place = { db: Db; community_id: string; domain: string; lang: Language; now: Date }
type Intro = {
  id: string
  fromId: string
  toId: string
  introMessage: string
  answer: string
  createdAt: string
  answeredAt: string
}

const listAccepted = (db: Db, community: string) => db<Intro[]>`
  select id, from_id, to_id, intro_message, answer, created_at, answered_at from intro
  where community_id = ${community} and status = 'ACCEPTED' and answered_at is not null
    and not exists (select from chat c where c.community_id = intro.community_id and c.kind = 'PAIR'
      and c.first_id = least(from_id, to_id) and c.second_id = greatest(from_id, to_id))
  order by answered_at, id`

type Line = { authorId: string; text: string; at: Date; kind?: 'INTRO' | 'TEXT' }

/** Half of the pairs have talked on; in some of those the last word is unread. */
async function writePair(place: Place, intro: Intro, index: number): Promise<void> {
  const { fromId, toId } = intro
  const talk = talks[place.lang][index % talks[place.lang].length] ?? []
  const lines: Line[] = [
    { authorId: fromId, text: intro.introMessage, at: new Date(intro.createdAt), kind: 'INTRO' },
    ...(intro.answer ? [{ authorId: toId, text: intro.answer, at: new Date(intro.answeredAt) }] : []),
    ...(index % 2 === 0 ? spoken(talk, [fromId, toId], byDay(new Date(intro.answeredAt), place.now)) : []),
  ]
  const id = idFor(new Date(intro.answeredAt), 'chat', intro.id)
  const [first_id, second_id] = [fromId, toId].sort() as [string, string]
  const chat = { id, kind: 'PAIR', first_id, second_id, created_by: toId, created_at: new Date(intro.answeredAt) }
  await writeChat(place, chat, [fromId, toId], lines, index % 3 === 0 ? 1 : 0)
}

/** Four people: the member whom a visitor signs in as, and those whom they know. One of these opens it and mentions them. */
async function writeGroup(place: Place, intros: Intro[]): Promise<void> {
  const reader = await findReader(place)
  if (!reader) return
  const [host, second, third] = await listCompany(place, reader.id, intros)
  if (!host || !second || !third) return
  const members = [host, reader.id, second, third]
  const { name, lines } = groupTalk[place.lang]
  const startedAt = new Date(demoDate.getTime() - 3 * dayMs)
  const chat = {
    id: idFor(startedAt, 'group', place.domain),
    kind: 'GROUP',
    name,
    created_by: host,
    created_at: startedAt,
  }
  const spokenLines = lines.map(line => line.replace('{member}', `@${reader.name}`))
  await writeChat(place, chat, members, spoken(spokenLines, members, startedAt), 2)
}

/** The member whom a visitor signs in as. */
async function findReader({ db, community_id, domain }: Place): Promise<{ id: string; name: string } | undefined> {
  const [reader] = await db<{ id: string; name: string }[]>`
    select p.id, p.first_name || ' ' || p.last_name as name from participant p join app_user u on u.id = p.user_id
    where p.community_id = ${community_id} and u.email = ${loginEmail('member', domain)}`
  return reader
}

/** Those whom somebody knows, then those whom these know, then others, by name. */
async function listCompany({ db, community_id }: Place, id: string, intros: Intro[]): Promise<string[]> {
  const others = await db<{ id: string }[]>`
    select id from participant
    where community_id = ${community_id} and id <> ${id} and moderation_status = 'CONFIRMED' and is_networking_enabled
    order by first_name, last_name, id limit 3`
  return [...new Set([...acquaintances(id, intros), ...others.map(other => other.id)])]
}

/** Those whom somebody knows, then those whom these know. */
function acquaintances(id: string, intros: Intro[]): string[] {
  const found = new Set([id])
  for (const each of found)
    for (const { fromId, toId } of intros) {
      if (fromId === each) found.add(toId)
      if (toId === each) found.add(fromId)
    }
  return [...found].slice(1)
}

/** Of an event to which the member goes whom a visitor signs in as: the one that most people go to. */
async function writeEventChat(place: Place): Promise<void> {
  const { db, community_id, lang } = place
  const reader = await findReader(place)
  const [event] = await db<{ id: string; members: string[]; host: string | null }[]>`
    select e.id, array_agg(distinct p.participant_id) as members, min(o.id::text) as host
    from event e join participation p on p.community_id = e.community_id and p.event_id = e.id and p.status = 'CONFIRMED'
    left join responsible r on r.community_id = e.community_id and r.event_id = e.id
    left join participant o on o.community_id = r.community_id and o.user_id = r.user_id
    where e.community_id = ${community_id} and e.deleted_at is null and e.cancelled_at is null and e.starts_at > ${demoDate}
    group by e.id
    order by bool_or(p.participant_id = ${reader?.id ?? null}) desc, count(distinct p.participant_id) desc, e.id limit 1`
  if (!event?.members.length) return
  const others = event.members.filter(id => id !== reader?.id)
  const members = [...new Set([...(event.host ? [event.host] : []), ...others, ...event.members])]
  const startedAt = new Date(demoDate.getTime() - 2 * dayMs)
  const [host = '', guest = host, another = guest] = members
  const lines = eventTalk[lang].map((text, index) => ({
    authorId: [host, guest, host, another, host][index] ?? host,
    text,
    at: later(startedAt, index),
  }))
  const chat = {
    id: idFor(startedAt, 'event chat', event.id),
    kind: 'EVENT',
    event_id: event.id,
    created_by: host,
    created_at: startedAt,
  }
  await writeChat(place, chat, members, lines, 1)
}

const dayMs = 86_400_000

const minuteMs = 60_000

/** Some minutes after the line before, and before the demo's own date where the start leaves room for it. */
function later(start: Date, index: number): Date {
  const usual = Math.min(start.getTime() + (index + 1) * 23 * minuteMs, demoDate.getTime() - (10 - index) * minuteMs)
  return new Date(Math.max(usual, start.getTime() + (index + 1) * minuteMs))
}

/** The next morning, if it is night, unless that is still to come. */
function byDay(at: Date, now: Date): Date {
  const hour = at.getUTCHours()
  if (hour >= 7 && hour < 18) return at
  const morning = new Date(at.getTime() + (hour < 7 ? 0 : dayMs))
  morning.setUTCHours(7, at.getUTCMinutes())
  return morning.getTime() + 3 * 60 * minuteMs < now.getTime() ? morning : at
}

const spoken = (lines: string[], speakers: string[], start: Date): Line[] =>
  lines.map((text, index) => ({
    authorId: speakers[index % speakers.length] as string,
    text,
    at: later(start, index),
  }))

async function writeChat(place: Place, chat: Row, members: string[], lines: Line[], unread: number): Promise<void> {
  const { db, community_id } = place
  const id = chat.id as string
  const last = lines.length
  await insertRows(db, 'chat', [{ community_id, ...chat, last_seq: last, last_number: last }])
  const lastAt = lines.at(-1)?.at ?? (chat.created_at as Date)
  await insertRows(
    db,
    'chat_message',
    lines.map(({ authorId, text, at, kind = 'TEXT' }, index) => ({
      community_id,
      chat_id: id,
      id: idFor(at, 'message', id, String(index)),
      number: index + 1,
      seq: index + 1,
      author_id: authorId,
      kind,
      text,
      created_at: at,
    })),
  )
  await insertRows(
    db,
    'chat_member',
    members.map(participant_id => {
      const lastOwn = lines.findLastIndex(({ authorId }) => authorId === participant_id) + 1
      const read_number = Math.max(lastOwn, last - Math.min(unread, last - 1))
      return {
        community_id,
        chat_id: id,
        participant_id,
        joined_at: chat.created_at as Date,
        read_number,
        unread: last - read_number,
        told_number: last,
        last_at: lastAt,
      }
    }),
  )
}
