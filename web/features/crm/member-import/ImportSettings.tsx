import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { DuplicateChoice, MemberImport } from '#contract/crm/member-import.ts'
import { duplicateChoices } from '#contract/crm/member-import-fields.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './MemberImport.module.css'

type Props = { made: MemberImport; onChange: (next: MemberImport) => void }

const statuses = ['CONFIRMED', 'PENDING'] as const

/** What happens with known and with new members, and the start. */
export function ImportSettings({ made, onChange }: Props) {
  const t = useWords('memberImport')
  const lang = useLanguage()
  const [duplicates, setDuplicates] = useState<DuplicateChoice>(made.duplicates)
  const [status, setStatus] = useState<MemberImport['moderationStatus']>(made.moderationStatus)
  const [isInviting, setInviting] = useState(made.isInviting)
  const { problem, isBusy, attempt } = useAttempt()
  const { NEW, MEMBER, REPEATED } = made.states
  const count = NEW + MEMBER + REPEATED
  const start = () =>
    attempt(async () => onChange(await api.memberImport.start({ id: made.id, duplicates, status, isInviting, lang })))
  return (
    <Card as="section" className={classes.settings ?? ''}>
      <Heading level={2} size="item">
        {t('settings.title')}
      </Heading>
      {MEMBER + REPEATED > 0 && (
        <RadioCards
          legend={t('settings.duplicates')}
          value={duplicates}
          onChange={setDuplicates}
          choices={duplicateChoices.map(value => ({
            value,
            title: t(`settings.${value}`),
            text: t(`settings.${value}Text`),
          }))}
        />
      )}
      <RadioCards
        legend={t('settings.approval')}
        value={status}
        onChange={setStatus}
        choices={statuses.map(value => ({ value, title: t(`settings.${value}`), text: t(`settings.${value}Text`) }))}
      />
      <Checkbox
        label={t('settings.invite')}
        description={t('settings.inviteText')}
        checked={isInviting}
        onChange={({ currentTarget }) => setInviting(currentTarget.checked)}
      />
      {problem && <Banner tone="danger" title={problem} isAlert />}
      <div className={classes.buttons}>
        <Button disabled={count === 0} loading={isBusy} onClick={() => void start()}>
          {t('settings.start', { count })}
        </Button>
        {count === 0 && <Text tone="soft">{t('settings.nothing')}</Text>}
      </div>
    </Card>
  )
}
