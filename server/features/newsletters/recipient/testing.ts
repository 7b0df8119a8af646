import type { SliceTesting } from '#server/testing/slice.ts'
import { buildNewsletter, buildRecipient } from '../newsletter/testing.ts'

export const testing: SliceTesting<'recipient'> = {
  noun: 'recipient',
  tables: {
    newsletter_recipient: async (t, { communityId, participantId }) => {
      const { id } = await buildNewsletter(t, { communityId })
      await buildRecipient(t, { communityId, newsletterId: id, participantId })
    },
  },
}
