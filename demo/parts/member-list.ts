import type { MemberFilter } from '#contract/crm/member-filter.ts'
import { communityId } from '../communities/list.ts'
import { makeAccounts } from '../members/accounts.ts'
import type { Member } from '../members/member.ts'
import { demoDate, idFor, randomFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'
import { insertRows, json } from './rows.ts'

const tagsOf: Record<string, string[]> = {
  samovar: ['Speaker', 'Host', 'Mentor', 'Investor', 'Newcomer', 'Call back'],
  vtb: ['Спикер', 'Ментор', 'Ключевой клиент', 'Новичок', 'Перезвонить'],
}

const has = (tag: string): MemberFilter['conditions'] => [{ field: 'memberTags', operator: 'hasAny', value: [tag] }]
const asleep: MemberFilter['conditions'] = [
  { field: 'hasRequest', operator: 'is', value: true },
  { field: 'lastActive', operator: 'beforeDays', value: 30 },
]
const segmentsOf: Record<string, { name: string; conditions: MemberFilter['conditions'] }[]> = {
  samovar: [
    { name: 'Speakers', conditions: has('Speaker') },
    { name: 'Request, not seen for a month', conditions: asleep },
  ],
  vtb: [
    { name: 'Спикеры', conditions: has('Спикер') },
    { name: 'С запросом, месяц не заходили', conditions: asleep },
  ],
}

const dayMs = 24 * 3600_000

/** When members were last seen, tags that managers gave them, and segments. */
export const memberListPart: DemoPart = {
  name: 'member-list-1',
  async load(db) {
    const members = makeAccounts().flatMap(account => account.members)
    const seen = members.map(member => new Date(demoDate.getTime() - idleDays(member) * dayMs).toISOString())
    await db`
      update listed_member m set last_active_at = greatest(s.seen_at, m.joined_at)
      from unnest(${members.map(({ id }) => id)}::uuid[], ${seen}::timestamptz[]) s (id, seen_at)
      where m.participant_id = s.id and m.last_active_at is null`
    await insertRows(
      db,
      'member_tag',
      members.flatMap(member =>
        tagsFor(member).map(tag => ({
          community_id: communityId(member.communityDomain),
          participant_id: member.id,
          tag,
          created_at: demoDate,
        })),
      ),
    )
    await insertRows(
      db,
      'segment',
      Object.entries(segmentsOf).flatMap(([domain, segments]) =>
        segments.map(({ name, conditions }) => ({
          community_id: communityId(domain),
          id: idFor(demoDate, 'segment', domain, name),
          name,
          filter: json(db, { search: '', match: 'all', conditions }),
          created_by: null,
          created_at: demoDate,
          changed_at: demoDate,
        })),
      ),
    )
  },
}

/** Most were here in the last days, some not for months. */
function idleDays({ slug, communityDomain }: Member): number {
  const share = randomFor('last seen', communityDomain, slug).next()
  return share < 0.5 ? share * 14 : share < 0.8 ? share * 50 : share * 130
}

function tagsFor({ slug, communityDomain }: Member): string[] {
  const random = randomFor('member tags', communityDomain, slug)
  return (tagsOf[communityDomain] ?? []).filter(() => random.next() < 0.12)
}
