import { createContext, useContext } from 'react'
import type { Community } from '#contract/communities/community.ts'
import { type Palette, palette } from '#design/palette.ts'

/** Colours and links of a community's letters. Styles are inline, since many mail programs read no others. */
export type LetterTheme = {
  colors: Palette
  heading: { fontFamily: string; letterSpacing: string }
  /** Makes an address of the community absolute; nothing in a letter depends on the Host header of a request. */
  link(href: string): string
}

/** Letters load no web font: readers who have ours installed see it, others see a system font. */
export const textFont =
  "'Onest Variable', Onest, system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
export const serifFont = "'Source Serif 4 Variable', Georgia, 'Times New Roman', serif"

export function themeOf({ brandConfig, communityUrl }: Community): LetterTheme {
  return {
    colors: palette(brandConfig.brandColor, brandConfig.accentColor, false),
    heading:
      brandConfig.displayFont === 'serif'
        ? { fontFamily: serifFont, letterSpacing: '-0.018em' }
        : { fontFamily: textFont, letterSpacing: '-0.028em' },
    link(href) {
      const url = new URL(href, communityUrl)
      if (url.protocol === 'mailto:') return url.href
      if (url.protocol !== 'https:' && url.protocol !== 'http:')
        throw new Error(`A letter cannot link to ${url.protocol}`)
      return url.pathname === '/' && !url.search ? url.origin : url.href
    },
  }
}

export const ThemeContext = createContext<LetterTheme | null>(null)

export function useTheme(): LetterTheme {
  const theme = useContext(ThemeContext)
  if (!theme) throw new Error('Parts of a letter can be rendered only inside a letter')
  return theme
}

const rule = (selector: string, declarations: Record<string, string>): string =>
  `.${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}!important`)
    .join(';')}}`

/** Styles that only some mail programs support: margins on phones, and dark mode. */
export function letterCss({ brandConfig }: Community): string {
  const dark = palette(brandConfig.brandColor, brandConfig.accentColor, true)
  const narrow = [
    rule('page', { padding: '0' }),
    rule('card', { 'border-radius': '0', border: '0' }),
    rule('cover', { height: '84px', 'border-radius': '0' }),
    rule('block', { 'padding-left': '20px', 'padding-right': '20px' }),
    rule('foot', { 'border-radius': '0' }),
    rule('headline', { 'font-size': '28px', 'line-height': '33px' }),
    rule('face', { width: '56px', height: '56px' }),
    rule('initials', { 'font-size': '20px', 'line-height': '56px' }),
    rule('button', { 'padding-left': '16px', 'padding-right': '16px' }),
  ]
  const night = [
    rule('page', { 'background-color': dark.canvas }),
    rule('card', { 'background-color': dark.surface, 'border-color': dark.line }),
    rule('foot', { 'background-color': dark.raised }),
    rule('line', { 'border-color': dark.line }),
    rule('ink', { color: dark.ink }),
    rule('ink2', { color: dark.ink2 }),
    rule('ink3', { color: dark.ink3 }),
    rule('link', { color: dark.brandText }),
    rule('soft', { 'background-color': dark.brandSoft }),
    rule('fill', { 'background-color': dark.brand, 'border-color': dark.brand }),
    rule('onfill', { color: dark.onBrand }),
    rule('quiet', { 'border-color': dark.lineStrong }),
  ]
  return [
    ':root{color-scheme:light dark}',
    `@media (max-width:620px){${narrow.join('')}}`,
    `@media (prefers-color-scheme:dark){${night.join('')}}`,
  ].join('')
}
