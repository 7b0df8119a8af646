import { Button } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { Sheet } from '#web/ui/Sheet.tsx'
import { type Scope, ScopeChoice } from './ScopeChoice.tsx'

type Props = { isOpen: boolean; count: number | null; onClose: () => void; onSave: (scope: Scope) => void }

/** Asks which dates of a series a save is for. */
export function ScopeSheet({ isOpen, count, onClose, onSave }: Props) {
  const t = useWords('series')
  const [scope, setScope] = useState<Scope>('one')
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('scope.title')}
      text={scope === 'following' ? t('scope.text') : undefined}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('scope.back')}
          </Button>
          <Button onClick={() => onSave(scope)} data-autofocus>
            {t('scope.save')}
          </Button>
        </>
      }
    >
      <ScopeChoice legend={t('scope.title')} count={count} value={scope} onChange={setScope} />
    </Sheet>
  )
}
