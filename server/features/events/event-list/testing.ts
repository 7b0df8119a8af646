import { everyone, withProfile } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'

const ids = ({ elsewhere }: World) => ({ communityId: elsewhere.id })
const ofCommunity = { access: everyone, input: ({ here }: World) => ({ communityId: here.id }), ids }

export const testing: SliceTesting<'eventList'> = {
  noun: 'eventList',
  calls: {
    upcoming: ofCommunity,
    past: ofCommunity,
    month: { access: everyone, input: ({ here }) => ({ communityId: here.id, month: '2026-11' }), ids },
    mine: { access: withProfile, input: () => ({ tab: 'upcoming' }) },
    cities: ofCommunity,
    next: { access: withProfile, input: () => ({}) },
    search: { access: everyone, input: ({ here }) => ({ communityId: here.id, search: 'tea' }), ids },
  },
}
