import { ActionIcon } from '@mantine/core'
import { Copy, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContactType } from '#contract/communities/community.ts'
import { copyText } from '#web/lib/browser/clipboard.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactIcon } from '#web/participant/ContactIcon.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ContactRow.module.css'

type Props = { type: ContactType; value: string; url?: string | null; isCopied?: boolean; badge?: ReactNode }

export function ContactRow({ type, value, url = null, isCopied = true, badge }: Props) {
  const t = useWords('participants')
  const joining = useWords('onboarding')
  const label = joining(`types.${type}`)
  const copy = async () => {
    const isDone = await copyText(value)
    showToast(isDone ? { type: 'success', title: t('copied') } : { type: 'error', title: t('notCopied') })
  }
  return (
    <li className={classes.root}>
      <span className={classes.icon}>
        <ContactIcon type={type} size={17} />
      </span>
      <div className={classes.words}>
        <Text size="caption" tone="quiet">
          {label}
        </Text>
        <Text weight="medium" className={classes.value}>
          {shortAddress(value)}
        </Text>
      </div>
      {badge}
      {isCopied && (
        <ActionIcon size={38} aria-label={t('person.copy', { type: label })} onClick={() => void copy()}>
          <Icon of={Copy} size={16} />
        </ActionIcon>
      )}
      {url && (
        <ActionIcon
          component="a"
          size={38}
          href={url}
          target={url.startsWith('http') ? '_blank' : undefined}
          rel="noreferrer"
          aria-label={t('person.open', { type: label })}
        >
          <Icon of={ExternalLink} size={16} />
        </ActionIcon>
      )}
    </li>
  )
}

/** "in/mikhail-orlov": without the host, since the network is named beside it. */
function shortAddress(value: string): string {
  return value.replace(/^https?:\/\/[^/]+\//, '')
}
