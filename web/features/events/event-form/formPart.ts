import { type ComponentType, memo, type ReactNode } from 'react'
import type { EventFormState, SectionName, TextField } from './useEventForm.ts'
import type { EventValues, Field } from './values.ts'

/** The form as a part of it may read it: the values of its own fields only. */
export type FormPart<F extends Field> = Omit<EventFormState, 'values' | 'input'> & {
  values: Pick<EventValues, F>
  input(field: Extract<F, TextField>): ReturnType<EventFormState['input']>
}

type Own<F extends Field> = { fields: readonly F[]; section?: SectionName }

/**
 * A part of the form that renders only when one of its fields, its section or its other props change: a key that is typed elsewhere
 * would render every field of the form.
 */
export function formPart<F extends Field, P extends object>(
  { fields, section }: Own<F>,
  Part: (props: P & { form: FormPart<F> }) => ReactNode,
): ComponentType<P & { form: FormPart<F> }> {
  const isSameForm = (one: FormPart<F>, other: FormPart<F>) =>
    fields.every(field => Object.is(one.values[field], other.values[field])) &&
    fields.every(field => one.problems[field] === other.problems[field]) &&
    (!section ||
      (one.isOpen(section) === other.isOpen(section) && one.hasProblems(section) === other.hasProblems(section)))
  return memo(Part, ({ form, ...before }, { form: next, ...after }) => {
    const others = Object.entries(after).every(([name, value]) => Object.is(value, before[name as keyof typeof before]))
    return others && isSameForm(form, next)
  }) as unknown as ComponentType<P & { form: FormPart<F> }>
}
