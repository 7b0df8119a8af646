import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { type ExportColumn, exportColumns } from '#contract/crm/member-export-columns.ts'
import { saveFile } from '#web/lib/browser/saveFile.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { downloadMembers } from './downloadMembers.ts'
import classes from './ExportSheet.module.css'
import { type Exported, exportPath } from './exportPath.ts'

type Props = Exported & {
  isOpen: boolean
  /** How many are selected; none for what the list shows. */
  count?: number
  onClose: () => void
}

/** Which columns the file has; says how much has come while it comes. */
export function ExportSheet({ filter, ids, except, isOpen, count, onClose }: Props) {
  const t = useWords('memberExport')
  const language = useLanguage()
  const [columns, setColumns] = useState<ExportColumn[]>([...exportColumns])
  const [bytes, setBytes] = useState<number | null>(null)
  const isWhole = !filter || (filter.search === '' && filter.conditions.length === 0)
  const download = async () => {
    setBytes(0)
    try {
      const { name, content } = await downloadMembers(exportPath({ filter, ids, except }, columns), setBytes)
      saveFile(name, content)
      showToast({ type: 'success', title: t('exported') })
    } finally {
      setBytes(null)
    }
  }
  const size = Math.ceil((bytes ?? 0) / 1024).toLocaleString(language)
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      text={count === undefined ? t(isWhole ? 'all' : 'found') : t('selected', { count })}
      action={t('download')}
      isReady={columns.length > 0}
      onSubmit={download}
    >
      <Checkbox.Group
        label={t('choose')}
        value={columns}
        onChange={value => setColumns(exportColumns.filter(column => value.includes(column)))}
      >
        <div className={classes.columns}>
          {exportColumns.map(column => (
            <Checkbox key={column} value={column} label={t(`columns.${column}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <div role="status">{bytes !== null && t('downloading', { size })}</div>
    </FormSheet>
  )
}
