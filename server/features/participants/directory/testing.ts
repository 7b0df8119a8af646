import { membersOnly, owningMemberOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'

const ofCommunity = {
  access: membersOnly,
  input: ({ here }: World) => ({ id: here.id }),
  ids: ({ elsewhere }: World) => ({ id: elsewhere.id }),
}

export const testing: SliceTesting<'directory'> = {
  noun: 'directory',
  calls: {
    list: ofCommunity,
    listNames: ofCommunity,
    listTopTags: ofCommunity,
    listLocations: ofCommunity,
    listWithLocation: {
      access: owningMemberOnly,
      input: ({ people }) => ({ participantId: people.member.participantId as string }),
      ids: ({ subject }) => ({ participantId: subject.elsewhere }),
    },
  },
}
