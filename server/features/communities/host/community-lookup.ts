import path from 'node:path'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Community } from '#contract/communities/community.ts'
import type { PartOfFiles } from '#contract/communities/community-setting.ts'
import type { Config } from '#server/platform/config/config.ts'
import { root } from '#server/platform/config/root.ts'
import type { Sql } from '#server/platform/db/connect.ts'
import { isId } from '#server/platform/db/id.ts'
import type { Communities, KnownCommunity } from '#server/platform/http/context.ts'
import { Failure } from '#server/platform/http/failure.ts'
import { describeCommunity } from '../community/rules.ts'
import { type CommunityRow, findCommunity, findFirstCommunity, findOauthProvider } from '../community/store.ts'
import { CommunityFiles } from './community-files.ts'
import { hostNames } from './rules.ts'

const keepMs = 30_000

/** The community of a request, and whether its host named it. */
export type RequestCommunity = { known: KnownCommunity; isNamedByHost: boolean }

/**
 * Cache of communities by host, domain and id, since every request needs one. Invalidated in every process by
 * LISTEN/NOTIFY; entries also expire soon, in case a notification is lost.
 */
export class CommunityLookup implements Communities {
  readonly #sql: Sql
  readonly #config: Config
  readonly #publicHost: string
  readonly #files: CommunityFiles | null
  readonly #entries = new Map<string, { found: Promise<KnownCommunity | null>; until: number }>()
  #listening: { unlisten(): Promise<void> } | undefined

  constructor(sql: Sql, config: Config, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#sql = sql
    this.#config = config
    this.#publicHost = new URL(config.PUBLIC_URL).hostname
    const { COMMUNITY_FILES: folder } = config
    this.#files = folder === undefined ? null : new CommunityFiles(path.resolve(root, folder), log)
  }

  async listen(): Promise<void> {
    this.#listening = await this.#sql.listen('community_changed', () => this.#entries.clear())
  }

  async close(): Promise<void> {
    await this.#listening?.unlisten().catch(() => {})
  }

  byId(id: string): Promise<KnownCommunity | null> {
    return this.#cached(`id ${id}`, () => findCommunity(this.#sql, { id }))
  }

  byDomain(domain: string): Promise<KnownCommunity | null> {
    return this.#cached(`domain ${domain}`, () => findCommunity(this.#sql, { domain }))
  }

  async fromFiles(domain: string): Promise<PartOfFiles[]> {
    return this.#files ? this.#files.parts(domain) : []
  }

  /** The community of a host, by its own domain or by its first label; null if it names none. */
  async byHost(host: string): Promise<KnownCommunity | null> {
    const { customDomain, label } = hostNames(host, this.#publicHost)
    const own =
      customDomain && (await this.#cached(`host ${customDomain}`, () => findCommunity(this.#sql, { customDomain })))
    return own || (label ? this.byDomain(label) : null)
  }

  /** The host decides. Only if it names no community, the header or the query may; else the default one. */
  async byRequest(request: Pick<FastifyRequest, 'host' | 'headers' | 'query'>): Promise<RequestCommunity> {
    const named = await this.byHost(request.host)
    if (named) return { known: named, isNamedByHost: true }
    const { communityId } = request.query as Record<string, unknown>
    for (const id of [request.headers.community, communityId])
      if (typeof id === 'string' && isId(id)) {
        const known = await this.byId(id.toLowerCase())
        if (known) return { known, isNamedByHost: false }
      }
    const known = await this.default()
    if (!known) throw new Failure('NOT_SET_UP')
    return { known, isNamedByHost: false }
  }

  /** The community that is served when nothing names one; null on an installation without communities. */
  async default(): Promise<KnownCommunity | null> {
    const { DEFAULT_COMMUNITY } = this.#config
    const chosen = DEFAULT_COMMUNITY === undefined ? null : await this.byDomain(DEFAULT_COMMUNITY)
    return chosen ?? this.#cached('first', () => findFirstCommunity(this.#sql))
  }

  /** Compares whole origins: a host that only begins with a community's label is another site. */
  async byOrigin(origin: string): Promise<Community | null> {
    if (!URL.canParse(origin)) return null
    const known = (await this.byHost(new URL(origin).host)) ?? (await this.default())
    return known && new URL(known.community.communityUrl).origin === origin ? known.community : null
  }

  async ownsOrigin(origin: string): Promise<boolean> {
    return origin === new URL(this.#config.PUBLIC_URL).origin || (await this.byOrigin(origin)) !== null
  }

  /** Empties the cache. */
  forget(): void {
    this.#entries.clear()
  }

  async #cached(key: string, find: () => Promise<CommunityRow | null>): Promise<KnownCommunity | null> {
    const known = await this.#ofRecord(key, find)
    return known && this.#files ? this.#files.apply(known) : known
  }

  #ofRecord(key: string, find: () => Promise<CommunityRow | null>): Promise<KnownCommunity | null> {
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
    const provider = wantsProvider ? await this.#sql.read(row.id, findOauthProvider) : null
    return { landing: row.landing, community: describeCommunity(row, this.#config, provider) }
  }
}
