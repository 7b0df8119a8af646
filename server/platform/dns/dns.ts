import { Resolver } from 'node:dns/promises'
import type { Config } from '#server/platform/config/config.ts'

const timeoutMs = 3000

/** Codes of `node:dns` that mean that the name has no such record, as opposed to a server that does not answer. */
const absent = ['ENODATA', 'ENOTFOUND']

/**
 * Texts of the TXT records of a name; none if there are no such records. Fails when no DNS server answers. Asks the servers each
 * time: who has just set a record must not wait for a cache of ours.
 */
export async function lookUpTexts({ DNS_SERVER }: Pick<Config, 'DNS_SERVER'>, name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 })
  if (DNS_SERVER !== undefined) resolver.setServers([DNS_SERVER])
  try {
    // A long text comes in several parts.
    return (await resolver.resolveTxt(name)).map(parts => parts.join(''))
  } catch (error) {
    if (absent.includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
