import type { Db, Sql } from '#server/platform/db/connect.ts'
import type { VisitorContext } from '#server/platform/http/context.ts'

/** As much of a call's context as reading events takes. */
export const contextOf = (db: Db, communityId: string, participant?: { userId: string; participantId: string }) =>
  ({
    db,
    lang: 'en',
    now: new Date(),
    community: { id: communityId },
    actor: participant
      ? { ...participant, role: 'ROLE_USER', permissions: [], moderationStatus: 'CONFIRMED', isEnabled: true }
      : null,
  }) as unknown as VisitorContext

const goingToEach = 12

/**
 * Events of two years before and after now, the same for the same seed; twelve members are going to each of the next hundred, if
 * there are members.
 */
export async function insertEvents(owner: Sql, communityId: string, count: number, seed: string): Promise<void> {
  // Skips foreign keys and triggers, which cost more than the rows.
  await owner`set session_replication_role = replica`
  await owner`set statement_timeout = 0`
  await owner`
    insert into event (community_id, id, lang, title, description, slug, event_date, start_time, time_zone, starts_at, ends_at, type,
      address_line, country, city, postal_code, organizer_contact, cover_kind, cover_palette, created_at, updated_at)
    select ${communityId}, md5(${seed} || ' event ' || n)::uuid, 'en', 'Tea evening ' || n, 'Twelve people at one table.',
      'tea-' || n, (at at time zone 'UTC')::date, (at at time zone 'UTC')::time, 'UTC', at, at + interval '2 hours',
      case when n % 4 = 0 then 'ONLINE' else 'OFFLINE' end, 'Samovar House', 'Germany', 'Berlin', '10119', 'tea@example.com', 'table',
      'copper', '2026-01-01Z', '2026-01-01Z'
    from generate_series(1, ${count}::integer) as n,
      lateral (select date_trunc('minute', now()) + (n - ${count}::integer / 2.0) / ${count}::integer * interval '4 years' as at) as made`
  await owner`
    insert into participation (community_id, id, event_id, participant_id, status, joined_at, changed_at)
    select ${communityId}, md5(e.id::text || p.id)::uuid, e.id, p.id, 'CONFIRMED', '2026-01-01Z', '2026-01-01Z'
    from (select id from event where community_id = ${communityId} and starts_at > now() order by starts_at limit 100) e,
      (select id from participant where community_id = ${communityId} order by joined_at limit ${goingToEach}) p`
  await owner`
    insert into event_tally (community_id, event_id, confirmed, places_taken)
    select ${communityId}, e.id, count(p.id), count(p.id) from event e left join participation p on p.event_id = e.id
    where e.community_id = ${communityId} group by e.id`
  await owner`set session_replication_role = origin`
  await owner`vacuum analyze event, event_tally, participation`
}
