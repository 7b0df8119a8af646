export type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

export const fontSizes: Record<Size, string> = { xs: '12px', sm: '13px', md: '14px', lg: '15px', xl: '17px' }

/** Size and line height in pixels; a headline has its own pair for a phone. */
export const typeScale = {
  hero: { size: 68, line: 70, phone: { size: 42, line: 45 }, tracking: '-0.042em' },
  eventTitle: { size: 42, line: 47, phone: { size: 30, line: 35 }, tracking: '-0.032em' },
  display: { size: 40, line: 46, phone: { size: 30, line: 36 }, tracking: '-0.034em' },
  section: { size: 42, line: 48, phone: { size: 30, line: 35 } },
  h1: { size: 30, line: 36, phone: { size: 26, line: 32 } },
  h2: { size: 22, line: 28 },
  h3: { size: 17, line: 24 },
  lead: { size: 17, line: 26 },
  longText: { size: 16, line: 26 },
  body: { size: 15, line: 23 },
  interface: { size: 14, line: 21 },
  small: { size: 13, line: 18 },
  caption: { size: 12, line: 16 },
} as const

export const fontWeights = { regular: 400, medium: 500, semibold: 600 } as const

export const spacing: Record<Size, string> = { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' }

export const radius: Record<Size, string> = { xs: '6px', sm: '8px', md: '10px', lg: '16px', xl: '24px' }

export const controlHeights = { xs: '34px', sm: '38px', md: '42px', lg: '48px' } as const

export const motion = {
  fast: '120ms',
  base: '180ms',
  slow: '280ms',
  ease: 'cubic-bezier(.2,.8,.2,1)',
  exit: 'cubic-bezier(.4,0,1,1)',
} as const

const warmShade = (alpha: number) => `rgba(40,26,16,${alpha})`

/** Dark mode shows depth with borders: only floating elements keep a shadow. */
export const shadows: Record<'light' | 'dark', Record<Size, string>> = {
  light: {
    xs: `0 1px 2px ${warmShade(0.05)}`,
    sm: `0 1px 2px ${warmShade(0.04)}, 0 4px 14px ${warmShade(0.05)}`,
    md: `0 2px 4px ${warmShade(0.04)}, 0 12px 32px ${warmShade(0.09)}`,
    lg: `0 4px 12px ${warmShade(0.06)}, 0 28px 72px ${warmShade(0.18)}`,
    xl: `0 8px 20px ${warmShade(0.08)}, 0 40px 100px ${warmShade(0.24)}`,
  },
  dark: {
    xs: '0 0 #0000',
    sm: '0 0 #0000',
    md: '0 4px 16px rgba(0,0,0,.28)',
    lg: '0 16px 48px rgba(0,0,0,.5)',
    xl: '0 24px 72px rgba(0,0,0,.6)',
  },
}
