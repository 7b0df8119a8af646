import { Button } from '@mantine/core'
import { useWords } from '#web/lib/words/words.ts'
import { ContactField } from '#web/participant/ContactField.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { contactValue, withContact } from './draft.ts'
import classes from './Steps.module.css'
import type { StepProps } from './stepProps.ts'
import type { DraftState } from './useDraft.ts'
import { useLinkedin } from './useLinkedin.ts'

/** A LinkedIn link, whose profile can be filled in. */
export function LinkedinStep({ values, problems, onChange, onEdit, draft }: StepProps & { draft: DraftState }) {
  const t = useWords('onboarding')
  const link = contactValue(values.contacts, 'LINKEDIN')
  const { outcome, isBusy, look, forget } = useLinkedin(draft)
  return (
    <>
      <ContactField
        type="LINKEDIN"
        label={t('linkedin.label')}
        value={link}
        problem={problems['contacts.LINKEDIN'] ?? (outcome === 'invalid' ? t('linkedin.invalid') : undefined)}
        onChange={value => {
          forget()
          onEdit(['contacts.LINKEDIN'])
          onChange({ contacts: withContact(values.contacts, 'LINKEDIN', value) })
        }}
      />
      {outcome === 'found' && (
        <Banner tone="success" title={t('linkedin.found')} isAlert>
          {t('linkedin.foundText')}
        </Banner>
      )}
      {outcome === 'foundNothing' && <Banner tone="info" title={t('linkedin.foundNothing')} isAlert />}
      {outcome === 'failed' && (
        <Banner tone="warning" title={t('linkedin.failed')} isAlert>
          {t('linkedin.failedText')}
        </Banner>
      )}
      {link.trim() !== '' && outcome !== 'found' && (
        <Button variant="light" className={classes.more ?? ''} loading={isBusy} onClick={() => look(link)}>
          {outcome === 'failed' ? t('retry') : t('linkedin.fillIn')}
        </Button>
      )}
    </>
  )
}
