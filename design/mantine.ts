import { type SemanticTone, semanticTones } from './tones.ts'

/** Mantine's colour names for our semantic tones. */
const colorNames: Record<SemanticTone, string> = { success: 'green', warning: 'yellow', danger: 'red', info: 'blue' }

/** Mantine takes its light theme from `gray` and its dark theme from `dark`: both become our neutrals. */
const lightScale = ['sunken', 'hover', 'line', 'line', 'field', 'ink-3', 'ink-3', 'ink-2', 'ink', 'ink'] as const
const darkScale = ['ink', 'ink-2', 'ink-3', 'field', 'line', 'hover', 'raised', 'surface', 'canvas', 'canvas'] as const

const scale = (name: string, steps: readonly string[]) =>
  Object.fromEntries(steps.map((token, step) => [`--mantine-color-${name}-${step}`, `var(--${token})`]))

const colors: Record<string, string> = {
  '--mantine-color-body': 'var(--canvas)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--brand-text)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-success': 'var(--success-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
  '--mantine-color-brand-filled': 'var(--brand)',
  '--mantine-color-brand-filled-hover': 'var(--brand-hover)',
  '--mantine-color-brand-light': 'var(--brand-soft)',
  '--mantine-color-brand-light-hover': 'var(--brand-soft-hover)',
  '--mantine-color-brand-light-color': 'var(--brand-text)',
  '--mantine-color-brand-text': 'var(--brand-text)',
  '--mantine-color-brand-outline': 'var(--brand-text)',
  '--mantine-color-brand-outline-hover': 'var(--brand-soft)',
}

/** Only the light variants: no view has a filled button in a semantic colour. */
function semanticColors(): Record<string, string> {
  return Object.fromEntries(
    semanticTones.flatMap(tone => {
      const name = `--mantine-color-${colorNames[tone]}`
      return [
        [`${name}-light`, `var(--${tone}-soft)`],
        [`${name}-light-hover`, `var(--${tone}-soft)`],
        [`${name}-light-color`, `var(--${tone}-text)`],
        [`${name}-text`, `var(--${tone}-text)`],
        [`${name}-outline`, `var(--${tone}-text)`],
        [`${name}-outline-hover`, `var(--${tone}-soft)`],
      ]
    }),
  )
}

/** They refer to our own variables only, so they are the same for every community. */
export const mantineVariables: Record<'light' | 'dark', Record<string, string>> = {
  light: { ...colors, ...semanticColors(), ...scale('gray', lightScale) },
  dark: { ...colors, ...semanticColors(), ...scale('dark', darkScale) },
}

export const mantineShadows: Record<string, string> = Object.fromEntries(
  ['xs', 'sm', 'md', 'lg', 'xl'].map(size => [`--mantine-shadow-${size}`, `var(--shadow-${size})`]),
)
