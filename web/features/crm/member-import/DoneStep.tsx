import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { MemberImport } from '#contract/crm/member-import.ts'
import { importOutcomes } from '#contract/crm/member-import-fields.ts'
import { api } from '#web/lib/calls/api.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import classes from './MemberImport.module.css'

type Props = { made: MemberImport; onChange: (next: MemberImport) => void }

/** What became of the rows, and the way back. */
export function DoneStep({ made, onChange }: Props) {
  const t = useWords('memberImport')
  const [isUndoing, setUndoing] = useState(false)
  const { status, outcomes, states } = made
  return (
    <Card className={classes.settings ?? ''}>
      <Heading level={2} size="item">
        {t(status === 'DONE' ? 'done.title' : 'done.undone')}
      </Heading>
      <ul className={classes.facts}>
        {importOutcomes
          .filter(outcome => outcomes[outcome] > 0)
          .map(outcome => (
            <li key={outcome}>{t(`done.${outcome}`, { count: outcomes[outcome] })}</li>
          ))}
        {states.INVALID > 0 && <li>{t('done.leftOut', { count: states.INVALID })}</li>}
      </ul>
      <div className={classes.buttons}>
        <Button component={Link} to="/admin/crm/import">
          {t('done.again')}
        </Button>
        {made.can.undo && (
          <Button variant="default" onClick={() => setUndoing(true)}>
            {t('done.undo')}
          </Button>
        )}
      </div>
      <FormSheet
        isOpen={isUndoing}
        onClose={() => setUndoing(false)}
        title={t('done.undoTitle')}
        text={t('done.undoText')}
        action={t('done.undoConfirm')}
        isDanger
        onSubmit={async () => onChange(await api.memberImport.undo({ id: made.id }))}
      />
    </Card>
  )
}
