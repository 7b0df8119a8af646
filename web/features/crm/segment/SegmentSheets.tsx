import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MemberFilter } from '#contract/crm/member-filter.ts'
import type { Segment } from '#contract/crm/segment.ts'
import { limits } from '#contract/limits.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { refreshMembers } from '../member-list/queries.ts'

export type SegmentSheet = 'save' | 'rename' | 'remove' | null

type Props = {
  sheet: SegmentSheet
  filter: MemberFilter
  segment: Segment | undefined
  onClose: () => void
  /** The view to show then. */
  onView: (view: string) => void
}

/** Saving, renaming and removing a segment. */
export function SegmentSheets({ sheet, filter, segment, onClose, onView }: Props) {
  const t = useWords('crm')
  const queryClient = useQueryClient()
  const [name, setName] = useState(sheet === 'rename' ? (segment?.name ?? '') : '')
  const say = async (title: string) => {
    await refreshMembers(queryClient)
    showToast({ type: 'success', title })
  }
  const field = (
    <TextInput
      label={t('segment.name')}
      data-autofocus
      maxLength={limits.name.max}
      value={name}
      onChange={({ currentTarget }) => setName(currentTarget.value)}
    />
  )
  if (sheet === 'remove' && segment)
    return (
      <FormSheet
        onClose={onClose}
        title={t('segment.removeTitle', { name: segment.name })}
        text={t('segment.removeText')}
        action={t('segment.remove')}
        isDanger
        onSubmit={async () => {
          await api.segment.remove({ id: segment.id })
          onView('all')
          await say(t('segment.removed'))
        }}
      />
    )
  if (sheet === 'rename' && segment)
    return (
      <FormSheet
        onClose={onClose}
        title={t('segment.renameTitle')}
        action={t('segment.rename')}
        isReady={name.trim() !== ''}
        onSubmit={async () => {
          await api.segment.update({ id: segment.id, name })
          await say(t('segment.saved'))
        }}
      >
        {field}
      </FormSheet>
    )
  return (
    <FormSheet
      onClose={onClose}
      title={t('segment.saveTitle')}
      text={t('segment.saveText')}
      action={t('segment.save')}
      isReady={name.trim() !== ''}
      onSubmit={async () => {
        const made = await api.segment.create({ name, filter })
        await say(t('segment.saved'))
        onView(made.id)
      }}
    >
      {field}
    </FormSheet>
  )
}
