import { z } from 'zod'
import { endpoint, fileReply } from '../endpoint.ts'

/** Stands in for the service that tells the country of a browser, so that the demo shows every legal set. */
export const countryApi = {
  read: endpoint({
    call: 'GET /dev/country',
    access: 'anyone',
    summary: 'Show the country of this browser, and others to choose from.',
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
    demoOnly: true,
  }),
  choose: endpoint({
    call: 'POST /dev/country',
    access: 'anyone',
    summary: 'Choose the country of this browser: a form with `country`.',
    body: 'text',
    input: { form: z.string().max(100) },
    reply: fileReply,
    replyKind: 'file',
    transaction: 'none',
    limit: 'webhook',
    demoOnly: true,
  }),
  find: endpoint({
    call: 'GET /dev/country.json',
    access: 'anyone',
    summary: 'Get the country of this browser as a two-letter code.',
    reply: z.strictObject({ country: z.string().length(2) }),
    transaction: 'none',
    demoOnly: true,
  }),
}
