import { unsubscribeToken } from '#server/features/notifications/notification/rules.ts'
import { everyone } from '#server/testing/actors.ts'
import { open, type SliceTesting } from '#server/testing/slice.ts'
import type { World } from '#server/testing/world.ts'

const tokenOfAnotherMember = ({ people, t }: World) => ({
  token: unsubscribeToken(people.anotherMember.participantId ?? '', t.config.SESSION_SECRET),
})

/** Only counted: one of another community, or none, changes nothing for the reader. */
const anyNewsletter = () => ({ newsletter: open })

export const testing: SliceTesting<'unsubscribe'> = {
  noun: 'unsubscribe',
  calls: {
    ask: { access: everyone, input: tokenOfAnotherMember, ids: anyNewsletter },
    confirm: { access: everyone, input: tokenOfAnotherMember, ids: anyNewsletter },
    undo: { access: everyone, input: tokenOfAnotherMember, ids: anyNewsletter },
    choose: { access: everyone, input: tokenOfAnotherMember },
  },
}
