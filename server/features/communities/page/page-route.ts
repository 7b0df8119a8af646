import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bootstrap } from '#contract/bootstrap.ts'
import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { preview } from '#server/features/communities/community/actions.ts'
import type { RequestCommunity } from '#server/features/communities/host/community-lookup.ts'
import type { FindPreview } from '#server/platform/feature/feature.ts'
import type { KnownCommunity } from '#server/platform/http/context.ts'
import { Failure } from '#server/platform/http/failure.ts'
import { inCommunity, type Platform } from '#server/platform/http/scope.ts'
import { renderPage } from './page.ts'
import type { Template } from './page-template.ts'

/** Paths that are never a screen: below them, not found is a failure, not a page. */
const notScreens = /^\/(api|assets|files|art|community|dev|docs)(\/|$)|^\/[^/]*\.[a-z0-9]+$/i

type Faces = Awaited<ReturnType<typeof preview>>
const facesKeptMs = 60_000

type Options = {
  platform: Platform
  communities: {
    byRequest(request: FastifyRequest): Promise<RequestCommunity>
    default(): Promise<KnownCommunity | null>
  }
  /** Shown instead while there is no community. */
  setUp: { page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> }
  template(): Promise<Template>
  /** By the first path segment. */
  previews: Record<string, FindPreview>
}

/** Serves the community's page for every address that is neither a call nor a file. */
export function addPages(app: FastifyInstance, { platform, communities, setUp, template, previews }: Options): void {
  const faces = new Map<string, { until: number; faces: Promise<Faces> }>()
  // A map, since an object would also find `/constructor`.
  const previewOf = new Map(Object.entries(previews))

  const facesOf = (communityId: string): Promise<Faces> => {
    const kept = faces.get(communityId)
    if (kept && kept.until > performance.now()) return kept.faces
    const fresh = inCommunity(platform.sql, communityId, db => preview({ db }))
    fresh.catch(() => faces.delete(communityId))
    faces.set(communityId, { until: performance.now() + facesKeptMs, faces: fresh })
    return fresh
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    if ((request.method !== 'GET' && request.method !== 'HEAD') || notScreens.test(path)) throw new Failure('NOT_FOUND')
    const standard = await communities.default()
    if (!standard) return setUp.page(request, reply)
    const { known, isNamedByHost } = await communities.byRequest(request)
    const { community } = known
    const bootstrap: Bootstrap = {
      community,
      landing: known.landing,
      preview: await facesOf(community.id),
      isNamedByHost,
      settings: clientSettings(platform, standard.community.domain),
    }
    const findPreview = previewOf.get(path.split('/')[1] ?? '')
    const lang = chosenLanguage(request, community)
    const own = findPreview && (await platform.sql.read(community.id, db => findPreview(db, path, { community, lang })))
    const page = renderPage(await template(), bootstrap, lang, path, own)
    return reply.code(200).headers(page.headers).send(page.html)
  })
}

/**
 * The path of a request target, with one slash at its beginning: `//host`, `/\\host` and `http://host/` would name another
 * site in the page's own links.
 */
const pathOf = (target: string): string =>
  `/${(target.split(/[?#]/)[0] as string).replace(/^[a-z][a-z0-9+.-]*:[\\/]{2}[^\\/]*/i, '').replace(/^[\\/]+/, '')}`

/** The browser copies the chosen language into this cookie, so that the page is rendered in it. */
function chosenLanguage(request: FastifyRequest, community: Community): Language {
  const chosen = request.cookies['samovar-lang']
  return community.langChoices.find(choice => choice === chosen) ?? community.lang
}

/** On this origin, so that its cookie is sent. */
const standInForCountry = '/dev/country.json'

function clientSettings({ config }: Platform, defaultDomain: string): Bootstrap['settings'] {
  return {
    apiOrigin: config.API_ORIGIN ?? '',
    defaultDomain,
    publicIpUrl: config.PUBLIC_IP_URL ?? null,
    geoCountryUrl: config.GEO_COUNTRY_URL ?? (config.DEMO ? standInForCountry : null),
    analyticsUrl: config.ANALYTICS_URL ?? null,
    sentryDsn: config.SENTRY_DSN ?? null,
    realtime: config.REALTIME,
    webPush: config.WEB_PUSH,
    vapidPublicKey: config.WEB_PUSH ? (config.VAPID_PUBLIC_KEY ?? null) : null,
    isDemo: config.DEMO,
    hasLinkedinLookup: config.LINKEDIN_LOOKUP_URL !== undefined,
  }
}
