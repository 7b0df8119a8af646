import type { Language } from '#contract/languages.ts'
import { type Booked, suggestTimes } from '#server/features/chats/meeting-time/rules.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { meetingPlaces } from '../chats/words.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import { loginEmail } from '../members/accounts.ts'
import { demoDate, idFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'
import { insertRows, json } from './rows.ts'

/**
 * In the chats of the member whom a visitor signs in as: a meeting that was proposed to them, one that is agreed, and a muted chat.
 * Their times follow the day on which the demo is loaded: a proposal whose times have passed could not be accepted.
 */
export const meetingsPart: DemoPart = {
  name: 'meetings-1',
  async load(db, { now }) {
    for (const { domain, lang, timeZone } of demoCommunities) {
      const place = { db, community_id: communityId(domain), domain, lang, timeZone, now }
      const [proposed, agreed, ...others] = await listPairs(place)
      const booked = agreed ? await writeMeeting(place, agreed, 'AGREED', []) : []
      if (proposed) await writeMeeting(place, proposed, 'PROPOSED', booked)
      const [muted] = others.length > 0 ? others : [agreed]
      if (muted)
        await db`
          update chat_member set is_muted = true where chat_id = ${muted.chatId} and participant_id = ${muted.readerId}`
    }
  },
}

type Place = { db: Db; community_id: string; domain: string; lang: Language; timeZone: string; now: Date }
type Pair = {
  chatId: string
  readerId: string
  otherId: string
  readerZone: string | null
  otherZone: string | null
  lastNumber: number
  lastSeq: number
  lastAt: string
}

/** The member's chats of two, the latest first. */
const listPairs = ({ db, community_id, domain }: Place) => db<Pair[]>`
  select k.id as chat_id, p.id as reader_id, o.id as other_id, p.time_zone as reader_zone, o.time_zone as other_zone,
    k.last_number, k.last_seq, m.last_at
  from participant p join app_user u on u.id = p.user_id
  join chat_member m on m.community_id = p.community_id and m.participant_id = p.id
  join chat k on k.community_id = m.community_id and k.id = m.chat_id and k.kind = 'PAIR'
  join participant o on o.community_id = k.community_id and o.id in (k.first_id, k.second_id) and o.id <> p.id
  where p.community_id = ${community_id} and u.email = ${loginEmail('member', domain)}
  order by m.last_at desc, k.id`

const [minuteMs, minutes] = [60_000, 30]

/** Proposed by the other of the two, half an hour ago; agreed on the day before, as the member had proposed. */
async function writeMeeting(
  place: Place,
  pair: Pair,
  status: 'PROPOSED' | 'AGREED',
  booked: Booked[],
): Promise<Booked[]> {
  const { db, community_id, lang, timeZone, now } = place
  const { chatId, readerId, otherId } = pair
  const isAgreed = status === 'AGREED'
  const proposed_by = isAgreed ? readerId : otherId
  const minutesAgo = isAgreed ? 26 * 60 : 30
  const at = new Date(Math.max(now.getTime() - minutesAgo * minuteMs, new Date(pair.lastAt).getTime() + minuteMs))
  const zones: [string, string] = [pair.readerZone ?? timeZone, pair.otherZone ?? timeZone]
  const times = suggestTimes({ now, zones, booked, minutes }).slice(0, 3)
  const startsAt = isAgreed ? times.at(-1) : undefined
  const [first_id, second_id] = [readerId, otherId].sort() as [string, string]
  const id = idFor(demoDate, 'meeting', chatId)
  if (times.length === 0) return []
  await insertRows(db, 'meeting', [
    {
      ...{ community_id, id, chat_id: chatId, first_id, second_id, proposed_by, minutes, status },
      proposed_times: times.map(time => time.toISOString()),
      place: meetingPlaces[lang][isAgreed ? 'agreed' : 'proposed'],
      starts_at: startsAt ?? null,
      created_at: at,
      changed_at: at,
    },
  ])
  await insertRows(db, 'chat_message', [
    {
      ...{ community_id, chat_id: chatId, id: idFor(at, 'meeting message', chatId), kind: 'MEETING' },
      number: pair.lastNumber + 1,
      seq: pair.lastSeq + 1,
      author_id: proposed_by,
      data: json(db, { meetingId: id }),
      created_at: at,
    },
  ])
  await db`update chat set last_number = last_number + 1, last_seq = last_seq + 1 where id = ${chatId}`
  await db`
    update chat_member set last_at = ${at}, told_number = told_number + 1,
      read_number = case when ${isAgreed} or participant_id = ${proposed_by} then ${pair.lastNumber + 1} else read_number end,
      unread = case when ${isAgreed} or participant_id = ${proposed_by} then 0 else unread + 1 end
    where chat_id = ${chatId}`
  if (startsAt)
    await db`
      update matching set meeting_due_at = ${new Date(startsAt.getTime() + minutes * minuteMs)}, meeting_asked_at = null
      where community_id = ${community_id} and score is null
        and least(participant_id, subject_id) = ${first_id} and greatest(participant_id, subject_id) = ${second_id}`
  return startsAt ? [{ startsAt, minutes }] : []
}
