import { buildSession } from '#server/features/auth/session/testing.ts'
import { buildCommunity } from '#server/features/communities/community/testing.ts'
import { MovableClock } from '#server/platform/clock/clock.ts'
import { connect, type Sql } from '#server/platform/db/connect.ts'

export type BenchCommunity = { id: string; domain: string; participantId: string; token: string }

/**
 * Creates a large community: accounts, sessions, connections and profiles, most with a photo, the same for the same
 * seed. One participant is signed in.
 */
export async function createCommunity(
  databaseUrl: string,
  { members, seed, secret }: { members: number; seed: string; secret: string },
): Promise<BenchCommunity> {
  const owner = connect(databaseUrl, { connections: 1, statementTimeoutMs: 300_000 })
  const bench = { owner, clock: new MovableClock(), config: { SESSION_SECRET: secret } }
  try {
    const { id, domain } = await buildCommunity(bench, { domain: 'club', transparent: true })
    await insertMembers(owner, id, members, seed)
    const [caller] = await owner<{ id: string; userId: string }[]>`
      select id, user_id from participant where slug = ${`person-${Math.ceil(members / 2)}`}`
    if (!caller) throw new Error('The members were not inserted')
    const { token } = await buildSession(bench, { communityId: id, userId: caller.userId })
    return { id, domain, participantId: caller.id, token }
  } finally {
    await owner.end()
  }
}

async function insertMembers(owner: Sql, communityId: string, members: number, seed: string): Promise<void> {
  // Skips foreign keys and triggers, which cost more than the rows.
  await owner`set session_replication_role = replica`
  await owner`set synchronous_commit = off`
  await owner`
    insert into app_user (id, email, email_confirmed_at, created_at)
    select md5(${seed} || ' user ' || n)::uuid, 'person-' || n || '@example.com', at, at
    from generate_series(1, ${members}::integer) as n,
      lateral (select '2024-01-01Z'::timestamptz + n * interval '1 minute' as at) as made`
  await owner`
    insert into session (id, user_id, origin_community_id, user_agent, created_at, expires_at)
    select md5(${seed} || ' session ' || id)::uuid, id, ${communityId}, 'bench', created_at, 'infinity' from app_user`
  await owner`
    insert into connection (community_id, user_id, connected_at) select ${communityId}, id, created_at from app_user`
  await owner`
    insert into participant (community_id, id, user_id, slug, first_name, last_name, company, position, looking_for, avatar_file,
      moderation_status, joined_at)
    select ${communityId}, md5(${seed} || ' participant ' || id)::uuid, id, split_part(email, '@', 1), 'Vera', 'Example', 'Teahouse',
      'Host', 'a partner for a school of speech', case when id::text > '3' then md5(id::text) end, 'CONFIRMED', created_at
    from app_user`
  await owner`set session_replication_role = origin`
  // Only these: an empty table that was analyzed is planned as empty for as long as it is written to.
  await owner`vacuum analyze app_user, session, connection, participant`
}
