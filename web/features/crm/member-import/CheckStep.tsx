import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { MemberImport } from '#contract/crm/member-import.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { TabLinks } from '#web/ui/TabLinks.tsx'
import { ImportRows } from './ImportRows.tsx'
import { ImportSettings } from './ImportSettings.tsx'
import classes from './MemberImport.module.css'
import type { RowsTab } from './queries.ts'

type Props = { made: MemberImport; onChange: (next: MemberImport) => void }

const tabs = [
  ['INVALID', 'problems'],
  ['MEMBER', 'members'],
  ['REPEATED', 'repeated'],
] as const

const countWords = [
  ['NEW', 'new', 'success'],
  ['MEMBER', 'member', 'info'],
  ['REPEATED', 'repeated', 'neutral'],
  ['INVALID', 'invalid', 'warning'],
] as const

/** What was found in the file, rows to correct or to decide, and how to import them. */
export function CheckStep({ made, onChange }: Props) {
  const t = useWords('memberImport')
  const language = useLanguage()
  const { search } = useLocation()
  const [isDiscarding, setDiscarding] = useState(false)
  const { states } = made
  const asked = new URLSearchParams(search).get('rows')
  // A tab whose last row has just been corrected stays until the page is left: its rows say that they are corrected.
  const [first] = useState(() => tabs.find(([state]) => states[state] > 0)?.[0])
  const shown = tabs.filter(([state]) => states[state] > 0 || state === asked || state === first)
  const current = (shown.find(([state]) => state === asked) ?? shown[0])?.[0] as RowsTab | undefined
  return (
    <div className={classes.stack}>
      <div className={classes.head}>
        <Heading level={2} size="item">
          {t('check.title')}
        </Heading>
        <div className={classes.buttons}>
          <Button variant="default" component={Link} to="?step=columns">
            {t('check.columns')}
          </Button>
          <Button variant="subtle" onClick={() => setDiscarding(true)}>
            {t('check.discard')}
          </Button>
        </div>
      </div>
      <ul className={classes.counts} aria-label={t('check.counts')}>
        {countWords.map(([state, word, tone]) => (
          <li key={state}>
            {states[state] > 0 && (
              <Chip tone={tone} size="lg">
                {t(`check.${word}`, { count: states[state] })}
              </Chip>
            )}
          </li>
        ))}
      </ul>
      {current && (
        <section>
          <TabLinks
            label={t('check.tabs')}
            tabs={shown.map(([state, word]) => ({
              to: `?rows=${state}`,
              label: t(`check.${word}`),
              count: states[state].toLocaleString(language),
              isCurrent: state === current,
            }))}
          />
          <ImportRows key={current} importId={made.id} state={current} />
        </section>
      )}
      <ImportSettings made={made} onChange={onChange} />
      <DiscardSheet id={made.id} isOpen={isDiscarding} onClose={() => setDiscarding(false)} />
    </div>
  )
}

function DiscardSheet({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const t = useWords('memberImport')
  const discard = async () => {
    await api.memberImport.remove({ id })
    showToast({ type: 'success', title: t('check.discarded') })
    goTo('/admin/crm/import', { replace: true })
  }
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('check.discard')}
      text={t('check.discardText')}
      action={t('check.discard')}
      isDanger
      onSubmit={discard}
    />
  )
}
