import { useQuery } from '@tanstack/react-query'
import { creditsQuery } from '#web/features/matching/queries.ts'
import { useCommunity } from '#web/lib/community/community.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { NotLoaded } from '#web/ui/NotLoaded.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { Text } from '#web/ui/Text.tsx'
import { CreditsBar } from './CreditsBar.tsx'
import classes from './CreditsCard.module.css'
import { introsLeft } from './refill.ts'
import { useIntroWords } from './useIntroWords.ts'
import { useRefillWords } from './useRefillWords.ts'

/** Balance, next refill and remaining intros. */
export function CreditsCard() {
  const t = useWords('network')
  const { links } = useCommunity()
  const refillWords = useRefillWords()
  const introWords = useIntroWords()
  const { data: credits, isError, refetch } = useQuery(creditsQuery)
  if (!credits)
    return isError ? (
      <Card as="section">
        <NotLoaded onRetry={() => void refetch()} />
      </Card>
    ) : (
      <PageSkeleton />
    )
  const { balance, allowance, price, period } = credits
  const intros = introsLeft(credits)
  return (
    <Card as="section" className={classes.root}>
      <div className={classes.head}>
        <Heading level={2} size="item">
          {introWords(intros)}
        </Heading>
        {intros !== null && <Text tone="quiet">{t('credits.balance', { balance, allowance })}</Text>}
      </div>
      {intros !== null && (
        <>
          <CreditsBar credits={credits} />
          <Text weight="medium">{refillWords(credits.nextRefillAt)}</Text>
        </>
      )}
      <Text tone="soft">{intros === null ? t('credits.freeText') : t(`credits.${period}`, { allowance, price })}</Text>
      {links.pricing && (
        <LinkButton to={links.pricing} variant="default" className={classes.link ?? ''}>
          {t('subscriptions.pricing')}
        </LinkButton>
      )}
    </Card>
  )
}
