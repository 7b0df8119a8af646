import type { Preference } from '#contract/matching/preference.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

export async function findPreference(db: Db, participantId: string): Promise<Preference | null> {
  const [row] = await db<Preference[]>`
    select paused_until, every_weeks from matching_preference where participant_id = ${participantId}`
  return row ?? null
}

export async function savePreference(
  db: Db,
  place: { communityId: string; participantId: string },
  { pausedUntil, everyWeeks }: Preference,
): Promise<void> {
  await db`
    insert into matching_preference (community_id, participant_id, paused_until, every_weeks)
    values (${place.communityId}, ${place.participantId}, ${pausedUntil}, ${everyWeeks})
    on conflict (community_id, participant_id) do update
      set paused_until = excluded.paused_until, every_weeks = excluded.every_weeks`
}

export async function exportPreferences(db: Db, { participantId }: Person): Promise<unknown> {
  return db`select paused_until, every_weeks from matching_preference where participant_id = ${participantId}`
}
