import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core'
import ActionIcon from './theme/ActionIcon.module.css'
import Button from './theme/Button.module.css'
import Checkbox from './theme/Checkbox.module.css'
import Input from './theme/Input.module.css'
import Menu from './theme/Menu.module.css'
import SegmentedControl from './theme/SegmentedControl.module.css'
import Switch from './theme/Switch.module.css'

const ramp = Array.from({ length: 10 }, (_, step) => `var(--ramp-${step})`) as unknown as MantineColorsTuple

/** Our button variants: white text is not legible on every brand colour. */
const fills: Record<string, { background: string; hover: string; color: string; border: string }> = {
  filled: { background: 'var(--brand)', hover: 'var(--brand-hover)', color: 'var(--on-brand)', border: 'none' },
  ink: { background: 'var(--ink)', hover: 'var(--ink-2)', color: 'var(--on-ink)', border: 'none' },
  danger: {
    background: 'var(--danger-soft)',
    hover: 'var(--danger-soft-hover)',
    color: 'var(--danger-text)',
    border: 'none',
  },
}

/**
 * Mantine's theme: default props of its components. Sizes and colours are CSS variables (`variables.css`, and the
 * community's own in the page), so that one theme serves all communities and another look needs no rerender.
 */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  colors: { brand: ramp },
  breakpoints: { xs: '360px', sm: '768px', md: '1024px', lg: '1200px', xl: '1440px' },
  respectReducedMotion: true,
  variantColorResolver: input => {
    const isOurs = !input.color || input.color === 'brand'
    return (isOurs && fills[input.variant]) || defaultVariantColorsResolver(input)
  },
  components: {
    Button: { defaultProps: { variant: 'filled', size: 'md' }, classNames: Button },
    ActionIcon: { defaultProps: { variant: 'subtle' }, classNames: ActionIcon },
    Input: { defaultProps: { size: 'md' }, classNames: { wrapper: Input.wrapper, input: Input.input } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: {
        label: Input.label,
        required: Input.required,
        description: Input.description,
        error: Input.error,
      },
    },
    SegmentedControl: { classNames: SegmentedControl },
    Checkbox: { classNames: Checkbox },
    Switch: { defaultProps: { withThumbIndicator: false }, classNames: Switch },
    Menu: { classNames: Menu },
  },
})
