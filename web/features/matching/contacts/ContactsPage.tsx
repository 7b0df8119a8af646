import { Button } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { useWords } from '#web/lib/words.ts'
import { TabLinks } from '#web/shell/TabLinks.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

export function ContactsPage() {
  const t = useWords('screens')
  const { pathname } = useLocation()
  const isBookmarks = pathname === '/contacts/bookmarks'
  return (
    <>
      <PageHeader title={t('contacts.title')} />
      <TabLinks
        label={t('contacts.title')}
        tabs={[
          { to: '/contacts', label: t('contacts.interested') },
          { to: '/contacts/bookmarks', label: t('contacts.bookmarks') },
        ]}
      />
      <EmptyState
        title={t(isBookmarks ? 'contacts.noBookmarks' : 'contacts.empty')}
        text={t(isBookmarks ? 'contacts.noBookmarksText' : 'contacts.emptyText')}
        action={
          <Button component={Link} to="/my_communities">
            {t('contacts.action')}
          </Button>
        }
      />
    </>
  )
}
