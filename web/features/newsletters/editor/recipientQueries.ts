import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { NewsletterChannel } from '#contract/newsletters/newsletter-fields.ts'
import type { NewsletterRecipients } from '#contract/newsletters/newsletter-shapes.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'

/** Empty for somebody who may send newsletters and not see the CRM. */
export const segmentsQuery = queryOptions({
  queryKey: ['newsletters', 'segments'],
  queryFn: ({ signal }) =>
    api.segment.list({}, { signal }).catch(error => {
      if (error instanceof CallFailure && error.status === 403) return []
      throw error
    }),
})

export const countQuery = (recipients: NewsletterRecipients, channels: NewsletterChannel[]) =>
  queryOptions({
    queryKey: ['newsletters', 'count', recipients, channels],
    queryFn: ({ signal }) => api.newsletter.countRecipients({ recipients, channels }, { signal }),
    placeholderData: keepPreviousData,
  })
