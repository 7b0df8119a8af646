import { unsubscribeToken } from '#server/features/notifications/notification/rules.ts'
import { everyone } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'

const tokenOfAnotherMember = ({ people, t }: World) => ({
  token: unsubscribeToken(people.anotherMember.participantId ?? '', t.config.SESSION_SECRET),
})

export const testing: SliceTesting<'unsubscribe'> = {
  noun: 'unsubscribe',
  calls: {
    ask: { access: everyone, input: tokenOfAnotherMember },
    confirm: { access: everyone, input: tokenOfAnotherMember },
    undo: { access: everyone, input: tokenOfAnotherMember },
    choose: { access: everyone, input: tokenOfAnotherMember },
  },
}
