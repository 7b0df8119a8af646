import { useRef } from 'react'
import type { CommunitySetting } from '#contract/communities/community-setting.ts'
import { useWords, type WordKey } from '#web/lib/words/words.ts'
import settingsCard from '#web/ui/SettingsCard.module.css'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import { SchemaField } from '#web/ui/schema-form/SchemaField.tsx'
import { useShownProblems } from '#web/ui/schema-form/useShownProblems.ts'
import { LeaveSheet } from '../setting/LeaveSheet.tsx'
import { SaveBar } from '../setting/SaveBar.tsx'
import { SettingPart } from '../setting/SettingPart.tsx'
import { useSettingDraft } from '../setting/useSettingDraft.ts'
import { type ContactDraft, changesOf, draftOf, problemsIn, siteForm, teamForm } from './contactDraft.ts'

/** Part of the admin area: how people reach the team, and the links of the welcome page. */
export function ContactUsView() {
  const t = useWords('communitySetting')
  return (
    <SettingPart title={t('contactUs.title')} text={t('contactUs.text')}>
      {setting => <ContactForm setting={setting} />}
    </SettingPart>
  )
}

function ContactForm({ setting }: { setting: CommunitySetting }) {
  const t = useWords('communitySetting')
  const root = useRef<HTMLDivElement>(null)
  const { draft, change, ...form } = useSettingDraft<ContactDraft>({ setting, read: draftOf, write: changesOf })
  const found = problemsIn(draft)
  const { shown, isSent, leave, showAll, forget } = useShownProblems(found)
  const isWrong = isSent && Object.keys(found).length > 0
  const save = async () => {
    if (Object.keys(found).length > 0) {
      showAll(root.current)
      return
    }
    await form.save()
    forget()
  }
  const part = (title: string, field: typeof teamForm) => (
    <SettingsCard title={title}>
      <div className={settingsCard.block}>
        <SchemaField
          field={field}
          path=""
          name=""
          label={title}
          value={draft}
          problems={shown}
          words={{
            field: name => t(`contactUs.fields.${name}` as WordKey<'communitySetting'>),
            item: (_name, order) => t('contactUs.fields.contactLinksItem', { order }),
            choice: choice => choice,
          }}
          onChange={changed => change(changed as ContactDraft)}
        />
      </div>
    </SettingsCard>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that a field is left
    <div ref={root} onBlur={leave}>
      {part(t('contactUs.team'), teamForm)}
      {part(t('contactUs.site'), siteForm)}
      <SaveBar
        {...form}
        problem={form.problem ?? (isWrong ? t('contactUs.check') : null)}
        onSave={() => void save()}
        onDiscard={() => {
          form.discard()
          forget()
        }}
      />
      <LeaveSheet guard={form.guard} />
    </div>
  )
}
