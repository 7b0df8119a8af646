import type { Db } from '#server/platform/db/connect.ts'
import { communityId, demoCommunities } from '../communities/list.ts'
import type { CommunityRecord } from '../communities/record.ts'
import type { DemoPart } from './part.ts'
import { insertRows, json, type Row } from './rows.ts'

export const communitiesPart: DemoPart = {
  name: 'communities-1',
  async load(db) {
    await insertRows(
      db,
      'community',
      demoCommunities.map(community => rowOf(db, community)),
    )
  },
}

function rowOf(db: Db, community: CommunityRecord): Row {
  return {
    id: communityId(community.domain),
    domain: community.domain,
    custom_domain: community.customDomain,
    parent_community_domain: community.parentCommunityDomain,
    lang: community.lang,
    lang_choices: community.langChoices,
    time_zone: community.timeZone,
    title: json(db, community.title),
    landing_title: json(db, community.landingTitle),
    landing_copy: json(db, community.landingCopy),
    landing: json(db, community.landing),
    img_url: community.imgUrl,
    logo_url: community.logoUrl,
    transparent: community.transparent,
    approval_required: community.approvalRequired,
    short_landing: community.shortLanding,
    is_tim_community: community.isTimCommunity,
    options: json(db, community.options),
    auth_config: json(db, community.authConfig),
    custom_navigation: json(db, community.customNavigation),
    contacts_config: community.contactsConfig,
    required_contacts: community.requiredContacts,
    required_contacts_min: community.requiredContactsMin,
    shown_contacts: community.shownContacts,
    steps_config: json(db, community.stepsConfig),
    sender_email: community.senderEmail,
    brand_config: json(db, community.brandConfig),
    links: json(db, community.links),
    created_at: new Date(community.foundedAt),
  }
}
