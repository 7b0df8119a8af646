import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ChannelsSection.module.css'

type Props = {
  /** An account, or the group of the community. */
  of: 'account' | 'group'
  getLink: () => Promise<{ url: string }>
  isOpen: boolean
  isLinked: boolean
  onClose: () => void
  words: { title: string; text: string; connected: string }
}

/** Opens Telegram by a link to the bot, and closes once the bot was started there. */
export function BotLinkSheet({ of, getLink, isOpen, isLinked, onClose, words }: Props) {
  const t = useWords('channels')
  const link = useQuery({
    queryKey: ['telegram link', of],
    queryFn: getLink,
    enabled: isOpen,
    // It links once, and for a quarter of an hour.
    gcTime: 0,
    staleTime: 10 * 60_000,
  })
  const finish = useEffectEvent(() => {
    showToast({ type: 'success', title: words.connected })
    onClose()
  })
  useEffect(() => {
    if (isOpen && isLinked) finish()
  }, [isOpen, isLinked])
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={words.title} text={words.text}>
      <div className={classes.form}>
        {link.isError && <NotLoaded isCompact onRetry={() => void link.refetch()} />}
        {link.data && <LinkButton to={link.data.url}>{t('telegram.open')}</LinkButton>}
        <Text size="small" tone="quiet">
          <span role="status">{t('telegram.waiting')}</span>
        </Text>
      </div>
    </Sheet>
  )
}
