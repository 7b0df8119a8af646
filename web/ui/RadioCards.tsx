import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './RadioCards.module.css'
import { Text } from './Text.tsx'

type Choice<V extends string> = { value: V; title: string; text: string }

type Props<V extends string> = {
  legend: string
  /** The legend is visible to screen readers only. */
  isLegendHidden?: boolean
  choices: Choice<V>[]
  value: V
  onChange: (value: V) => void
  children?: ReactNode
}

/** A choice with an explanation of each option: native radio buttons, for keyboard support. */
export function RadioCards<V extends string>(props: Props<V>) {
  const { legend, isLegendHidden = false, choices, value, onChange, children } = props
  const name = useId()
  return (
    <fieldset className={classes.root}>
      {isLegendHidden ? (
        <VisuallyHidden component="legend">{legend}</VisuallyHidden>
      ) : (
        <legend className={classes.legend}>{legend}</legend>
      )}
      {choices.map(choice => (
        <label key={choice.value} className={classes.choice}>
          <input type="radio" name={name} checked={value === choice.value} onChange={() => onChange(choice.value)} />
          <span>
            <Text as="span" weight="semibold" className={classes.title}>
              {choice.title}
            </Text>
            <Text as="span" size="small" tone="soft">
              {choice.text}
            </Text>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}
