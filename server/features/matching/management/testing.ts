import { type PairOptions, pairOf } from '#server/features/participants/participant/testing.ts'
import { adminOnly, moderators } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'

/** Ordered as the tables of pairs require: the smaller id first. */
export const orderedPair = ({ participantId, subjectId }: { participantId: string; subjectId: string }) =>
  participantId < subjectId
    ? { firstId: participantId, secondId: subjectId }
    : { firstId: subjectId, secondId: participantId }

/** Two participants of whom one was shown to the other. */
export const aPair = ({ people, subject }: World) => ({
  firstId: people.member.participantId as string,
  secondId: subject.here,
})
export const foreignPair = ({ subject }: World) => ({ firstId: subject.elsewhere, secondId: subject.elsewhere })

export async function buildPairRule(t: FactoryContext, options: PairOptions & { kind?: 'MUST' | 'NEVER' }) {
  const pair = await pairOf(t, options)
  const { firstId, secondId } = orderedPair(pair)
  await t.owner`
    insert into pair_rule (community_id, first_id, second_id, kind, created_at)
    values (${pair.communityId}, ${firstId}, ${secondId}, ${options.kind ?? 'NEVER'}, ${t.clock.now()})`
  return pair
}

export const testing: SliceTesting<'matchingManagement'> = {
  noun: 'matchingManagement',
  calls: {
    listRuns: { access: moderators, actor: 'admin', input: () => ({}) },
    startRun: { access: adminOnly, actor: 'admin', input: () => ({}) },
    getRules: { access: adminOnly, actor: 'admin', input: () => ({}) },
    updateRules: {
      access: adminOnly,
      actor: 'admin',
      input: () => ({ neverSameCompany: true, neverGroups: [['investor', 'investor']], cooldownWeeks: 4 }),
    },
    setPairRule: {
      access: adminOnly,
      actor: 'admin',
      input: world => ({ ...aPair(world), kind: 'NEVER' }),
      ids: foreignPair,
    },
    removePairRule: { access: adminOnly, actor: 'admin', input: aPair, ids: foreignPair },
  },
  tables: {
    pair_rule: buildPairRule,
    matching_rules: (t, { communityId }) =>
      t.owner`insert into matching_rules (community_id, updated_at) values (${communityId}, ${t.clock.now()})`,
  },
}
