import { randomBytes } from 'node:crypto'
import type { Bootstrap } from '#contract/bootstrap.ts'
import type { BrandConfig } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { palette } from '#design/palette.ts'
import { themeCss } from '#design/theme.ts'
import type { Preview } from '#server/platform/feature/feature.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import type { Template } from './page-template.ts'

export type PageReply = { html: string; headers: Record<string, string> }

/** JSON inside a script element, escaped so that it cannot end the element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** Sets the chosen colour scheme before the first paint. */
export const colourSchemeScript = `try{var s=localStorage.getItem('samovar-color-scheme');var d=s==='dark'||(s!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);document.documentElement.setAttribute('data-mantine-color-scheme',d?'dark':'light')}catch(e){}`

/** Renders the page of a community: title, icon, colours, previews and data, before any script runs. */
export function renderPage(
  template: Template,
  bootstrap: Bootstrap,
  lang: Language,
  url: string,
  preview?: Preview | null,
): PageReply {
  const nonce = randomBytes(16).toString('base64')
  const html = template.html
    .replace('<html lang="en"', `<html lang="${lang}"`)
    .replace('<!--samovar:head-->', () => head(template, bootstrap, lang, url, nonce, preview))
    .replace(
      '<!--samovar:bootstrap-->',
      () => `<script type="application/json" id="bootstrap">${inlineJson(bootstrap)}</script>`,
    )
    .replaceAll('__NONCE__', nonce)
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...(isIndexed(preview) ? {} : { 'x-robots-tag': 'noindex' }),
      'content-security-policy': contentPolicy(nonce, bootstrap, template.scriptOrigin),
    },
  }
}

/** Null is the page of something that has previews of its own, but none for this address. */
const isIndexed = (preview: Preview | null | undefined): boolean =>
  preview === undefined || (preview?.isIndexed ?? false)

function head(
  template: Template,
  bootstrap: Bootstrap,
  lang: Language,
  url: string,
  nonce: string,
  own?: Preview | null,
): string {
  const { community } = bootstrap
  const { brandConfig, communityUrl } = community
  const preview = own ?? {
    title: community.landingTitle[lang],
    description: community.landingCopy[lang],
    imageUrl: community.imgUrl,
    type: 'website',
  }
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`
  const absolute = (link: string) => new URL(link, communityUrl).href
  const ownUrl = addressOf(communityUrl, url)
  return [
    `<title>${escapeHtml(preview.title)}</title>`,
    meta('description', preview.description),
    ...(isIndexed(own) ? [] : [meta('robots', 'noindex')]),
    // A browser takes the first that fits: its bar would shine above a dark page.
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${darkCanvas(brandConfig)}">`,
    meta('theme-color', brandConfig.brandColor),
    meta('csp-nonce', nonce),
    meta('application-name', community.title[lang]),
    property('og:type', preview.type),
    property('og:site_name', community.title[lang]),
    property('og:title', preview.title),
    property('og:description', preview.description),
    property('og:image', absolute(preview.imageUrl ?? community.imgUrl)),
    property('og:url', ownUrl),
    property('og:locale', lang === 'ru' ? 'ru_RU' : 'en_US'),
    meta('twitter:card', own?.hasLargeImage ? 'summary_large_image' : 'summary'),
    `<link rel="canonical" href="${escapeHtml(ownUrl)}">`,
    `<link rel="icon"${isUploaded(community.logoUrl) ? '' : ' type="image/svg+xml"'} href="${escapeHtml(community.logoUrl)}">`,
    '<link rel="apple-touch-icon" href="/art/icon.png?size=180&amp;maskable=true">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...[...(template.words[lang] ?? []), ...((url !== '/' && template.screens[lang]) || [])].map(
      file => `<link rel="modulepreload" href="${file}">`,
    ),
    ...fontsOf(template, brandConfig.displayFont, lang).map(
      file => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
    ),
    `<style nonce="${nonce}">${themeCss(brandConfig)}</style>`,
    `<script nonce="${nonce}">${colourSchemeScript}</script>`,
    ...(own?.structuredData
      ? [`<script type="application/ld+json" nonce="${nonce}">${inlineJson(own.structuredData)}</script>`]
      : []),
  ].join('\n')
}

/** Drawn logos are SVG; of an uploaded one the browser finds the format. */
const isUploaded = (logoUrl: string): boolean => logoUrl.startsWith('/files/')

const darkCanvas = ({ brandColor, accentColor }: BrandConfig): string => palette(brandColor, accentColor, true).canvas

/** Whatever the path is, the address stays on the community's host: a path is set, never resolved as a link. */
function addressOf(communityUrl: string, path: string): string {
  const address = new URL(communityUrl)
  address.pathname = path
  return address.href
}

const fontFamilies: Record<BrandConfig['displayFont'], string[]> = {
  onest: ['onest'],
  serif: ['onest', 'source-serif-4'],
  unbounded: ['onest', 'unbounded'],
}

/** Preloads the fonts of the first screen, to avoid a layout shift. */
function fontsOf({ fonts }: Template, display: BrandConfig['displayFont'], lang: Language): string[] {
  const subsets = lang === 'ru' ? ['cyrillic', 'latin'] : ['latin']
  const wanted = fontFamilies[display].flatMap(family => subsets.map(subset => `${family}-${subset}-wght`))
  return fonts.filter(({ name }) => wanted.some(start => name.startsWith(start))).map(({ file }) => file)
}

function contentPolicy(nonce: string, { settings, community }: Bootstrap, scriptOrigin: string | null): string {
  const outside = [
    settings.apiOrigin,
    settings.publicIpUrl,
    settings.geoCountryUrl,
    settings.analyticsUrl,
    settings.sentryDsn,
  ]
  const origins = outside.flatMap(url => (url && !url.startsWith('/') ? [new URL(url).origin] : []))
  const dev = scriptOrigin ? [scriptOrigin] : []
  // 'self' includes sockets; the origin of an API elsewhere does not.
  const sockets = [...dev, ...(settings.realtime && settings.apiOrigin ? [new URL(settings.apiOrigin).origin] : [])]
  const sources = (...all: string[]) => [...new Set(all)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${sources("'self'", `'nonce-${nonce}'`, ...dev)}`,
    `style-src ${sources("'self'", ...(scriptOrigin ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`]))}`,
    `img-src ${sources("'self'", 'data:', 'blob:', new URL(community.communityUrl).origin, ...dev)}`,
    `font-src ${sources("'self'", ...dev)}`,
    `connect-src ${sources("'self'", ...origins, ...dev, ...sockets.map(origin => origin.replace(/^http/, 'ws')))}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
