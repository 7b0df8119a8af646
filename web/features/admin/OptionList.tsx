import type { CommunityOption } from '#contract/communities/options.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './AdminPage.module.css'
import { settingLines } from './settingLines.ts'

/** Enabled options with their settings as lines of text. */
export function OptionList({ options }: { options: CommunityOption[] }) {
  const t = useWords('admin')
  return (
    <Card as="section">
      <Heading level={2} size="item">
        {t('options')}
      </Heading>
      {options.length === 0 && <Text tone="quiet">{t('noOptions')}</Text>}
      <ul className={classes.options}>
        {options.map(({ optionType, settings }) => (
          <li key={optionType}>
            <code className={classes.option}>{optionType}</code>
            {settingLines(settings).map(([name, value]) => (
              <Text key={name} size="small" tone="soft" className={classes.setting}>
                {name}: {value}
              </Text>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
