import { constants } from 'node:fs'
import { open, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { PartOfFiles } from '#contract/communities/community-setting.ts'
import { landingContent } from '#contract/communities/landing.ts'
import { customNavigation } from '#contract/communities/navigation.ts'
import type { KnownCommunity } from '#server/platform/http/context.ts'

const names = {
  landing: 'landing.json',
  landingEn: 'landing_en.json',
  landingRu: 'landing_ru.json',
  navigation: 'navigation.json',
} as const
type Key = keyof typeof names
const keys = Object.keys(names) as Key[]
const schemas = {
  landing: landingContent,
  landingEn: landingContent,
  landingRu: landingContent,
  navigation: customNavigation,
} satisfies Record<Key, z.ZodType>

/** What each file replaces, with the state in which it was read; null for one that is absent or not used. */
type Found = { [K in Key]: { stamp: string; value: z.output<(typeof schemas)[K]> | null } }

/** Files are looked at this often for each community, however many pages are served meanwhile. */
const lookedAtMs = 250
const largestFile = 256 * 1024

type Kept = { until: number; found: Promise<Found> }

/**
 * Files of the operator at `{folder}/{domain}/` that replace the landing and the menu of the community's record. Read again when they
 * change. A file that cannot be used is left out, with one warning.
 */
export class CommunityFiles {
  readonly #folder: string
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #kept = new Map<string, Kept>()

  constructor(folder: string, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#folder = folder
    this.#log = log
  }

  async apply(known: KnownCommunity): Promise<KnownCommunity> {
    const { community, landing } = known
    const { landing: ofDefault, landingEn, landingRu, navigation } = await this.#of(community.domain)
    const inDefault = (lang: string) => (lang === community.lang ? ofDefault.value : null)
    return {
      community: navigation.value ? { ...community, customNavigation: navigation.value } : community,
      landing: {
        en: landingEn.value ?? inDefault('en') ?? landing.en,
        ru: landingRu.value ?? inDefault('ru') ?? landing.ru,
      },
    }
  }

  async parts(domain: string): Promise<PartOfFiles[]> {
    const { landing, landingEn, landingRu, navigation } = await this.#of(domain)
    const hasLanding = [landing, landingEn, landingRu].some(({ value }) => value !== null)
    return [...(hasLanding ? ['landing' as const] : []), ...(navigation.value ? ['navigation' as const] : [])]
  }

  #of(domain: string): Kept['found'] {
    const now = performance.now()
    const kept = this.#kept.get(domain)
    if (kept && kept.until > now) return kept.found
    const found = this.#renew(domain, kept?.found)
    this.#kept.set(domain, { until: now + lookedAtMs, found })
    return found
  }

  async #renew(domain: string, before: Kept['found'] | undefined): Kept['found'] {
    const last = await before
    const renewed = keys.map(async key => {
      const file = path.join(this.#folder, domain, names[key])
      const stamp = await stampOf(file)
      const kept = last?.[key]
      return [key, kept?.stamp === stamp ? kept : { stamp, value: await this.#read(file, schemas[key]) }]
    })
    return Object.fromEntries(await Promise.all(renewed)) as Found
  }

  async #read<T extends z.ZodType>(file: string, schema: T): Promise<z.output<T> | null> {
    const text = await readWithin(this.#folder, file).catch((error: NodeJS.ErrnoException) => error)
    if (text instanceof Error) {
      if (text.code !== 'ENOENT') this.#warn(file, '', text.message)
      return null
    }
    const parsed = schema.safeParse(parse(text))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    this.#warn(file, issue?.path.join('.') ?? '', issue?.message ?? '')
    return null
  }

  #warn(file: string, field: string, problem: string): void {
    this.#log.warn({ file, field, problem }, 'a file of a community is not used: the record is served instead')
  }
}

/** Changes with the file; the same for one that is absent. */
const stampOf = async (file: string): Promise<string> => {
  const found = await stat(file).catch(() => null)
  return found ? `${found.ino}-${found.size}-${found.mtimeMs}-${found.ctimeMs}` : '-'
}

/** The text of a regular file whose real path is within the folder: a link that leads out of it is refused. */
async function readWithin(folder: string, file: string): Promise<string> {
  const [whole, real] = [await realpath(folder), await realpath(file)]
  if (!real.startsWith(whole + path.sep)) throw new Error('it leads out of the folder')
  // Without waiting: a pipe would keep the page of the community from being served.
  const handle = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const found = await handle.stat()
    if (!found.isFile()) throw new Error('it is no regular file')
    if (found.size > largestFile) throw new Error(`it is larger than ${largestFile} bytes`)
    return await handle.readFile('utf8')
  } finally {
    await handle.close()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
