import { exportedIdsAtMost } from '#contract/crm/member-export-columns.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { ExportSheet } from '../member-export/ExportSheet.tsx'
import type { BulkSheetProps } from './selection.ts'

/** Starts a letter to the selected members. */
export function WriteSheet({ selection, count, onClose }: Pick<BulkSheetProps, 'selection' | 'count' | 'onClose'>) {
  const t = useWords('crm')
  const recipients = 'ids' in selection ? { participantIds: selection.ids } : selection
  return (
    <FormSheet
      onClose={onClose}
      title={t('bulk.writeTitle', { count })}
      text={t('bulk.writeText')}
      action={t('bulk.writeStart')}
      onSubmit={async () => {
        const { id } = await api.newsletter.create({ recipients })
        goTo(`/admin/newsletters/${id}`)
      }}
    />
  )
}

/** The selected members as a file. */
export function ExportSelected({ selection, count, onClose }: BulkSheetProps) {
  const t = useWords('crm')
  const named = 'ids' in selection ? selection.ids : selection.except
  if (named.length > exportedIdsAtMost)
    return (
      <FormSheet
        onClose={onClose}
        title={t('bulk.export')}
        text={t('bulk.tooManyToExport', { most: exportedIdsAtMost })}
        action={t('bulk.export')}
        isReady={false}
        onSubmit={async () => {}}
      />
    )
  const exported = 'ids' in selection ? { filter: null, ids: named } : { filter: selection.filter, except: named }
  return <ExportSheet isOpen {...exported} count={count} onClose={onClose} />
}
