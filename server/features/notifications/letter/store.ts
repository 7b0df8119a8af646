import type { LetterTopic } from '#contract/notifications/letter-topic.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export async function listDisabledTopics(db: Db, participantId: string): Promise<LetterTopic[]> {
  const rows = await db<{ topic: LetterTopic }[]>`
    select topic from letter_preference where participant_id = ${participantId} and is_disabled`
  return rows.map(({ topic }) => topic)
}

type Preference = { communityId: string; participantId: string; topics: readonly LetterTopic[]; isDisabled: boolean }

/** No effect for a participant who does not exist any more. */
export async function savePreferences(db: Db, { communityId, ...pref }: Preference): Promise<void> {
  await db`
    insert into letter_preference (community_id, participant_id, topic, is_disabled)
    select ${communityId}, p.id, t.topic, ${pref.isDisabled}
    from participant p, unnest(${pref.topics as LetterTopic[]}::text[]) as t (topic) where p.id = ${pref.participantId}
    on conflict (community_id, participant_id, topic) do update set is_disabled = excluded.is_disabled`
}

/** Whether the participant gets letters at all. */
export async function isEmailOff(db: Db, participantId: string): Promise<boolean> {
  const rows = await db`
    select from notification_pref where participant_id = ${participantId} and channel = 'EMAIL' and is_disabled`
  return rows.length > 0
}

/** No effect for a participant who does not exist any more. */
export async function saveEmailOff(db: Db, communityId: string, participantId: string, isOff: boolean): Promise<void> {
  await db`
    insert into notification_pref (community_id, participant_id, channel, is_disabled)
    select ${communityId}, id, 'EMAIL', ${isOff} from participant where id = ${participantId}
    on conflict (community_id, participant_id, channel) do update set is_disabled = excluded.is_disabled`
}

/** Whether letters for moderators go to this participant. */
export async function isModerator(db: Db, participantId: string): Promise<boolean> {
  const rows = await db`
    select from participant p join connection c on c.user_id = p.user_id
    where p.id = ${participantId} and (c.role = 'ROLE_ADMIN' or exists (
      select from permission g where g.user_id = p.user_id and g.permission = 'CAN_MODERATE_COMMUNITY'))`
  return rows.length > 0
}

/** Whether the weekly letter for managers goes to this participant. */
export async function isManager(db: Db, participantId: string): Promise<boolean> {
  const rows = await db`
    select from participant p join connection c on c.user_id = p.user_id
    where p.id = ${participantId} and (c.role = 'ROLE_ADMIN' or exists (
      select from permission g where g.user_id = p.user_id and g.permission = 'CAN_VIEW_ADMIN_PANEL'))`
  return rows.length > 0
}

/** Whether letters for organisers of events go to this participant. */
export async function isOrganiser(db: Db, participantId: string): Promise<boolean> {
  const rows = await db`
    select from participant p join connection c on c.user_id = p.user_id where p.id = ${participantId} and c.is_organiser`
  return rows.length > 0
}

export type Cap = { dailyCap: number | null; held: number; heldUntil: string | null }

export async function findCap(db: Db, communityId: string, now: Date): Promise<Cap> {
  const [row] = await db<Cap[]>`
    select c.daily_letter_cap as daily_cap, count(l.id)::integer as held, max(l.held_until) as held_until
    from community c left join letter l on l.community_id = c.id and l.status = 'WAITING' and l.held_until > ${now}
    where c.id = ${communityId} group by c.id`
  return row ?? { dailyCap: null, held: 0, heldUntil: null }
}

export async function exportPreferences(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select topic, is_disabled as disabled from letter_preference where participant_id = ${participantId} order by topic`
}
