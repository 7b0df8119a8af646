import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ProviderSetting } from '#contract/communities/provider-setting.ts'
import { api } from '#web/lib/calls/api.ts'
import { useAttempt } from '#web/lib/forms/useAttempt.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { FormSheet } from '#web/ui/FormSheet.tsx'
import classes from './Provider.module.css'

type Props = {
  provider: ProviderSetting['provider']
  onClose: () => void
  onSaved: (saved: ProviderSetting) => Promise<void>
}

const names = ['issuer', 'codeUrl', 'tokenUrl', 'userInfoUrl', 'clientId'] as const
const addresses = ['codeUrl', 'tokenUrl', 'userInfoUrl'] as const
type Values = Record<(typeof names)[number], string>

/** Addresses and client of the login service. The secret is typed here, and never comes back. */
export function ProviderSheet({ provider, onClose, onSaved }: Props) {
  const t = useWords('providerSetting')
  const [values, setValues] = useState<Values>(
    () => Object.fromEntries(names.map(name => [name, provider?.[name] ?? ''])) as Values,
  )
  const [secret, setSecret] = useState('')
  const { problem, isBusy, attempt } = useAttempt()
  const set = (changes: Partial<Values>) => setValues({ ...values, ...changes })
  const fieldOf = (name: keyof Values) => ({
    name,
    label: t(name),
    required: true,
    autoCapitalize: 'none',
    autoComplete: 'off',
    spellCheck: false,
    value: values[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => set({ [name]: event.currentTarget.value }),
  })
  const discover = () =>
    attempt(async () => {
      set(await api.providerSetting.discover({ issuer: values.issuer }))
      showToast({ type: 'success', title: t('discovered') })
    })
  return (
    <FormSheet
      onClose={onClose}
      title={t('sheetTitle')}
      text={t('text')}
      action={t('save')}
      isReady={names.every(name => values[name].trim() !== '')}
      onSubmit={async () => onSaved(await api.providerSetting.save({ ...values, ...(secret && { secret }) }))}
    >
      <div className={classes.fields}>
        <TextInput
          {...fieldOf('issuer')}
          type="url"
          inputMode="url"
          placeholder="https://"
          description={t('issuerText')}
          data-autofocus
        />
        {problem && <Banner tone="warning" title={problem} isAlert />}
        <div>
          <Button
            variant="default"
            loading={isBusy}
            disabled={values.issuer.trim() === ''}
            onClick={() => void discover()}
          >
            {t('discover')}
          </Button>
        </div>
        {addresses.map(name => (
          <TextInput
            key={name}
            {...fieldOf(name)}
            type="url"
            inputMode="url"
            placeholder="https://"
            description={t(`${name}Text`)}
          />
        ))}
        <TextInput {...fieldOf('clientId')} />
        <PasswordInput
          name="secret"
          label={t(provider?.hasSecret ? 'newSecret' : 'secret')}
          description={`${t('secretText')} ${t(provider?.hasSecret ? 'keepSecret' : 'optionalSecret')}`}
          autoComplete="new-password"
          value={secret}
          onChange={event => setSecret(event.currentTarget.value)}
        />
      </div>
    </FormSheet>
  )
}
