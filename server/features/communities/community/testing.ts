import type { Community } from '#contract/communities/community.ts'
import { newId } from '#server/platform/db/id.ts'
import { everyone, owningUserOnly, signedIn } from '#server/testing/actors.ts'
import { type FactoryContext, nextNumber } from '#server/testing/factory-context.ts'
import { open, type SliceTesting } from '#server/testing/slice.ts'
import { makeNewCommunity } from './rules.ts'

type CommunityOptions = Partial<
  Pick<Community, 'domain' | 'customDomain' | 'lang' | 'transparent' | 'approvalRequired' | 'authConfig' | 'options'>
>

export async function buildCommunity(
  { owner, clock }: FactoryContext,
  options: CommunityOptions = {},
): Promise<{ id: string; domain: string; host: string }> {
  const id = newId(clock.now())
  // With a letter before the end of the id: six digits alone would look like a code in a letter.
  const domain = options.domain ?? `club-${nextNumber()}-x${id.slice(-6)}`
  const founded = makeNewCommunity(
    {
      id,
      domain,
      title: `Club ${domain}`,
      lang: options.lang ?? 'en',
      timeZone: 'Europe/Berlin',
      brandColor: '#b3501f',
      accentColor: '#2c7567',
      options: options.options ?? [],
    },
    'hello@example.com',
    'http://localhost:3000',
  )
  const json = (value: unknown) => owner`${JSON.stringify(value)}::text::jsonb`
  await owner`
    insert into community (id, domain, custom_domain, lang, lang_choices, time_zone, title, landing_title, landing_copy, landing,
      img_url, logo_url, transparent, approval_required, options, auth_config, brand_config, links, created_at)
    values (${id}, ${domain}, ${options.customDomain ?? null}, ${founded.lang}, ${founded.langChoices}, ${founded.timeZone},
      ${json(founded.title)}, ${json(founded.landingTitle)}, ${json(founded.landingCopy)}, ${json(founded.landing)},
      ${founded.imgUrl}, ${founded.logoUrl}, ${options.transparent ?? false}, ${options.approvalRequired ?? false},
      ${json(founded.options)}, ${json(options.authConfig ?? [{ authType: 'EMAIL' }])}, ${json(founded.brandConfig)},
      ${json(founded.links)}, ${clock.now()})`
  return { id, domain, host: `${domain}.localhost:3000` }
}

export const testing: SliceTesting<'community'> = {
  noun: 'community',
  calls: {
    create: { access: signedIn, input: world => ({ domain: world.freeDomain(), title: 'A new club' }) },
    checkDomain: { access: signedIn, input: world => ({ domain: world.freeDomain() }) },
    get: { access: everyone, input: ({ here }) => ({ id: here.id }), ids: () => ({ id: open }) },
    getByDomain: { access: everyone, input: ({ here }) => ({ domain: here.domain }) },
    listByUser: {
      access: owningUserOnly,
      input: ({ people }) => ({ userId: people.member.userId }),
      ids: ({ people }) => ({ userId: people.foreignAdmin.userId }),
    },
    listOptions: { access: everyone, input: ({ here }) => ({ id: here.id }), ids: () => ({ id: open }) },
    previewParticipants: {
      access: everyone,
      input: ({ here }) => ({ id: here.id }),
      ids: ({ elsewhere }) => ({ id: elsewhere.id }),
    },
    getNavigation: { access: everyone, input: ({ here }) => ({ domain: here.domain }) },
    getLandingFile: {
      access: everyone,
      input: ({ here }) => ({ id: here.id, file: 'landing_ru.json' }),
      ids: () => ({ id: open }),
    },
    getNavigationFile: { access: everyone, input: ({ here }) => ({ id: here.id }), ids: () => ({ id: open }) },
    getRobots: { access: everyone, input: () => ({}) },
    getManifest: { access: everyone, input: () => ({}) },
  },
}
