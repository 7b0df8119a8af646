import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useId } from 'react'
import type { ContactType } from '#contract/communities/community.ts'
import type { CommunitySetting } from '#contract/communities/community-setting.ts'
import { contactTypes } from '#contract/communities/contact-types.ts'
import { useWords } from '#web/lib/words/words.ts'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import settingsCard from '#web/ui/SettingsCard.module.css'
import { SettingsCard } from '#web/ui/SettingsCard.tsx'
import { LeaveSheet } from '../setting/LeaveSheet.tsx'
import { SaveBar } from '../setting/SaveBar.tsx'
import { SettingPart } from '../setting/SettingPart.tsx'
import { useSettingDraft } from '../setting/useSettingDraft.ts'
import classes from './ContactsView.module.css'
import { type ContactRules, contactRulesOf, withContact } from './contactRules.ts'

const privacies = ['NONE', 'CONNECTIONS', 'PRIVATE'] as const

/** Part of the admin area: which contacts are asked for, and who sees them. */
export function ContactsView() {
  const t = useWords('communitySetting')
  return (
    <SettingPart title={t('contacts.title')} text={t('contacts.text')}>
      {setting => <ContactRulesForm setting={setting} />}
    </SettingPart>
  )
}

function ContactRulesForm({ setting }: { setting: CommunitySetting }) {
  const t = useWords('communitySetting')
  const { draft, change, ...form } = useSettingDraft<ContactRules>({
    setting,
    read: contactRulesOf,
    write: rules => rules,
  })
  const minId = useId()
  const { requiredContacts: required, requiredContactsMin: min } = draft
  return (
    <>
      <SettingsCard title={t('contacts.types')}>
        <table className={classes.types}>
          <thead>
            <tr>
              <th scope="col">{t('contacts.type')}</th>
              <th scope="col">{t('contacts.asked')}</th>
              <th scope="col">{t('contacts.shown')}</th>
              <th scope="col">{t('contacts.required')}</th>
            </tr>
          </thead>
          <tbody>
            {contactTypes.map(type => (
              <ContactRow key={type} type={type} rules={draft} onChange={change} />
            ))}
          </tbody>
        </table>
      </SettingsCard>
      <SettingsCard title={t('contacts.min')}>
        <div className={settingsCard.block}>
          <NativeSelect
            id={minId}
            aria-label={t('contacts.min')}
            description={t('contacts.minText')}
            data={Array.from({ length: Math.max(required.length, min) + 1 }, (_, count) => String(count))}
            value={String(min)}
            error={min > required.length && t('contacts.minTooMany', { count: required.length })}
            onChange={event => change({ ...draft, requiredContactsMin: Number(event.currentTarget.value) })}
          />
        </div>
      </SettingsCard>
      <SettingsCard title={t('contacts.privacy')}>
        <div className={settingsCard.block}>
          <RadioCards
            legend={t('contacts.privacy')}
            isLegendHidden
            choices={privacies.map(value => ({
              value,
              title: t(`contacts.${value}`),
              text: t(`contacts.${value}Text`),
            }))}
            value={draft.contactPrivacy}
            onChange={value => change({ ...draft, contactPrivacy: value })}
          />
        </div>
      </SettingsCard>
      <SaveBar {...form} isBusy={form.isBusy} onSave={() => void form.save()} onDiscard={form.discard} />
      <LeaveSheet guard={form.guard} />
    </>
  )
}

type RowProps = { type: ContactType; rules: ContactRules; onChange: (rules: ContactRules) => void }

function ContactRow({ type, rules, onChange }: RowProps) {
  const t = useWords('communitySetting')
  const types = useWords('onboarding')
  const name = types(`types.${type}`)
  const box = (list: 'contactsConfig' | 'shownContacts' | 'requiredContacts', label: string) => (
    <td>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is an input, with a name of its own */}
      <label className={classes.box}>
        <Checkbox
          aria-label={label}
          checked={rules[list].includes(type)}
          onChange={event => onChange(withContact(rules, type, list, event.currentTarget.checked))}
        />
      </label>
    </td>
  )
  return (
    <tr>
      <th scope="row">{name}</th>
      {box('contactsConfig', t('contacts.askedOf', { type: name }))}
      {box('shownContacts', t('contacts.shownOf', { type: name }))}
      {box('requiredContacts', t('contacts.requiredOf', { type: name }))}
    </tr>
  )
}
