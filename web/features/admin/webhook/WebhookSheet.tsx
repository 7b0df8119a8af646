import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Webhook } from '#contract/admin/webhook.ts'
import type { WebhookKind } from '#contract/admin/webhook-kinds.ts'
import { api } from '#web/lib/calls/api.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import classes from '../AdminPage.module.css'
import { KindChoice } from './KindChoice.tsx'
import { reloadWebhooks } from './queries.ts'

type Props = { webhook: Webhook | null; onClose: () => void; onSecret: (secret: string) => void }

/** Address and kinds of a webhook; a new one without a webhook. */
export function WebhookSheet({ webhook, onClose, onSecret }: Props) {
  const t = useWords('webhooks')
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [kinds, setKinds] = useState<WebhookKind[]>(webhook?.kinds ?? [])
  const save = async () => {
    if (webhook) {
      await api.webhook.update({ id: webhook.id, url, kinds, isPaused: webhook.pausedAt !== null })
      showToast({ type: 'success', title: t('saved') })
      await reloadWebhooks()
    } else onSecret((await api.webhook.create({ url, kinds })).secret)
  }
  return (
    <FormSheet
      onClose={onClose}
      title={t(webhook ? 'editTitle' : 'createTitle')}
      action={t(webhook ? 'save' : 'add')}
      isReady={url.trim() !== '' && kinds.length > 0}
      onSubmit={save}
    >
      <div className={classes.fields}>
        <TextInput
          type="url"
          label={t('url')}
          description={t('urlHint')}
          placeholder="https://"
          required
          data-autofocus
          value={url}
          onChange={event => setUrl(event.currentTarget.value)}
        />
        <KindChoice chosen={kinds} onChange={setKinds} />
      </div>
    </FormSheet>
  )
}
