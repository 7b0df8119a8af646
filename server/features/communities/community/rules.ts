import type { AuthType, Community } from '#contract/communities/community.ts'
import { newLook } from '#contract/communities/new-community.ts'
import { isReservedLabel } from '#contract/communities/reserved-labels.ts'
import { type Language, languages } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { CommunityRow, NewCommunity } from './store.ts'

/** Address of a community: its own domain, or its label before the host of the installation. */
export function communityUrl(community: Pick<Community, 'domain' | 'customDomain'>, publicUrl: string): string {
  const { protocol, port, hostname } = new URL(publicUrl)
  if (community.customDomain) return `${protocol}//${community.customDomain}`
  const host = hostname.startsWith(`${community.domain}.`) ? hostname : `${community.domain}.${hostname}`
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}

/**
 * Labels that members may not take: the reserved ones, and the first one of the installation's own host, behind which a community
 * would be served instead of the default one.
 */
export function isReservedFor(domain: string, publicUrl: string): boolean {
  const labels = new URL(publicUrl).hostname.split('.')
  return isReservedLabel(domain) || (labels.length > 2 && labels[0] === domain)
}

/** Sign-in methods that are configured: those of a provider need its settings on the server. */
export const usableMethods = (
  methods: Community['authConfig'],
  { hasGoogle, hasOauthProvider }: { hasGoogle: boolean; hasOauthProvider: boolean },
): Community['authConfig'] =>
  methods.filter(({ authType }) => (authType !== 'GOOGLE' || hasGoogle) && (authType !== 'OAUTH2' || hasOauthProvider))

/** Public data of a community, with the sign-in methods that this installation is configured for. */
export function describeCommunity(
  row: CommunityRow,
  { PUBLIC_URL, GOOGLE_CLIENT_ID }: Pick<Config, 'PUBLIC_URL' | 'GOOGLE_CLIENT_ID'>,
  provider: { codeUrl: string | null } | null = null,
): Community {
  const { landing, ...rest } = row
  const configured = { hasGoogle: GOOGLE_CLIENT_ID !== undefined, hasOauthProvider: provider !== null }
  const authConfig = withCodeUrl(usableMethods(row.authConfig, configured), provider?.codeUrl ?? null)
  return { ...rest, authConfig, communityUrl: communityUrl(row, PUBLIC_URL) }
}

/** The methods, with the address of the community's own provider that a manager entered, if one did. */
export const withCodeUrl = (methods: Community['authConfig'], codeUrl: string | null): Community['authConfig'] =>
  methods.map(method =>
    method.authType === 'OAUTH2' && codeUrl !== null
      ? { ...method, externalContent: JSON.stringify({ codeUrl }) }
      : method,
  )

type Founding = Pick<NewCommunity, 'id' | 'domain' | 'lang' | 'timeZone' | 'options'> & {
  title: string
  brandColor: string
  accentColor: string
  displayFont?: Community['brandConfig']['displayFont'] | undefined
  parentCommunityDomain?: string | undefined
  langChoices?: Language[] | undefined
  /** The title in Russian, where it differs. */
  titleRu?: string | undefined
  signIn?: AuthType[] | undefined
}

/** A new community, whose admins can change everything about it. */
export function makeNewCommunity(given: Founding, contact: string, publicUrl: string): NewCommunity {
  const { id, domain, lang, timeZone, options, brandColor, accentColor, displayFont } = given
  const title = { en: given.title, ru: given.titleRu ?? given.title }
  const look = { title, brandColor, accentColor, displayFont }
  return {
    id,
    domain,
    parentCommunityDomain: given.parentCommunityDomain ?? null,
    lang,
    langChoices: given.langChoices ?? [...languages],
    timeZone,
    options,
    authConfig: (given.signIn ?? ['EMAIL']).map(authType => ({ authType })),
    ...newLook({ ...look, communityUrl: communityUrl({ domain, customDomain: null }, publicUrl) }),
    links: { pricing: null, about: null, launch: null, contact },
  }
}

const numbersTried = 20

/** Labels like the wanted one, with a number after it. */
export const similarDomains = (wanted: string): string[] => {
  const start = wanted.slice(0, limits.domain.max - 3).replace(/-+$/, '')
  return Array.from({ length: numbersTried }, (_, nth) => `${start}-${nth + 2}`)
}
