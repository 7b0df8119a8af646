// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { buildValues } from '#web/testing/event-form/values.ts'
import { openPage } from '#web/testing/page.ts'

it('a draft is laid over the form, but for fields that the form does not have', async () => {
  openPage()
  const { withDraft } = await import('./drafts.ts')
  const draft = { title: 'Tea', maxParticipants: 12, someday: 'x' } as never
  expect(withDraft(buildValues(), { values: draft })).toEqual(buildValues({ title: 'Tea' }))
})
