import { CircleAlert, Clock } from 'lucide-react'
import type { OutboxMessage } from '#web/lib/browser/storage.ts'
import { useWords } from '#web/lib/words/words.ts'
import { discard, retry } from '../composer/outbox.ts'
import classes from './Message.module.css'
import { MessageText } from './MessageText.tsx'

/** A message that the server has not confirmed yet. */
export function PendingRow({ message }: { message: OutboxMessage }) {
  const t = useWords('chats')
  const { key, text, failure, fileIds = [] } = message
  return (
    <div className={classes.root} data-own data-last data-pending>
      <div className={classes.column}>
        <div className={classes.line}>
          <div className={classes.bubble}>
            <MessageText text={text || t('files', { count: fileIds.length })} />
          </div>
        </div>
        {failure === null ? (
          <span className={classes.foot}>
            <Clock size={13} aria-hidden />
            {t(navigator.onLine ? 'message.sending' : 'message.waiting')}
          </span>
        ) : (
          <span className={classes.foot} role="alert">
            <CircleAlert size={14} className={classes.alert} aria-hidden />
            <span className={classes.alert}>
              {t('message.failed')}
              {failure && `: ${failure}`}
            </span>
            <button type="button" className={classes.link} onClick={() => retry(key)}>
              {t('message.retry')}
            </button>
            <button type="button" className={classes.link} onClick={() => discard(key)}>
              {t('message.discard')}
            </button>
          </span>
        )}
      </div>
    </div>
  )
}
