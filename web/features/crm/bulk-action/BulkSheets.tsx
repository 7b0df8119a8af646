import { TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkAction } from '#contract/crm/bulk-action.ts'
import { limits } from '#contract/limits.ts'
import { api } from '#web/lib/calls/api.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChipButton } from '#web/ui/Chip.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { choicesQuery, runningQuery } from '../member-list/queries.ts'
import classes from './BulkBar.module.css'
import type { BulkSheetProps } from './selection.ts'

const suggestedAtMost = 12

/** Adds it to those that run, so that also one that is finished at once is told. */
function useStarted() {
  const queryClient = useQueryClient()
  return (action: BulkAction) =>
    queryClient.setQueryData(runningQuery.queryKey, (running: BulkAction[] = []) => [...running, action])
}

/** Gives a tag to the selected members, or takes it from them. */
export function TagSheet({ id, selection, count, onClose, onStarted }: BulkSheetProps) {
  const t = useWords('crm')
  const kind = id === 'untag' ? 'untag' : 'tag'
  const started = useStarted()
  const { data: choices } = useQuery(choicesQuery)
  const [tag, setTag] = useState('')
  return (
    <FormSheet
      onClose={onClose}
      title={t(`bulk.${kind}Title`, { count })}
      action={t('bulk.run', { count })}
      isReady={tag.trim() !== ''}
      onSubmit={async () => {
        started(await api.bulkAction.create({ step: { kind, tag }, selection }))
        onStarted()
      }}
    >
      <TextInput
        label={t('bulk.tagLabel')}
        data-autofocus
        maxLength={limits.tag.max}
        value={tag}
        onChange={({ currentTarget }) => setTag(currentTarget.value)}
      />
      <div className={classes.chips}>
        {choices?.memberTags.slice(0, suggestedAtMost).map(({ value }) => (
          <ChipButton key={value} type="button" isOn={value === tag} onClick={() => setTag(value)}>
            {value}
          </ChipButton>
        ))}
      </div>
    </FormSheet>
  )
}

type Switch = 'profileOff' | 'profileOn' | 'networkingOff' | 'networkingOn'

/** Asks before profiles or networking are switched; the question names how many members it concerns. */
export function SwitchSheet({ id, selection, count, onClose, onStarted }: BulkSheetProps) {
  const t = useWords('crm')
  const kind = id as Switch
  const started = useStarted()
  return (
    <FormSheet
      onClose={onClose}
      title={t(`bulk.${kind}Title`, { count })}
      text={t(`bulk.${kind}Text`)}
      action={t('bulk.run', { count })}
      isDanger={kind === 'profileOff' || kind === 'networkingOff'}
      onSubmit={async () => {
        started(await api.bulkAction.create({ step: { kind }, selection }))
        onStarted()
      }}
    />
  )
}
