import { useCommunity } from '#web/lib/community/community.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Slot } from '#web/shell/capabilities.tsx'
import { Card } from '#web/ui/Card.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './DashboardPage.module.css'

export function DashboardPage() {
  const t = useWords('analytics')
  const language = useLanguage()
  const { mode } = useSession()
  const { memberCount, cityCount, langChoices } = useCommunity()
  const figures = [
    { label: t('members'), value: memberCount },
    { label: t('cities'), value: cityCount },
    { label: t('communityLanguages'), value: langChoices.length },
  ]
  return (
    <>
      <PageHeader title={t('title')} />
      {mode !== 'organiser' && (
        <dl className={classes.figures}>
          {figures.map(({ label, value }) => (
            <Card key={label}>
              <Text as="dt" size="small" tone="quiet">
                {label}
              </Text>
              <dd className={classes.value}>{value.toLocaleString(language)}</dd>
            </Card>
          ))}
        </dl>
      )}
      <div className={classes.parts}>
        <Slot name="dashboard" />
      </div>
    </>
  )
}
