import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import type { CommunitySetting } from '#contract/communities/community-setting.ts'
import { useWords } from '#web/lib/words/words.ts'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import { SortableList } from '#web/ui/SortableList.tsx'
import { Text } from '#web/ui/Text.tsx'
import { LeaveSheet } from '../setting/LeaveSheet.tsx'
import { SaveBar } from '../setting/SaveBar.tsx'
import { SettingPart } from '../setting/SettingPart.tsx'
import { useSettingDraft } from '../setting/useSettingDraft.ts'
import { authConfigOf, canSwitch, type MethodRow, methodRows } from './methods.ts'
import { Provider } from './Provider.tsx'

/** Part of the admin area: which sign-in methods are offered, in which order. */
export function SignInView() {
  const t = useWords('communitySetting')
  return (
    <SettingPart title={t('signIn.title')} text={t('signIn.text')}>
      {setting => (
        <>
          <Methods setting={setting} />
          <Provider isOn={setting.authConfig.some(({ authType }) => authType === 'OAUTH2')} />
        </>
      )}
    </SettingPart>
  )
}

function Methods({ setting }: { setting: CommunitySetting }) {
  const t = useWords('communitySetting')
  const { draft, change, ...form } = useSettingDraft<MethodRow[]>({
    setting,
    read: ({ authConfig }) => methodRows(authConfig),
    write: rows => ({ authConfig: authConfigOf(rows) }),
  })
  const { availableMethods } = setting
  const textOf = ({ authType, isOn }: MethodRow) => {
    if (availableMethods.includes(authType)) return t(`signIn.${authType}Text`)
    return t(isOn ? 'signIn.notConfigured' : 'signIn.notAvailable')
  }
  return (
    <>
      <SettingsCard title={t('signIn.list')}>
        <SortableList
          label={t('signIn.list')}
          onOrder={ids => change(ids.flatMap(id => draft.find(({ authType }) => authType === id) ?? []))}
          rows={draft.map(row => ({
            id: row.authType,
            label: t(`signIn.${row.authType}`),
            content: (
              <>
                <Text weight="semibold" size="body">
                  {t(`signIn.${row.authType}`)}
                </Text>
                <Text size="small" tone="quiet">
                  {textOf(row)}
                </Text>
              </>
            ),
            actions: (
              <Switch
                aria-label={t('signIn.show', { label: t(`signIn.${row.authType}`) })}
                checked={row.isOn}
                disabled={!canSwitch(draft, row, availableMethods)}
                onChange={({ currentTarget: { checked } }) =>
                  change(draft.map(each => (each.authType === row.authType ? { ...each, isOn: checked } : each)))
                }
              />
            ),
          }))}
        />
      </SettingsCard>
      <SaveBar {...form} onSave={() => void form.save()} onDiscard={form.discard} />
      <LeaveSheet guard={form.guard} />
    </>
  )
}
