export type Size = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

export const fontSizes: Record<Size, string> = { xs: '12px', sm: '13px', md: '14px', lg: '15px', xl: '17px' }

export const spacing: Record<Size, string> = { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' }

export const radius: Record<Size, string> = { xs: '6px', sm: '8px', md: '10px', lg: '16px', xl: '24px' }

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
