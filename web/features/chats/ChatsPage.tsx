import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

export function ChatsPage() {
  const t = useWords('chats')
  const { permissions } = useSession()
  const canChat = permissions.includes('CAN_CHAT')
  return (
    <>
      <PageHeader title={t('title')} />
      {canChat ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Button component={Link} to="/contacts">
              {t('action')}
            </Button>
          }
        />
      ) : (
        <EmptyState title={t('closed')} text={t('closedText')} action={<ContactButton />} />
      )}
    </>
  )
}
