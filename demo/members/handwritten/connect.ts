import type { HandwrittenProfile } from './profile.ts'

export const connectProfiles: HandwrittenProfile[] = [
  {
    person: 'greta-lindholm',
    role: 'admin',
    position: 'Director',
    company: 'Samovar Connect',
    about:
      'I bring communities together that do not know of each other: a choir and a hospital, a bank and a school of design. Fourteen years in cultural institutes in five cities. This is the room where they plan.',
    lookingFor: 'Leaders of communities with fifty to five hundred members who would try one exchange with another.',
    canHelp: 'I can find a partner community for yours and plan the first exchange with both organisers.',
    goal: 'Twenty pairs of communities',
    tags: ['Communities', 'Exchange', 'Culture', 'Partnerships'],
    city: 'stockholm',
    joined: '2025-06-03T09:00:00Z',
  },
  {
    person: 'omar-rahal',
    role: 'moderator',
    position: 'Partnerships lead',
    company: 'Samovar Connect',
    about:
      'I find the second community for every first one. Before that I planned trade fairs in Dubai and Milan, sixty of them, and learned who really meets whom. I write short letters.',
    lookingFor: 'Organisers of professional clubs in southern Europe and the Gulf, for a joint calendar.',
    canHelp: 'I know venues and organisers in Dubai and Milan, and can negotiate a fair price for a hall.',
    goal: 'A shared calendar for thirty clubs',
    tags: ['Partnerships', 'Events', 'Calendar', 'Clubs'],
    city: 'dubai',
    joined: '2025-06-24T07:40:00Z',
    invitedBy: 'greta-lindholm',
  },
  {
    person: 'jonas-weber',
    position: 'Angel investor',
    company: 'Isarfund',
    about:
      'I sit in four communities and see the same founders in each, so I started to introduce their organisers. My part is the investor evening that travels: Munich, Berlin, Lisbon. I pay for the room.',
    lookingFor: 'Communities with founders before revenue that would host one investor evening in spring.',
    canHelp: 'I can bring six investors to an evening in your community and pay for the room.',
    goal: 'Six evenings in six cities',
    tags: ['Angel investing', 'Events', 'Founders', 'Communities'],
    city: 'munich',
    joined: '2025-09-16T15:30:00Z',
  },
  {
    person: 'timur-akhmetov',
    position: 'Head of growth',
    company: 'Qalam',
    about:
      'Our learners formed a club before we did: eleven thousand people who write to each other in three languages. I would like them to meet other clubs rather than our adverts. I have numbers on what brings people back.',
    lookingFor: 'Communities of teachers and translators in Turkey and Central Asia for a month of exchange.',
    canHelp: 'I share what brings club members back in week four, and introduce you to clubs in Almaty and Istanbul.',
    goal: 'One exchange that repeats without us',
    tags: ['Communities', 'Growth', 'Languages', 'Exchange'],
    city: 'almaty',
    joined: '2026-01-13T06:20:00Z',
  },
  {
    person: 'lea-fischbach',
    role: 'member',
    position: 'Organiser of a makers’ guild',
    company: 'Gilde Nord',
    about:
      'I run a guild of one hundred and forty makers in Hamburg: potters, bookbinders, two boat builders. We share a hall, a van and a lawyer. I joined to find guilds in other cities that want to swap workshops for a month.',
    lookingFor:
      'Guilds and studios in other harbour cities with a spare bench, for an exchange of two makers next autumn.',
    canHelp: 'I can explain how a guild shares a hall, a van and a lawyer, and lend you our statutes.',
    goal: 'The first swap of workshops in October',
    tags: ['Makers', 'Guilds', 'Exchange', 'Workshops'],
    city: 'hamburg',
    joined: '2026-05-19T10:10:00Z',
    invitedBy: 'omar-rahal',
  },
]
