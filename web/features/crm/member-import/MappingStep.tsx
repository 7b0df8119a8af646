import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { ImportField, MemberImport } from '#contract/crm/member-import.ts'
import { importFields } from '#contract/crm/member-import-fields.ts'
import { goTo } from '#web/lib/browser/navigation.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Text } from '#web/ui/Text.tsx'
import classes from './MemberImport.module.css'

type Props = { made: MemberImport; onChange: (next: MemberImport) => void }

/** Each column of the file with its field and its first cells. A field that is chosen again leaves its other column. */
export function MappingStep({ made, onChange }: Props) {
  const t = useWords('memberImport')
  const [mapping, setMapping] = useState(made.mapping)
  const { problem, isBusy, attempt } = useAttempt()
  const choose = (column: number, field: ImportField | null) =>
    setMapping(before => before.map((now, at) => (at === column ? field : now === field ? null : now)))
  const hasEmail = mapping.includes('email')
  const check = () =>
    attempt(async () => {
      onChange(await api.memberImport.check({ id: made.id, mapping }))
      goTo(`/admin/crm/import/${made.id}`, { replace: true })
    })
  return (
    <div className={classes.stack}>
      <div>
        <Heading level={2} size="item">
          {t('mapping.title')}
        </Heading>
        <Text tone="soft">{t('mapping.text')}</Text>
      </div>
      <Card isFlush>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('mapping.column')}</th>
              <th scope="col">{t('mapping.field')}</th>
              <th scope="col">{t('mapping.example')}</th>
            </tr>
          </thead>
          <tbody>
            {made.columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one title; their order never changes
              <tr key={at}>
                <th scope="row">{column}</th>
                <td>
                  <NativeSelect
                    aria-label={t('mapping.fieldOf', { column })}
                    value={mapping[at] ?? ''}
                    data={[
                      { value: '', label: t('mapping.leaveOut') },
                      ...importFields.map(field => ({ value: field, label: t(`fields.${field}`) })),
                    ]}
                    onChange={({ currentTarget }) =>
                      choose(at, importFields.find(field => field === currentTarget.value) ?? null)
                    }
                  />
                </td>
                <td className={classes.example}>
                  {made.preview
                    .map(cells => cells[at])
                    .filter(Boolean)
                    .slice(0, 3)
                    .join(' · ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      {problem && <Banner tone="danger" title={problem} isAlert />}
      {!hasEmail && <Banner tone="warning" title={t('mapping.needsEmail')} />}
      <div>
        <Button disabled={!hasEmail} loading={isBusy} onClick={() => void check()}>
          {t('mapping.next')}
        </Button>
      </div>
    </div>
  )
}
