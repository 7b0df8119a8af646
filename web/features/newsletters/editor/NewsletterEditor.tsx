import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Eye, Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Newsletter } from '#contract/newsletters/newsletter-shapes.ts'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { NewslettersLink } from '../newsletter/NewslettersLink.tsx'
import { newsletterQuery } from '../newsletter/queries.ts'
import { ContentEditor } from './ContentEditor.tsx'
import { DraftMenu } from './DraftMenu.tsx'
import classes from './NewsletterEditor.module.css'
import { Recipients } from './Recipients.tsx'
import { useNewsletterDraft } from './useNewsletterDraft.ts'

/** Seen after the fields, or never. */
const Preview = lazyComponent(() => import('./Preview.tsx'), 'Preview')
const SendSheet = lazyComponent(() => import('./SendSheet.tsx'), 'SendSheet')

/** A draft: recipients, contents in both languages, and beside it how a member would see it. */
export function NewsletterEditor({ newsletter }: { newsletter: Newsletter }) {
  const t = useWords('newsletters')
  const queries = useQueryClient()
  const draft = useNewsletterDraft(newsletter)
  const { values, saved, change } = draft
  const reading = useLanguage()
  const [language, setLanguage] = useState<Language>(() => firstLanguage(newsletter, reading))
  const [isSending, setSending] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  /** What is missing is pointed out after the first try to send. */
  const [isTried, setTried] = useState(false)
  const { problem, isBusy, attempt } = useAttempt()
  const subject = values.content[language]?.subject ?? ''

  const send = () => {
    setTried(true)
    setSending(true)
  }
  const sendTest = () =>
    void attempt(async () => {
      if (!(await draft.flush())) return
      const { email } = await api.newsletter.sendTest({ id: saved.id })
      showToast({ type: 'success', title: t('send.testSent', { email }) })
    })
  return (
    <>
      <NewslettersLink />
      <PageHeader
        title={subject || t('editor.newTitle')}
        text={<SaveNote state={draft.state} />}
        actions={
          <div className={classes.actions}>
            <DraftMenu id={saved.id} subject={subject} canRemove={saved.can.remove} onBefore={draft.flush} />
            <Button variant="default" loading={isBusy} onClick={sendTest}>
              {t('send.test')}
            </Button>
            <Button leftSection={<Icon of={Send} size={16} />} onClick={send}>
              {t('send.button')}
            </Button>
          </div>
        }
      />
      {(problem ?? draft.problem) && <Banner tone="danger" title={problem ?? draft.problem} isAlert />}
      {draft.isChangedElsewhere && (
        <Banner
          tone="warning"
          isAlert
          title={t('editor.changedElsewhere')}
          action={
            <Button
              variant="default"
              onClick={() => void queries.invalidateQueries(newsletterQuery(saved.id)).then(() => location.reload())}
            >
              {t('editor.loadNewer')}
            </Button>
          }
        >
          {t('editor.changedElsewhereText')}
        </Banner>
      )}
      <div className={classes.columns} data-previewed={isPreviewed || undefined}>
        <Card isFlush className={classes.card ?? ''}>
          <div className={classes.top}>
            <Recipients recipients={values.recipients} channels={values.channels} onChange={change} />
          </div>
          <ContentEditor
            content={values.content}
            language={language}
            problems={isTried ? saved.problems : []}
            onLanguage={setLanguage}
            onChange={content => change({ content })}
          />
        </Card>
        <div className={classes.preview}>
          <Suspense fallback={null}>
            <Preview content={values.content} language={language} />
          </Suspense>
        </div>
        <div className={classes.switch}>
          <Button
            fullWidth
            variant="default"
            leftSection={<Icon of={Eye} size={16} />}
            aria-pressed={isPreviewed}
            onClick={() => setPreviewed(!isPreviewed)}
          >
            {t(isPreviewed ? 'preview.close' : 'preview.show')}
          </Button>
        </div>
      </div>
      {isTried && (
        <Suspense fallback={null}>
          <SendSheet draft={draft} isOpen={isSending} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </>
  )
}

const firstLanguage = ({ content }: Newsletter, reading: Language): Language =>
  content[reading] ? reading : content.en ? 'en' : content.ru ? 'ru' : reading

function SaveNote({ state }: { state: 'idle' | 'saving' | 'saved' | 'waiting' }) {
  const t = useWords('newsletters')
  return (
    <span role="status">
      {state === 'saving' && t('editor.saving')}
      {(state === 'saved' || state === 'idle') && t('editor.saved')}
      {state === 'waiting' && t('editor.waiting')}
    </span>
  )
}
