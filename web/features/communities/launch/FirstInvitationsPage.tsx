import { Button, Textarea, TextInput } from '@mantine/core'
import { Copy, LayoutGrid, UserRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { api } from '#web/lib/calls/api.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ScreenLink } from '#web/ui/ScreenLink.tsx'
import { Text } from '#web/ui/Text.tsx'
import { mostInvitations, readEmails } from './emails.ts'
import classes from './LaunchPage.module.css'

type Sent = { count: number; failed: { email: string; reason: string }[] }

/** The last step of founding, at the address of the new community: letters to the first members, or a link to share. */
export function FirstInvitationsPage() {
  const t = useWords('launch')
  const { name, communityUrl } = useCommunity()
  const { hasProfile } = useSession()
  return (
    <div className={classes.form}>
      <PageHeader title={t('invitations.title', { name })} text={t('invitations.text')} />
      <LetterForm />
      <LinkForm />
      <section>
        <Heading level={2} size="item">
          {t('invitations.next')}
        </Heading>
        <ul className={classes.next}>
          <ScreenLink to="/admin" icon={LayoutGrid} title={t('invitations.shape')} text={communityUrl} />
          {!hasProfile && <ScreenLink to="/questions" icon={UserRound} title={t('invitations.profile')} text={name} />}
        </ul>
      </section>
    </div>
  )
}

function LetterForm() {
  const t = useWords('launch')
  const failures = useWords('failures')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<Sent | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(emails: string[]): Promise<void> {
    const failed: Sent['failed'] = []
    setBusy(true)
    // One by one: what is sent stays sent, whatever happens to the next.
    for (const email of emails)
      await api.invitation.create({ email }).catch(error => {
        const reason = error instanceof CallFailure && error.message ? error.message : failures('UNAVAILABLE')
        failed.push({ email, reason })
      })
    setSent({ count: emails.length - failed.length, failed })
    setTyped(failed.map(({ email }) => email).join('\n'))
    setBusy(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const { emails, wrong } = readEmails(typed)
    if (wrong) setProblem(t('invitations.wrong', { email: wrong }))
    else if (emails.length === 0) setProblem(t('required'))
    else if (emails.length > mostInvitations) setProblem(t('invitations.tooMany', { count: mostInvitations }))
    else void send(emails)
  }

  return (
    <Card>
      <form className={classes.step} noValidate onSubmit={submit}>
        {sent && sent.count > 0 && (
          <Banner tone="success" title={t('invitations.sent', { count: sent.count })} isAlert />
        )}
        {sent?.failed.map(({ email, reason }) => (
          <Banner key={email} tone="danger" title={t('invitations.failed', { email, reason })} isAlert />
        ))}
        <Textarea
          name="emails"
          label={t('invitations.emails')}
          description={t('invitations.emailsHint', { count: mostInvitations })}
          rows={4}
          value={typed}
          error={problem}
          onChange={event => {
            setTyped(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
        <div className={classes.actions}>
          <Button type="submit" loading={isBusy}>
            {t('invitations.send')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function LinkForm() {
  const t = useWords('launch')
  const { problem, isBusy, attempt } = useAttempt()
  const [url, setUrl] = useState('')
  return (
    <Card as="section">
      <div className={classes.step}>
        <div>
          <Heading level={2} size="item">
            {t('invitations.link')}
          </Heading>
          <Text tone="soft">{t('invitations.linkText')}</Text>
        </div>
        {problem && <Banner tone="danger" title={problem} isAlert />}
        {url ? (
          <TextInput
            label={t('invitations.link')}
            labelProps={{ className: classes.opening }}
            readOnly
            value={url}
            rightSectionWidth="auto"
            rightSection={
              <Button
                variant="subtle"
                size="sm"
                leftSection={<Icon of={Copy} size={16} />}
                onClick={() =>
                  void copyText(url).then(
                    isCopied => isCopied && showToast({ type: 'success', title: t('invitations.copied') }),
                  )
                }
              >
                {t('invitations.copy')}
              </Button>
            }
          />
        ) : (
          <div className={classes.actions}>
            <Button
              variant="default"
              loading={isBusy}
              onClick={() => void attempt(async () => setUrl((await api.invitation.create({})).url))}
            >
              {t('invitations.makeLink')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
