import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'
import { palette } from '#design/palette.ts'

/** The web app manifest with the community's name, colours and icons. */
export function manifest(community: Pick<Community, 'title' | 'landingCopy' | 'brandConfig'>, lang: Language) {
  const { brandColor, accentColor } = community.brandConfig
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/art/icon.png?size=${size}${purpose === 'maskable' ? '&maskable=true' : ''}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: community.title[lang],
    short_name: community.title[lang].slice(0, 24),
    description: community.landingCopy[lang],
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brandColor,
    /** Shown until the first paint: the page's own background. */
    background_color: palette(brandColor, accentColor, false).canvas,
    categories: ['social', 'business'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
}
