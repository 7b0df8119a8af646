import type { Community } from '#contract/communities/community.ts'
import type { newsletterApi } from '#contract/newsletters/newsletter.ts'
import { openEvent } from '#server/features/events/event/actions.ts'
import type { Action, UserContext } from '#server/platform/http/context.ts'
import { ExternalFetchFailure, probeExternal } from '#server/platform/http/external-fetch.ts'
import { memberPath } from './newsletter-paths.ts'
import { openNewsletter } from './newsletter-view.ts'
import { linksOf } from './rules.ts'

type Api = typeof newsletterApi
type Problem = { problem: 'notFound' | 'unreachable' | 'refused'; status: number | null }

/** The whole address of a link, for a reader who may be logged out. */
export const memberAddress = ({ communityUrl }: Community, url: string): string =>
  new URL(memberPath(url), communityUrl).href

const probesAtOnce = 5
const timeoutMs = 5000
/** A letter is not a way to call many addresses, or to wait for many that do not answer: the rest is not checked. */
const probesAtMost = 100
const allTimeoutMs = 20_000

export const checkLinks: Action<Api['checkLinks']> = async ({ id }, ctx) => {
  const { content } = await ctx.inOwnScope(own => openNewsletter(own, id))
  const links = linksOf(content)
  const urls = [...new Set(links.map(({ url }) => url))].filter(url => !url.startsWith('mailto:'))
  const problems = new Map<string, Problem>()
  const waiting = urls.slice(0, probesAtMost).toReversed()
  const until = performance.now() + allTimeoutMs
  let checked = 0
  const probeNext = async () => {
    for (let url = waiting.pop(); url !== undefined && performance.now() < until; url = waiting.pop()) {
      const problem = await probe(ctx, url)
      checked++
      if (problem) problems.set(url, problem)
    }
  }
  await Promise.all(Array.from({ length: probesAtOnce }, probeNext))
  const broken = links.flatMap(link => {
    const problem = problems.get(link.url)
    return problem ? [{ ...link, ...problem }] : []
  })
  return { checked, broken }
}

async function probe(ctx: UserContext, url: string): Promise<Problem | null> {
  const target = new URL(url, ctx.community.communityUrl)
  if (target.origin === new URL(ctx.community.communityUrl).origin)
    return (await isThere(ctx, target.pathname)) ? null : { problem: 'notFound', status: 404 }
  try {
    const status = await probeExternal(target.href, { timeoutMs })
    if (status === 404 || status === 410) return { problem: 'notFound', status }
    // Sites that want a login or refuse programs are there.
    return status >= 500 ? { problem: 'refused', status } : null
  } catch (error) {
    if (error instanceof ExternalFetchFailure) return { problem: 'unreachable', status: null }
    throw error
  }
}

/** Whether a page of the community exists, as far as that depends on data. */
async function isThere(ctx: UserContext, path: string): Promise<boolean> {
  const [, page, key = ''] = path.split('/')
  if (page !== 'event' || !key) return true
  const decoded = decode(key)
  if (decoded === null) return false
  return ctx.inOwnScope(async ({ db }) => {
    const event = await openEvent({ db, actor: ctx.actor, lang: ctx.lang }, decoded).catch(() => null)
    return event !== null
  })
}

/** Null for what is no text, or one that PostgreSQL cannot compare. */
function decode(key: string): string | null {
  try {
    const text = decodeURIComponent(key)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
