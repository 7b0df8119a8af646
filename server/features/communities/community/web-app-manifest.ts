import type { Community } from '#contract/communities/community.ts'
import type { Language } from '#contract/languages.ts'

/** The web app manifest with the community's name, colours and icons. */
export function manifest(community: Community, lang: Language) {
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
    start_url: '/',
    display: 'standalone',
    theme_color: community.brandConfig.brandColor,
    background_color: '#ffffff',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
}
