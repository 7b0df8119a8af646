import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'
import { type WebhookKind, webhookKindNames } from '#contract/admin/webhook-kinds.ts'
import { useWords } from '#web/lib/words/words.ts'
import classes from './KindChoice.module.css'
import { kindGroups, kindsOf, toggleGroup } from './kindGroups.ts'

type Props = { chosen: WebhookKind[]; onChange: (kinds: WebhookKind[]) => void }

/** Kinds of news that a webhook is told, by what they are about. */
export function KindChoice({ chosen, onChange }: Props) {
  const t = useWords('webhooks')
  const toggle = (kind: WebhookKind) =>
    onChange(chosen.includes(kind) ? chosen.filter(other => other !== kind) : [...chosen, kind])
  return (
    <section aria-label={t('kinds')} className={classes.root}>
      <p className={classes.title}>{t('kinds')}</p>
      {kindGroups.map(group => {
        const kinds = kindsOf(group, webhookKindNames)
        const count = kinds.filter(kind => chosen.includes(kind)).length
        return (
          <fieldset key={group} className={classes.group}>
            <legend className={classes.legend}>{t(`groups.${group}`)}</legend>
            {kinds.length > 1 && (
              <Checkbox
                className={classes.all ?? ''}
                classNames={{ body: classes.row ?? '' }}
                label={t('allOf', { group: t(`groups.${group}`), count, total: kinds.length })}
                checked={count === kinds.length}
                indeterminate={count > 0 && count < kinds.length}
                onChange={() => onChange(toggleGroup(chosen, kinds))}
              />
            )}
            {kinds.map(kind => (
              <Checkbox
                key={kind}
                classNames={{ body: classes.row ?? '' }}
                label={t(`kind.${kind}`)}
                checked={chosen.includes(kind)}
                onChange={() => toggle(kind)}
              />
            ))}
          </fieldset>
        )
      })}
    </section>
  )
}
