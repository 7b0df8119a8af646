import type { Community } from '#contract/communities/community.ts'
import type { LandingContent } from '#contract/communities/landing.ts'
import type { Localized } from '#contract/languages.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import { communityUrl, hostNames, usableMethods } from './rules.ts'
import { type CommunityRow, findCommunity, hasOauthProvider } from './store.ts'

export type KnownCommunity = { community: Community; landing: Localized<LandingContent> }

const keepMs = 30_000

/**
 * Communities by host, domain and id, kept in memory since every request needs one. A change is told to all processes by the
 * database; the short life of an entry is for the case that this news is lost.
 */
export class Directory {
  readonly #sql: Sql
  readonly #config: Config
  readonly #publicHost: string
  readonly #entries = new Map<string, { found: Promise<KnownCommunity | null>; until: number }>()
  #listening: { unlisten(): Promise<void> } | undefined

  constructor(sql: Sql, config: Config) {
    this.#sql = sql
    this.#config = config
    this.#publicHost = new URL(config.PUBLIC_URL).hostname
  }

  async listen(): Promise<void> {
    this.#listening = await this.#sql.listen('community_changed', () => this.#entries.clear())
  }

  async close(): Promise<void> {
    await this.#listening?.unlisten().catch(() => {})
  }

  byId(id: string): Promise<KnownCommunity | null> {
    return this.#keep(`id ${id}`, () => findCommunity(this.#sql, { id }))
  }

  communityById = async (id: string): Promise<Community | null> => (await this.byId(id))?.community ?? null

  byDomain(domain: string): Promise<KnownCommunity | null> {
    return this.#keep(`domain ${domain}`, () => findCommunity(this.#sql, { domain }))
  }

  /** The community that a host names, by its own domain or by its first label; null when it names none. */
  async byHost(host: string): Promise<KnownCommunity | null> {
    const { customDomain, label } = hostNames(host, this.#publicHost)
    const own =
      customDomain && (await this.#keep(`host ${customDomain}`, () => findCommunity(this.#sql, { customDomain })))
    return own || (label ? this.byDomain(label) : null)
  }

  /** The community whose pages come from this origin. A host that only begins with a community's label is somebody else's. */
  byOrigin = async (origin: string): Promise<Community | null> => {
    if (!URL.canParse(origin)) return null
    const known = (await this.byHost(new URL(origin).host)) ?? (await this.standIn())
    return known && new URL(known.community.communityUrl).origin === origin ? known.community : null
  }

  /** Whether pages of this installation come from this origin. */
  async ownsOrigin(origin: string): Promise<boolean> {
    return origin === new URL(this.#config.PUBLIC_URL).origin || (await this.byOrigin(origin)) !== null
  }

  async standIn(): Promise<KnownCommunity | null> {
    return this.byDomain(this.#config.defaultCommunity)
  }

  /** As the community's pages may know it: of the ways to sign in, those that this installation is set up for. */
  describe(row: CommunityRow, hasOauthProvider = false): KnownCommunity {
    const { landing, ...rest } = row
    const { PUBLIC_URL, GOOGLE_CLIENT_ID } = this.#config
    const authConfig = usableMethods(row.authConfig, { hasGoogle: GOOGLE_CLIENT_ID !== undefined, hasOauthProvider })
    return { landing, community: { ...rest, authConfig, communityUrl: communityUrl(row, PUBLIC_URL) } }
  }

  /** Forgets what it knows, so that the next question is asked anew. */
  forget(): void {
    this.#entries.clear()
  }

  #keep(key: string, find: () => Promise<CommunityRow | null>): Promise<KnownCommunity | null> {
    const kept = this.#entries.get(key)
    const now = performance.now()
    if (kept && kept.until > now) return kept.found
    if (this.#entries.size > 5000) this.#entries.clear()
    const found = find().then(row => row && this.#complete(row))
    found.catch(() => this.#entries.delete(key))
    this.#entries.set(key, { found, until: now + keepMs })
    return found
  }
  async #complete(row: CommunityRow): Promise<KnownCommunity> {
    const wantsProvider = row.authConfig.some(({ authType }) => authType === 'OAUTH2')
    return this.describe(row, wantsProvider && (await this.#sql.read(row.id, hasOauthProvider)))
  }
}
