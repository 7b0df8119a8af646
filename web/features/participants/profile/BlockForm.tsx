import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import type { ProfileInput } from '#contract/participants/profile-shapes.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { Problems, ProfileValues } from '#web/participant/useProfileValidation.ts'
import { Banner } from '#web/ui/Banner.tsx'
import classes from './BlockForm.module.css'
import { UnsavedSheet } from './UnsavedSheet.tsx'
import { useBlockForm } from './useBlockForm.ts'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

export type BlockFields<V> = (form: {
  draft: V
  set: (change: Partial<V>) => void
  problems: Partial<Problems>
}) => ReactNode

type Props<V extends ProfileValues> = {
  values: V
  required?: (keyof ProfileInput)[]
  toInput?: (draft: V) => ProfileValues
  fields: BlockFields<V>
  onDone: () => void
}

export function BlockForm<V extends ProfileValues>({ fields, onDone, ...options }: Props<V>) {
  const t = useWords('participants')
  const { form, draft, set, problems, problem, isBusy, isChanged, onSubmit } = useBlockForm({ ...options, onDone })
  const guard = useUnsavedGuard(isChanged)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:checked, input:not([type=radio]), textarea')?.focus()
  }, [form])
  return (
    <form ref={form} className={classes.root} onSubmit={onSubmit} noValidate>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {fields({ draft, set, problems })}
      <div className={classes.actions}>
        <Button type="submit" size="sm" loading={isBusy}>
          {t('save')}
        </Button>
        <Button variant="subtle" size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
      <UnsavedSheet isOpen={guard.isAsked} onStay={guard.stay} onLeave={guard.leave} />
    </form>
  )
}
