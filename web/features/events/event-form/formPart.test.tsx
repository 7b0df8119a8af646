// @vitest-environment happy-dom

import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { act } from '#web/testing/act.ts'
import { formPart } from './formPart.ts'
import type { EventFormState } from './useEventForm.ts'

test('a part of the form renders only when its fields, their problems, its section or its other props change', async () => {
  let renders = 0
  const Part = formPart<'city', { slug: string }>({ fields: ['city'], section: 'address' }, ({ form }) => {
    renders++
    return <p>{form.values.city}</p>
  })
  const formOf = (values: object, problems: object = {}, open = false) =>
    ({ values, problems, isOpen: () => open, hasProblems: () => false }) as unknown as EventFormState
  const box = document.createElement('div')
  const root = createRoot(box)
  const show = async (form: EventFormState, slug = 'tea') => {
    await act(async () => root.render(<Part form={form} slug={slug} />))
    return [renders, box.textContent]
  }
  expect(await show(formOf({ title: '', city: 'Berlin' }))).toEqual([1, 'Berlin'])
  expect(await show(formOf({ title: 'T', city: 'Berlin' }, { title: 'Too short' }))).toEqual([1, 'Berlin'])
  expect(await show(formOf({ title: 'T', city: 'Bremen' }))).toEqual([2, 'Bremen'])
  expect(await show(formOf({ city: 'Bremen' }, { city: 'Where?' }))).toEqual([3, 'Bremen'])
  expect(await show(formOf({ city: 'Bremen' }, { city: 'Where?' }, true))).toEqual([4, 'Bremen'])
  expect(await show(formOf({ city: 'Bremen' }, { city: 'Where?' }, true), 'coffee')).toEqual([5, 'Bremen'])
  await act(async () => root.unmount())
})
