import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type ApiScope, scopeAreas } from '#contract/admin/api-scope.ts'
import { tokenDays } from '#contract/admin/api-token.ts'
import { api } from '#web/lib/calls/api.ts'
import { useWords } from '#web/lib/words/words.ts'
import { ChoiceList } from '#web/ui/ChoiceList.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import classes from '../AdminPage.module.css'

type Props = { onClose: () => void; onMade: (token: string) => void }

export function CreateTokenSheet({ onClose, onMade }: Props) {
  const t = useWords('apiTokens')
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiScope[]>([])
  const [days, setDays] = useState<'30' | '90' | '365'>('90')
  const toggle = (scope: ApiScope) =>
    setScopes(scopes.includes(scope) ? scopes.filter(other => other !== scope) : [...scopes, scope])
  return (
    <FormSheet
      onClose={onClose}
      title={t('createTitle')}
      action={t('make')}
      isReady={name.trim() !== '' && scopes.length > 0}
      onSubmit={async () => {
        const { token } = await api.apiToken.create({ name, scopes, days: Number(days) as 30 })
        onMade(token)
      }}
    >
      <div className={classes.fields}>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          maxLength={60}
          required
          data-autofocus
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
        <fieldset className={classes.choices}>
          <legend>{t('scopes')}</legend>
          {scopeAreas.map(area => (
            <div key={area} className={classes.choice}>
              <span>{t(`areas.${area}`)}</span>
              <span className={classes.pair}>
                {(['read', 'write'] as const).map(kind => (
                  <Checkbox
                    key={kind}
                    label={t(kind)}
                    aria-label={`${t(`areas.${area}`)}: ${t(kind)}`}
                    checked={scopes.includes(`${area}:${kind}`)}
                    onChange={() => toggle(`${area}:${kind}`)}
                  />
                ))}
              </span>
            </div>
          ))}
        </fieldset>
        <ChoiceList
          label={t('days')}
          name="days"
          value={days}
          choices={tokenDays.map(count => ({ value: `${count}` as const, label: t('daysOf', { count }) }))}
          onChange={setDays}
        />
      </div>
    </FormSheet>
  )
}
