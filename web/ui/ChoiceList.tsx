import { useId } from 'react'
import classes from './ChoiceList.module.css'

type Props<V extends string> = {
  label: string
  name: string
  value: V
  choices: { value: V; label: string }[]
  onChange: (value: V) => void
}

/** Radio buttons, each on its own clickable line. */
export function ChoiceList<V extends string>({ label, name, value, choices, onChange }: Props<V>) {
  const group = useId()
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{label}</legend>
      {choices.map(choice => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={`${name}${group}`}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
