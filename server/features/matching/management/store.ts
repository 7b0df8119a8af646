import type { MatchingRules, MatchingRun } from '#contract/matching/management.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Person } from '#server/platform/feature/personal-data.ts'

type KeptRun = Omit<MatchingRun, 'facts'> & { facts: Partial<NonNullable<MatchingRun['facts']>> }

export async function listRuns(db: Db, count: number): Promise<KeptRun[]> {
  return db<KeptRun[]>`
    select id, week, status, progress, started_at, finished_at, facts from matching_run order by week desc limit ${count}`
}

export async function saveRules(db: Db, communityId: string, rules: MatchingRules, at: Date): Promise<void> {
  await db`
    insert into matching_rules (community_id, never_same_company, never_groups, cooldown_weeks, updated_at)
    values (${communityId}, ${rules.neverSameCompany}, ${JSON.stringify(rules.neverGroups)}::text::jsonb, ${rules.cooldownWeeks}, ${at})
    on conflict (community_id) do update set never_same_company = excluded.never_same_company,
      never_groups = excluded.never_groups, cooldown_weeks = excluded.cooldown_weeks, updated_at = excluded.updated_at`
}

export async function countMembers(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::integer as count from visible_participant`
  return row?.count ?? 0
}

type Listed = { id: string; firstName: string; lastName: string; avatarUrl: string | null }
export type RuledPair = { first: Listed; second: Listed; kind: 'MUST' | 'NEVER' }

/** Newest first, without pairs of which one is hidden now. */
export async function listPairRules(db: Db): Promise<RuledPair[]> {
  const listed = (table: string) => db`
    jsonb_build_object('id', ${db(table)}.id, 'firstName', ${db(table)}.first_name, 'lastName', ${db(table)}.last_name,
      'avatarUrl', '/files/' || ${db(table)}.avatar_file || '-108.webp')`
  return db<RuledPair[]>`
    select ${listed('a')} as first, ${listed('b')} as second, r.kind
    from pair_rule r join visible_participant a on a.id = r.first_id join visible_participant b on b.id = r.second_id
    order by r.created_at desc, r.first_id, r.second_id limit 1000`
}

type Pair = { firstId: string; secondId: string }

export async function savePairRule(
  db: Db,
  rule: Pair & { communityId: string; kind: RuledPair['kind']; createdBy: string; at: Date },
): Promise<void> {
  await db`
    insert into pair_rule (community_id, first_id, second_id, kind, created_by, created_at)
    values (${rule.communityId}, ${rule.firstId}, ${rule.secondId}, ${rule.kind}, ${rule.createdBy}, ${rule.at})
    on conflict (community_id, first_id, second_id) do update
      set kind = excluded.kind, created_by = excluded.created_by, created_at = excluded.created_at`
}

export async function removePairRule(db: Db, { firstId, secondId }: Pair): Promise<void> {
  await db`delete from pair_rule where first_id = ${firstId} and second_id = ${secondId}`
}

export async function areHere(db: Db, ids: string[]): Promise<boolean> {
  const rows = await db`select from participant where id = any (${ids}::uuid[])`
  return rows.length === new Set(ids).size
}

/** What managers set for this person, without the other person of the pair. */
export async function exportPairRules(db: Db, { participantId }: Person): Promise<unknown> {
  return db`
    select kind, created_at as since from pair_rule where ${participantId}::uuid in (first_id, second_id) order by created_at`
}

export async function exportCreatedPairRules(db: Db, { userId }: Person): Promise<unknown> {
  return db`
    select first_id as first, second_id as second, kind, created_at as since from pair_rule where created_by = ${userId}
    order by created_at`
}

export async function forgetRuleAuthor(db: Db, { userId }: Person): Promise<void> {
  await db`update pair_rule set created_by = null where created_by = ${userId}`
}
