import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import type { CommunitySetting, SettingChanges } from '#contract/communities/community-setting.ts'
import { CallFailure } from '#web/lib/calls/client.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useWords } from '#web/lib/words/words.ts'
import { SettingRow, SettingsCard } from '#web/ui/SettingsCard.tsx'
import { SettingPart } from '../setting/SettingPart.tsx'
import { useSaveSetting } from '../setting/useSaveSetting.ts'

const rules = ['approvalRequired', 'transparent', 'membersMayChat'] as const
const steps = ['profile', 'about', 'linkedin', 'location', 'lookingFor', 'contacts', 'networks', 'avatar'] as const

/** Part of the admin area: who gets in, and the steps of the way in. */
export function JoiningView() {
  const t = useWords('communitySetting')
  return (
    <SettingPart title={t('joining.title')} text={t('joining.text')}>
      {setting => <Switches setting={setting} />}
    </SettingPart>
  )
}

function Switches({ setting }: { setting: CommunitySetting }) {
  const t = useWords('communitySetting')
  const save = useSaveSetting()
  const [busy, setBusy] = useState<string | null>(null)
  async function set(name: string, change: (known: CommunitySetting) => SettingChanges): Promise<void> {
    setBusy(name)
    try {
      await save(change)
    } catch (error) {
      showToast({ type: 'error', title: error instanceof CallFailure ? error.message : t('notSaved') })
    }
    setBusy(null)
  }
  return (
    <>
      <SettingsCard title={t('joining.membership')}>
        {rules.map(rule => (
          <SettingRow key={rule} title={t(`joining.${rule}`)} text={t(`joining.${rule}Text`)}>
            <Switch
              aria-label={t(`joining.${rule}`)}
              checked={setting[rule]}
              disabled={busy === rule}
              onChange={({ currentTarget: { checked } }) => void set(rule, () => ({ [rule]: checked }))}
            />
          </SettingRow>
        ))}
      </SettingsCard>
      <SettingsCard title={t('joining.steps')}>
        {steps.map(step => (
          <SettingRow key={step} title={t(`joining.step.${step}`)} text={t(`joining.stepText.${step}`)}>
            <Switch
              aria-label={t(`joining.step.${step}`)}
              checked={setting.stepsConfig[step]?.visible ?? false}
              disabled={busy === step}
              onChange={({ currentTarget: { checked } }) =>
                void set(step, ({ stepsConfig }) => ({ stepsConfig: { ...stepsConfig, [step]: { visible: checked } } }))
              }
            />
          </SettingRow>
        ))}
      </SettingsCard>
    </>
  )
}
