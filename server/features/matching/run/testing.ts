import { buildFilledParticipant } from '#server/features/participants/participant/testing.ts'
import { newId } from '#server/platform/db/id.ts'
import type { FactoryContext } from '#server/testing/factory-context.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import { mondayOf } from './week.ts'

const trades = [
  'baker',
  'lawyer',
  'clockmaker',
  'gardener',
  'printer',
  'translator',
  'pilot',
  'cook',
  'tailor',
  'nurse',
]

export type SignedInParticipant = Awaited<ReturnType<typeof buildFilledParticipant>>

/** Ten members, each of whom looks for the trade of the next. */
export async function buildTrades(t: FactoryContext, communityId: string): Promise<SignedInParticipant[]> {
  const people: SignedInParticipant[] = []
  for (const [index, trade] of trades.entries())
    people.push(
      await buildFilledParticipant(t, communityId, {
        firstName: `P${index}`,
        about: `I have worked as a ${trade} for years and teach it.`,
        lookingFor: `A ${trades[(index + 1) % trades.length]} for a common project`,
        tags: [trade],
      }),
    )
  return people
}

type RunOptions = {
  communityId: string
  week?: string
  status?: 'RUNNING' | 'DONE' | 'FAILED'
  facts?: Record<string, unknown>
}

export async function buildRun({ owner, clock }: FactoryContext, options: RunOptions): Promise<string> {
  const [id, now] = [newId(clock.now()), clock.now()]
  const status = options.status ?? 'DONE'
  await owner`
    insert into matching_run (community_id, id, week, status, progress, seed, started_at, finished_at, facts)
    values (${options.communityId}, ${id}, ${options.week ?? mondayOf(now, 'UTC')}, ${status}, ${status === 'DONE' ? 1 : 0.5}, 1, ${now},
      ${status === 'DONE' ? now : null}, ${JSON.stringify(options.facts ?? {})}::text::jsonb)`
  return id
}

export const testing: SliceTesting<'run'> = {
  noun: 'run',
  tables: {
    matching_run: (t, { communityId }) => buildRun(t, { communityId }),
    matching_input: async (t, { communityId }) => t.owner`
      insert into matching_input (community_id, run_id, part, body)
      values (${communityId}, ${await buildRun(t, { communityId, week: '2026-01-05' })}, 1, ${Buffer.from('{}')})`,
    matching_price: (t, { communityId, participantId }) => t.owner`
      insert into matching_price (community_id, participant_id, expected_intros, capacity)
      values (${communityId}, ${participantId}, 1, 5)`,
    weekly_letter: (t, { communityId, participantId }) => t.owner`
      insert into weekly_letter (community_id, participant_id, week, created_at, is_sent)
      values (${communityId}, ${participantId}, '2026-01-05', ${t.clock.now()}, true)`,
  },
}
