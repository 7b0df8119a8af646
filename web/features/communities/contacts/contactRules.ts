import type { ContactType } from '#contract/communities/community.ts'
import type { CommunitySetting } from '#contract/communities/community-setting.ts'

type List = 'contactsConfig' | 'shownContacts' | 'requiredContacts'
export type ContactRules = Pick<CommunitySetting, List | 'requiredContactsMin' | 'contactPrivacy'>

export const contactRulesOf = (setting: ContactRules): ContactRules => ({
  contactsConfig: setting.contactsConfig,
  shownContacts: setting.shownContacts,
  requiredContacts: setting.requiredContacts,
  requiredContactsMin: setting.requiredContactsMin,
  contactPrivacy: setting.contactPrivacy,
})

/**
 * A contact ticked in a list, or not. What is shown or required is also asked for, and what is not asked for is neither. The
 * number of required ones never exceeds their count.
 */
export function withContact(rules: ContactRules, type: ContactType, list: List, isTicked: boolean): ContactRules {
  const set = (name: List, isIn: boolean) =>
    isIn === rules[name].includes(type)
      ? rules[name]
      : isIn
        ? [...rules[name], type]
        : rules[name].filter(each => each !== type)
  const isDropped = list === 'contactsConfig' && !isTicked
  const next = {
    contactsConfig:
      list === 'contactsConfig' ? set(list, isTicked) : isTicked ? set('contactsConfig', true) : rules.contactsConfig,
    shownContacts:
      list === 'shownContacts' ? set(list, isTicked) : isDropped ? set('shownContacts', false) : rules.shownContacts,
    requiredContacts:
      list === 'requiredContacts'
        ? set(list, isTicked)
        : isDropped
          ? set('requiredContacts', false)
          : rules.requiredContacts,
  }
  return { ...rules, ...next, requiredContactsMin: Math.min(rules.requiredContactsMin, next.requiredContacts.length) }
}
