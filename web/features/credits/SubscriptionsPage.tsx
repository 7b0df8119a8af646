import { SubscribedChannels } from '#web/features/participants/profile/SubscribedChannels.tsx'
import { useCommunity } from '#web/lib/community.ts'
import { useSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './SubscriptionsPage.module.css'

const periodWords = { day: 'creditsDay', week: 'creditsWeek', month: 'creditsMonth' } as const

/** What the reader gets and pays here. */
export function SubscriptionsPage() {
  const t = useWords('screens')
  const { option, links } = useCommunity()
  const { user, participant } = useSession()
  const credits = option('CREDITS')
  return (
    <div className={classes.root}>
      <PageHeader title={t('subscriptions.title')} />
      <Card as="section" className={classes.part}>
        <Heading level={2} size="item">
          {t(credits ? 'subscriptions.credits' : 'subscriptions.free')}
        </Heading>
        <Text tone="soft">
          {credits
            ? t(`subscriptions.${periodWords[credits.period]}`, { allowance: credits.allowance, price: credits.price })
            : t('subscriptions.freeText')}
        </Text>
        {links.pricing && (
          <LinkButton to={links.pricing} variant="default">
            {t('subscriptions.pricing')}
          </LinkButton>
        )}
      </Card>
      {participant && <SubscribedChannels />}
      <Card as="section" className={classes.part}>
        <Heading level={2} size="item">
          {t('subscriptions.letters')}
        </Heading>
        <Text tone="soft">{t('subscriptions.lettersText', { email: user?.email ?? '' })}</Text>
      </Card>
    </div>
  )
}
