import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import settings from '#web/ui/SettingsCard.module.css'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import classes from './Account.module.css'
import { DeletionForm } from './DeletionForm.tsx'

const erased = ['profiles', 'relations', 'account'] as const

export function DeletionSection() {
  const t = useWords('account')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={settings.section}>
      <SettingsCard title={t('deletion.zone')}>
        <SettingRow title={t('deletion.title')} text={t('deletion.text')}>
          <Button variant="danger" onClick={() => setOpen(true)}>
            {t('deletion.open')}
          </Button>
        </SettingRow>
        <Sheet isOpen={isOpen} onClose={close} title={t('deletion.sheetTitle')} text={t('deletion.sheetText')}>
          <ul className={classes.erased}>
            {erased.map(what => (
              <li key={what}>{t(`deletion.${what}`)}</li>
            ))}
          </ul>
          <DeletionForm onKeep={close} />
        </Sheet>
      </SettingsCard>
    </div>
  )
}
