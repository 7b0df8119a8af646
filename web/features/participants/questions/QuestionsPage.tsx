import { useCommunity } from '#web/lib/community.ts'
import { useWords } from '#web/lib/words.ts'
import { ContactButton } from '#web/shell/ContactButton.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './QuestionsPage.module.css'

/** For someone who is signed in and has no profile here: what this community is, and how it goes on. */
export function QuestionsPage() {
  const t = useWords('screens')
  const shell = useWords('shell')
  const { name, text, landingCopy, brandConfig, memberCount, cityCount } = useCommunity()
  const members = shell('members', { count: memberCount })
  const cities = t('mine.cities', { count: cityCount })
  return (
    <Card as="article" isFlush>
      <Cover cover={brandConfig.cover} seed={name} width={720} height={200} className={classes.cover} isFirst />
      <div className={classes.words}>
        <Heading level={1}>{t('questions.title', { community: name })}</Heading>
        <Text size="lead" tone="soft">
          {text(landingCopy)}
        </Text>
        {memberCount > 0 && cityCount > 0 && <Text tone="quiet">{t('questions.members', { members, cities })}</Text>}
        <div className={classes.next}>
          <Heading level={2} size="item">
            {t('questions.next')}
          </Heading>
          <Text tone="soft">
            {t('questions.text')} {t('questions.nextText')}
          </Text>
        </div>
        <ContactButton />
      </div>
    </Card>
  )
}
