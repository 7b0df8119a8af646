import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Slot } from '#web/shell/capabilities.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Text } from '#web/ui/Text.tsx'
import { CreditsCard } from './CreditsCard.tsx'
import { CreditsHistory } from './CreditsHistory.tsx'
import classes from './SubscriptionsPage.module.css'

/** Subscriptions and credits of the user. */
export function SubscriptionsPage() {
  const t = useWords('network')
  const { user, participant } = useSession()
  return (
    <div className={classes.root}>
      <PageHeader title={t('subscriptions.title')} />
      {participant ? <CreditsCard /> : <Membership />}
      <Slot name="subscriptions" />
      <Card as="section" className={classes.part}>
        <Heading level={2} size="item">
          {t('subscriptions.letters')}
        </Heading>
        <Text tone="soft">{t('subscriptions.lettersText', { email: user?.email ?? '' })}</Text>
      </Card>
      {participant && <CreditsHistory />}
    </div>
  )
}

/** Managers without a profile have no credits. */
function Membership() {
  const t = useWords('network')
  const { links } = useCommunity()
  return (
    <Card as="section" className={classes.part}>
      <Heading level={2} size="item">
        {t('subscriptions.free')}
      </Heading>
      <Text tone="soft">{t('subscriptions.freeText')}</Text>
      {links.pricing && (
        <LinkButton to={links.pricing} variant="default">
          {t('subscriptions.pricing')}
        </LinkButton>
      )}
    </Card>
  )
}
