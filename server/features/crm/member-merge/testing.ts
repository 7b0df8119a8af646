import type { MergeField } from '#contract/crm/member-merge-fields.ts'
import { hashOf, linkToken } from '#server/features/auth/code/rules.ts'
import { buildParticipant } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import { adminOnly, everyone } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { Both } from '#server/testing/world.ts'
import { memberSample } from '../member/testing.ts'

type BuiltMerge = { id: string; keptId: string; otherId: string; codes: { kept: string; other: string } }

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** An open merge: the one who stays, the one who ends, and the code of a letter. */
    memberMerge: { kept: Both; other: Both; code: string }
  }
}

type MergeOptions = {
  communityId: string
  keptId?: string
  otherId?: string
  fromOther?: MergeField[]
  proposedBy?: string
}

/** A proposed merge, as if its letters were sent. */
export async function buildMemberMerge(t: FactoryContext, options: MergeOptions): Promise<BuiltMerge> {
  const id = newId(t.clock.now())
  const { communityId, fromOther = [], proposedBy = null } = options
  const keptId = options.keptId ?? (await buildParticipant(t, { communityId })).id
  const otherId = options.otherId ?? (await buildParticipant(t, { communityId })).id
  const secretOf = (side: string) => hashOf(`${id} ${side}`).toString('base64url')
  const now = t.clock.now()
  await t.owner`
    insert into member_merge (community_id, id, kept_id, other_id, from_other, status, kept_code_hash, other_code_hash, proposed_by,
      created_at, expires_at)
    values (${communityId}, ${id}, ${keptId}, ${otherId}, ${fromOther}, 'ASKED', ${hashOf(secretOf('kept'))},
      ${hashOf(secretOf('other'))}, ${proposedBy}, ${now}, ${new Date(now.getTime() + 7 * 86_400_000)})`
  const codeOf = (side: string) => linkToken(id, secretOf(side))
  return { id, keptId, otherId, codes: { kept: codeOf('kept'), other: codeOf('other') } }
}

const sample = {
  access: adminOnly,
  actor: 'admin' as const,
  input: ({ memberMerge }: import('#server/testing/world.ts').World) => ({ participantId: memberMerge.kept.here }),
  ids: ({ memberMerge }: import('#server/testing/world.ts').World) => ({ participantId: memberMerge.kept.elsewhere }),
}

const both = {
  access: adminOnly,
  actor: 'admin' as const,
  ids: ({ memberMerge }: import('#server/testing/world.ts').World) => ({
    participantId: memberMerge.kept.elsewhere,
    otherId: memberMerge.other.elsewhere,
  }),
}

const byLetter = {
  access: everyone,
  input: ({ memberMerge }: import('#server/testing/world.ts').World) => ({ code: memberMerge.code }),
}

export const testing: SliceTesting<'memberMerge'> = {
  noun: 'memberMerge',
  calls: {
    find: sample,
    listSimilar: { ...memberSample, access: adminOnly },
    preview: {
      ...both,
      input: ({ memberMerge }) => ({ participantId: memberMerge.kept.here, otherId: memberMerge.other.here }),
    },
    propose: {
      ...both,
      input: ({ subject, people }) => ({
        participantId: subject.here,
        otherId: people.anotherMember.participantId ?? '',
        fromOther: ['city'],
      }),
    },
    withdraw: sample,
    getLetter: byLetter,
    confirm: byLetter,
    decline: byLetter,
  },
  tables: {
    member_merge: (t, { communityId, participantId, userId }) =>
      buildMemberMerge(t, { communityId, keptId: participantId, proposedBy: userId }),
  },
  buildPart: async ({ t, here, elsewhere }) => {
    const mine = await buildMemberMerge(t, { communityId: here.id })
    const foreign = await buildMemberMerge(t, { communityId: elsewhere.id })
    return {
      kept: { here: mine.keptId, elsewhere: foreign.keptId },
      other: { here: mine.otherId, elsewhere: foreign.otherId },
      code: mine.codes.kept,
    }
  },
}
