import { ActionIcon } from '@mantine/core'
import { ChartLine, Download, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { ChartName, ChartRange } from '#contract/analytics/chart.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './ChartCard.module.css'
import { useDownload } from './useDownload.ts'
import { useMeaning } from './useMeaning.tsx'

type Props = {
  title: string
  subtitle: string
  meaning: string
  range: ChartRange
  /** The file that its data are downloaded from. */
  file: ChartName
  /** Where the file is, if it is not one of the charts. */
  path?: string
  /** What to expect, in place of a chart without data. */
  empty: string | null
  /** The same data as rows, for those who do not see the chart or want the numbers. */
  table?: ReactNode
  children: ReactNode
}

/** Frame of a chart: its name and meaning, its data as a table and as a file. */
export function ChartCard({ title, subtitle, meaning, range, file, path, empty, table, children }: Props) {
  const t = useWords('analytics')
  const id = useId()
  const about = useMeaning(title, meaning)
  const { isBusy, download } = useDownload(file, range, path)
  const [isTable, setIsTable] = useState(false)
  return (
    <section aria-labelledby={id} className={classes.root}>
      <Card className={classes.card}>
        <div className={classes.head}>
          <div>
            <Heading level={2} size="item" id={id}>
              {title}
            </Heading>
            <Text size="small" tone="quiet">
              {subtitle}
            </Text>
          </div>
          <div className={classes.actions}>
            {about.button}
            {!empty && table && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                className={classes.action}
                aria-label={t(isTable ? 'chartOf' : 'tableOf', { chart: title })}
                onClick={() => setIsTable(!isTable)}
              >
                <Icon of={isTable ? ChartLine : Table2} size={16} />
              </ActionIcon>
            )}
            {!empty && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                className={classes.action}
                aria-label={t('downloadOf', { chart: title })}
                loading={isBusy}
                onClick={download}
              >
                <Icon of={Download} size={16} />
              </ActionIcon>
            )}
          </div>
        </div>
        {about.text}
        {empty ? (
          <Text tone="soft" className={classes.empty}>
            {empty}
          </Text>
        ) : (
          <div className={classes.content}>{isTable && table ? table : children}</div>
        )}
      </Card>
    </section>
  )
}
