import { Button } from '@mantine/core'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { MemberFilter } from '#contract/crm/member-filter.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useMayManage } from '../member-list/useMayManage.ts'
import classes from './ExportSheet.module.css'
import { ExportSheet } from './ExportSheet.tsx'

/** Import and export, in the header of the member list; the export takes what the list shows. */
export function MemberFileActions({ filter }: { filter: MemberFilter | null }) {
  const t = useWords('memberExport')
  const [isOpen, setOpen] = useState(false)
  const mayManage = useMayManage()
  return (
    <div className={classes.actions}>
      {mayManage && (
        <Button variant="default" leftSection={<Icon of={Upload} size={16} />} component={Link} to="/admin/crm/import">
          {t('import')}
        </Button>
      )}
      <Button variant="default" leftSection={<Icon of={Download} size={16} />} onClick={() => setOpen(true)}>
        {t('export')}
      </Button>
      <ExportSheet filter={filter} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
