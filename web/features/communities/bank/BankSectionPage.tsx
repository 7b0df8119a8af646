import { useLocation } from 'react-router'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { ContactButton } from '#web/ui/ContactButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotFoundPage } from '#web/ui/NotFoundPage.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './BankSectionPage.module.css'
import { sectionOfPath } from './bankPaths.ts'

/** One of the six sections of a partner bank, with the community's content. */
export function BankSectionPage() {
  const t = useWords('community')
  const { option, text } = useCommunity()
  const { pathname } = useLocation()
  const section = sectionOfPath(pathname)
  const content = section && option('BANK_SECTIONS')?.sections[section]
  if (!content) return <NotFoundPage />
  return (
    <>
      <PageHeader title={text(content.title)} text={text(content.lead)} />
      {content.items.length === 0 && (
        <EmptyState title={t('bank.empty')} text={t('bank.emptyText')} action={<ContactButton />} />
      )}
      <ul className={classes.grid}>
        {content.items.map(item => (
          <Card key={item.title.en} as="li" className={classes.item}>
            <Heading level={2} size="item">
              {text(item.title)}
            </Heading>
            <Text tone="soft" className={classes.text}>
              {text(item.text)}
            </Text>
            {item.url && (
              <LinkButton
                to={item.url}
                aria-label={`${t('bank.more')}: ${text(item.title)}`}
                variant="default"
                size="sm"
              >
                {t('bank.more')}
              </LinkButton>
            )}
          </Card>
        ))}
      </ul>
    </>
  )
}
