import { isDeepStrictEqual } from 'node:util'
import type { Community } from '#contract/communities/community.ts'
import { UsageError } from '#server/platform/config/usage-error.ts'
import { communityUrl, makeNewCommunity } from '../community/rules.ts'
import type { CommunityRow } from '../community/store.ts'
import type { Chosen } from './command-line-options.ts'
import type { Changes, Provider } from './store.ts'

/** The default language must be one that members can choose. */
export function ensureLanguages({ lang, langChoices }: Pick<Community, 'lang' | 'langChoices'>): void {
  if (!langChoices.includes(lang))
    throw new UsageError(`--lang must be one of --languages (${langChoices.join(', ')}); it is ${lang}.`)
}

/** What the options change in a community. Texts made from its name follow the name until somebody has rewritten them. */
export function changesOf(row: CommunityRow, chosen: Chosen, publicUrl: string): Changes {
  const changes: Changes = {}
  if (chosen.address) changes.domain = chosen.address
  if (chosen['custom-domain'] !== undefined) changes.customDomain = chosen['custom-domain']
  if (chosen.lang) changes.lang = chosen.lang
  if (chosen.languages) changes.langChoices = chosen.languages
  if (chosen['time-zone']) changes.timeZone = chosen['time-zone']
  if (chosen.sender !== undefined) changes.senderEmail = chosen.sender
  if (chosen.contact) changes.links = { ...row.links, contact: chosen.contact }
  const { title, 'title-ru': titleRu } = chosen
  const brandConfig = {
    ...row.brandConfig,
    brandColor: chosen['brand-color'] ?? row.brandConfig.brandColor,
    accentColor: chosen['accent-color'] ?? row.brandConfig.accentColor,
  }
  const isDrawnAnew = title !== undefined || titleRu !== undefined || chosen['brand-color'] !== undefined
  if (isDrawnAnew) Object.assign(changes, renamed(row, brandConfig, { title, titleRu }, publicUrl))
  const siteUrl = movedUrl(row, changes, publicUrl)
  const wanted = { ...brandConfig, ...changes.brandConfig, siteUrl }
  if (!isDeepStrictEqual(wanted, row.brandConfig)) changes.brandConfig = wanted
  return changes
}

function movedUrl(row: CommunityRow, changes: Changes, publicUrl: string): string {
  const { siteUrl } = row.brandConfig
  return siteUrl === communityUrl(row, publicUrl) ? communityUrl({ ...row, ...changes }, publicUrl) : siteUrl
}

type Titles = { title?: string | undefined; titleRu?: string | undefined }

function renamed(row: CommunityRow, brand: CommunityRow['brandConfig'], titles: Titles, publicUrl: string): Changes {
  const make = (title: { en: string; ru: string }, brandColor: string) =>
    makeNewCommunity(
      {
        ...row,
        title: title.en,
        titleRu: title.ru,
        brandColor,
        accentColor: brand.accentColor,
        parentCommunityDomain: undefined,
      },
      row.links.contact,
      publicUrl,
    )
  const hadOneTitle = row.title.en === row.title.ru
  const en = titles.title ?? row.title.en
  const title = { en, ru: titles.titleRu ?? (hadOneTitle ? en : row.title.ru) }
  const before = make(row.title, row.brandConfig.brandColor)
  const after = make(title, brand.brandColor)
  const changes: Changes = { title }
  const made = ['landingTitle', 'landingCopy', 'landing', 'imgUrl', 'logoUrl'] as const
  for (const name of made)
    if (isDeepStrictEqual(row[name], before[name])) Object.assign(changes, { [name]: after[name] })
  const logoUrl = row.brandConfig.logoUrl === before.logoUrl ? after.logoUrl : row.brandConfig.logoUrl
  changes.brandConfig = { ...brand, title, logoUrl }
  return changes
}

/** Whether the operator names sign-in methods, or something of their provider. */
export const isAboutSignIn = (chosen: Chosen): boolean =>
  Object.entries(chosen).some(
    ([name, value]) => value !== undefined && (name === 'sign-in' || name.startsWith('provider-')),
  )

type SignIn = { authConfig: Community['authConfig']; provider: Provider | null }

/** The sign-in methods, and the settings of the community's own provider, of which all are needed once. */
export function signInOf(now: SignIn, chosen: Chosen): SignIn {
  const methods = chosen['sign-in'] ?? now.authConfig.map(({ authType }) => authType)
  const given = {
    clientId: chosen['provider-client-id'],
    clientSecret: chosen['provider-secret-file'],
    tokenUrl: chosen['provider-token-url'],
    userInfoUrl: chosen['provider-user-info-url'],
    issuer: chosen['provider-issuer'],
  }
  const codeUrl = chosen['provider-code-url']
  const isGiven = codeUrl !== undefined || Object.values(given).some(value => value !== undefined)
  if (!methods.includes('OAUTH2')) {
    if (isGiven)
      throw new UsageError('The provider is for the sign-in method OAUTH2: add it, as --sign-in=EMAIL,OAUTH2.')
    return { authConfig: methods.map(authType => ({ authType })), provider: null }
  }
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const provider = { ...now.provider, ...known } as Partial<Provider>
  const kept = now.authConfig.find(({ authType }) => authType === 'OAUTH2')?.externalContent
  const externalContent = codeUrl === undefined ? kept : JSON.stringify({ codeUrl })
  const missing = [
    ...(externalContent === undefined ? ['--provider-code-url'] : []),
    ...Object.entries(names).flatMap(([name, option]) =>
      provider[name as keyof Provider] === undefined ? [option] : [],
    ),
  ]
  if (missing.length > 0) throw new UsageError(`The sign-in method OAUTH2 also needs ${missing.join(', ')}.`)
  const authConfig = methods.map(authType => (authType === 'OAUTH2' ? { authType, externalContent } : { authType }))
  return { authConfig: authConfig as Community['authConfig'], provider: provider as Provider }
}

const names: Record<keyof Provider, string> = {
  clientId: '--provider-client-id',
  clientSecret: '--provider-secret-file',
  tokenUrl: '--provider-token-url',
  userInfoUrl: '--provider-user-info-url',
  issuer: '--provider-issuer',
}
