import type { FewReason, PreviewedPairKind } from '#contract/matching/run-preview.ts'
import { newId } from '#server/platform/db/id.ts'
import { adminOnly } from '#server/testing/actors.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

const facts = { members: 2, lists: 1, shown: 1, neverShown: 1, few: 1, fewBecause: {} }

/** A preview that is complete; returns its id. */
export async function buildPreview({ owner, clock }: FactoryContext, communityId: string): Promise<string> {
  const [id, now] = [newId(clock.now()), clock.now()]
  const [row] = await owner<{ madeId: string }[]>`
    insert into run_preview (community_id, asked_id, asked_at, status, progress, made_id, made_at, week, facts)
    values (${communityId}, ${id}, ${now}, 'DONE', 1, ${id}, ${now}, '2026-01-05', ${JSON.stringify(facts)}::text::jsonb)
    on conflict (community_id) do update set asked_at = excluded.asked_at returning made_id`
  return row?.madeId ?? id
}

type ListOptions = {
  communityId: string
  previewId: string
  participantId: string
  subjectId: string
  fewBecause?: FewReason
}

export const buildPreviewedList = ({ owner }: FactoryContext, options: ListOptions) => owner`
  insert into previewed_list (community_id, preview_id, reader_id, subjects, rates, few_place, few_because, shown_to, shown_place)
  values (${options.communityId}, ${options.previewId}, ${options.participantId}, array[${options.subjectId}::uuid], '{50}', 1,
    ${options.fewBecause ?? 'FEW_MEMBERS'}, 0, null)`

type PairOptions = Omit<ListOptions, 'fewBecause'> & { kind?: PreviewedPairKind }

export const buildPreviewedPair = ({ owner }: FactoryContext, options: PairOptions) => owner`
  insert into previewed_pair (community_id, preview_id, kind, place, reader_id, subject_id, rate)
  values (${options.communityId}, ${options.previewId}, ${options.kind ?? 'HIGHEST'}, 1, ${options.participantId},
    ${options.subjectId}, 50)`

declare module '#server/testing/world.ts' {
  interface WorldParts {
    /** Of whom there is a list in a preview. */
    runPreview: { readerId: string }
  }
}

export const testing: SliceTesting<'runPreview'> = {
  noun: 'runPreview',
  async buildPart({ t, here, people, subject }) {
    const readerId = people.member.participantId as string
    const previewId = await buildPreview(t, here.id)
    const of = { communityId: here.id, previewId, participantId: readerId, subjectId: subject.here }
    await buildPreviewedList(t, of)
    await buildPreviewedPair(t, of)
    return { readerId }
  },
  calls: {
    get: { access: adminOnly, actor: 'admin', input: () => ({}) },
    make: { access: adminOnly, actor: 'admin', input: () => ({}) },
    listMembers: { access: adminOnly, actor: 'admin', input: () => ({}) },
    listPairs: { access: adminOnly, actor: 'admin', input: () => ({}) },
    getList: {
      access: adminOnly,
      actor: 'admin',
      input: ({ runPreview }) => ({ participantId: runPreview.readerId }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
  },
  tables: {
    run_preview: (t, { communityId }) => buildPreview(t, communityId),
    previewed_list: async (t, owner) =>
      buildPreviewedList(t, { ...owner, previewId: await buildPreview(t, owner.communityId) }),
    previewed_pair: async (t, owner) =>
      buildPreviewedPair(t, { ...owner, previewId: await buildPreview(t, owner.communityId) }),
  },
}
