import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { refreshManaged } from '../event-report/queries.ts'
import classes from './Organisers.module.css'
import { useTold } from './useTold.ts'

type Webhook = { url: string; secret: string }

/** While a former organiser knows the secret of the payment webhook: renewed by one press, then shown to be entered at the provider. */
export function WebhookNotice({ eventId, isExposed }: { eventId: string; isExposed: boolean }) {
  const t = useWords('organisers')
  const queryClient = useQueryClient()
  const { isBusy, tell } = useTold()
  const [webhook, setWebhook] = useState<Webhook | null>(null)
  const renew = async (): Promise<void> => {
    await tell(async () => setWebhook(await api.payment.renewWebhook({ id: eventId })), {
      done: t('webhook.renewed'),
      failed: t('webhook.notRenewed'),
    })
    void refreshManaged(queryClient, eventId)
  }
  return (
    <>
      {isExposed && (
        <Banner
          tone="warning"
          title={t('webhook.title')}
          action={
            <Button loading={isBusy} onClick={() => void renew()}>
              {t('webhook.renew')}
            </Button>
          }
        >
          {t('webhook.text')}
        </Banner>
      )}
      <NewSecret webhook={webhook} onClose={() => setWebhook(null)} />
    </>
  )
}

function NewSecret({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const t = useWords('organisers')
  const copy = async () => {
    const isDone = await copyText(webhook?.secret ?? '')
    showToast({ type: isDone ? 'success' : 'error', title: t(isDone ? 'webhook.copied' : 'webhook.notCopied') })
  }
  return (
    <Sheet
      isOpen={webhook !== null}
      onClose={onClose}
      title={t('webhook.newTitle')}
      text={t('webhook.newText')}
      actions={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('webhook.close')}
          </Button>
          <Button onClick={() => void copy()} data-autofocus>
            {t('webhook.copy')}
          </Button>
        </>
      }
    >
      <div className={classes.webhook}>
        <TextInput label={t('webhook.address')} value={webhook?.url ?? ''} readOnly />
        <TextInput label={t('webhook.secret')} value={webhook?.secret ?? ''} readOnly />
      </div>
    </Sheet>
  )
}
