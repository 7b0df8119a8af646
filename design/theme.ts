import { mantineShadows, mantineVariables } from './mantine.ts'
import { parseHex } from './oklch.ts'
import { type Palette, palette, ramp } from './palette.ts'
import { shadows } from './scale.ts'
import { semanticTones } from './tones.ts'

type DisplayFont = 'onest' | 'serif' | 'unbounded'

/** Appearance settings of a community. */
export type Look = { brandColor: string; accentColor: string; displayFont: DisplayFont }

type Variables = Record<string, string>
type ThemeVariables = { shared: Variables; light: Variables; dark: Variables }

export const textFont = "'Onest Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** `scale` shrinks headings in a font that is wider than the text font. */
export const displayFonts: Record<DisplayFont, { family: string; weight: number; tracking: string; scale: number }> = {
  onest: { family: textFont, weight: 620, tracking: '-0.028em', scale: 1 },
  serif: { family: "'Source Serif 4 Variable', Georgia, serif", weight: 560, tracking: '-0.018em', scale: 1 },
  unbounded: { family: `'Unbounded Variable', ${textFont}`, weight: 560, tracking: '-0.035em', scale: 0.78 },
}

function colorVariables(p: Palette): Variables {
  const variables: Variables = {
    '--canvas': p.canvas,
    '--surface': p.surface,
    '--raised': p.raised,
    '--sunken': p.sunken,
    '--hover': p.hover,
    '--pill': p.pill,
    '--line': p.line,
    '--line-strong': p.lineStrong,
    '--ink': p.ink,
    '--ink-2': p.ink2,
    '--ink-3': p.ink3,
    '--on-ink': p.onInk,
    '--brand': p.brand,
    '--brand-hover': p.brandHover,
    '--on-brand': p.onBrand,
    '--brand-text': p.brandText,
    '--brand-soft': p.brandSoft,
    '--brand-soft-hover': p.brandSoftHover,
    '--brand-line': p.brandLine,
    '--mark': p.mark,
    '--on-mark': p.onMark,
    '--field': p.field,
    '--overlay': p.overlay,
  }
  for (const tone of ['accent', ...semanticTones] as const) {
    variables[`--${tone}`] = p[tone].solid
    variables[`--${tone}-soft`] = p[tone].soft
    variables[`--${tone}-text`] = p[tone].text
  }
  variables['--danger-soft-hover'] = p.danger.softHover
  for (const [index, color] of p.chart.entries()) variables[`--chart-${index}`] = color
  return variables
}

function schemeVariables(look: Look, scheme: 'light' | 'dark'): Variables {
  return {
    ...colorVariables(palette(look.brandColor, look.accentColor, scheme === 'dark')),
    ...Object.fromEntries(Object.entries(shadows[scheme]).map(([size, shadow]) => [`--shadow-${size}`, shadow])),
    ...mantineVariables[scheme],
  }
}

function sharedVariables(look: Look): Variables {
  const font = displayFonts[look.displayFont]
  return {
    '--text-font': textFont,
    '--display-font': font.family,
    '--display-weight': String(font.weight),
    '--display-tracking': font.tracking,
    '--display-scale': String(font.scale),
    ...Object.fromEntries(ramp(look.brandColor).map((color, step) => [`--ramp-${step}`, color])),
    ...mantineShadows,
  }
}

/** Colours can be tried out freely in the settings, so the cache is bounded. */
const rememberedLooks = 200
const remembered = new Map<string, { variables: ThemeVariables; css: string }>()

function made(look: Look): { variables: ThemeVariables; css: string } {
  if (!Object.hasOwn(displayFonts, look.displayFont))
    throw new Error(`Not a display font: ${JSON.stringify(look.displayFont)}`)
  const key = [parseHex(look.brandColor), parseHex(look.accentColor), look.displayFont].join()
  const known = remembered.get(key)
  if (known) return known
  const variables: ThemeVariables = {
    shared: sharedVariables(look),
    light: schemeVariables(look, 'light'),
    dark: schemeVariables(look, 'dark'),
  }
  const theme = { variables, css: stylesheet(variables) }
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= rememberedLooks) remembered.delete(oldest)
  remembered.set(key, theme)
  return theme
}

const block = (selector: string, variables: Variables) =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/** The attribute is repeated for light because Mantine's stylesheet sets it too and would win by specificity. */
function stylesheet({ shared, light, dark }: ThemeVariables): string {
  return [
    block(':root', shared),
    block(':root,:root[data-mantine-color-scheme="light"]', light),
    block(':root[data-mantine-color-scheme="dark"]', dark),
  ].join('')
}

/** A community's look as CSS variables: `shared` and one set per colour scheme. */
export const themeVariables = (look: Look): ThemeVariables => made(look).variables

/** The same as a stylesheet for the first paint; must come after Mantine's. */
export const themeCss = (look: Look): string => made(look).css
