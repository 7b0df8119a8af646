import { z } from 'zod'
import type { Config } from '#server/platform/config/config.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { readWholeReply } from '#server/platform/http/whole-reply.ts'

const looked = z.object({
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  position: z.string().default(''),
  company: z.string().default(''),
  about: z.string().default(''),
  city: z.string().default(''),
})

const patienceMs = 5000

/**
 * Queries the configured lookup service: `GET <LINKEDIN_LOOKUP_URL>?url=<profile>` with the key as bearer token; it
 * replies with a JSON object of the fields above. The requested address is the operator's, never the participant's.
 */
export async function lookUp(profileUrl: string, { LINKEDIN_LOOKUP_URL, LINKEDIN_LOOKUP_KEY }: Config) {
  ensure(LINKEDIN_LOOKUP_URL, 'LOOKUP_MISSING')
  const address = new URL(LINKEDIN_LOOKUP_URL)
  address.searchParams.set('url', profileUrl)
  try {
    const response = await fetch(address, {
      headers: LINKEDIN_LOOKUP_KEY ? { authorization: `Bearer ${LINKEDIN_LOOKUP_KEY}` } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    const text = await readWholeReply(response, { timeoutMs: patienceMs, maxBytes: 100_000 })
    return looked.parse(JSON.parse(text))
  } catch {
    throw new Failure('LOOKUP_FAILED')
  }
}
