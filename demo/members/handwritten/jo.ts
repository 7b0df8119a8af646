import type { HandwrittenProfile } from './profile.ts'

export const joProfiles: HandwrittenProfile[] = [
  {
    person: 'ama-boateng',
    role: 'admin',
    position: 'Founder',
    company: 'JO',
    about:
      'JO began with nine neighbours and a broken playground in Amsterdam Noord. We repaired it in three Saturdays and then could not stop. Now I connect people who want to change something within walking distance.',
    lookingFor:
      'Districts where twenty people would start. I bring the first evening, the soup and the list of mistakes.',
    canHelp: 'I can run the first evening of a group in your district and help with the letter to the council.',
    goal: 'A JO evening in every Dutch city',
    tags: ['Neighbours', 'Playgrounds', 'Volunteers', 'Soup'],
    city: 'amsterdam',
    joined: '2024-05-14T17:00:00Z',
  },
  {
    person: 'pieter-zandstra',
    role: 'moderator',
    position: 'Retired headteacher',
    company: '',
    about:
      'Thirty-four years at one school, the last twelve as its head. I read every application here with a red pencil and a kind heart. On Fridays I teach bicycle repair to children who know more than I do.',
    lookingFor: 'Schools that would open their yard in the evening. I know which forms are needed, and which are not.',
    canHelp: 'School yards and permits: I know the forms, and I can speak with the headteacher.',
    goal: 'Ten open schoolyards by summer',
    tags: ['Schools', 'Bicycles', 'Children', 'Public space'],
    city: 'utrecht',
    joined: '2024-06-25T09:30:00Z',
    invitedBy: 'ama-boateng',
  },
  {
    person: 'sofia-lindqvist',
    position: 'UX researcher',
    company: 'Fika Studio',
    about:
      'I study how people form habits, and a street is full of them. With two neighbours I measured who sits on which bench for a month; the council moved three. I stay in Utrecht every second week.',
    lookingFor: 'Groups that want to know why people do not come. I do a free morning of interviews on your street.',
    canHelp: 'I can interview twenty neighbours and tell you why people stay away.',
    goal: 'A handbook of small observations',
    tags: ['Research', 'Habits', 'Public space', 'Interviews'],
    city: 'utrecht',
    joined: '2025-04-15T12:25:00Z',
  },
  {
    person: 'aisha-karimova',
    position: 'Architect',
    company: 'Atelier K',
    about:
      'I draw courtyards with the people who will sit in them. In Rotterdam we turned a car park into a garden with clay ovens; sixty families bake there on Sundays. The plan fits on one page.',
    lookingFor:
      'Somebody at a housing association who can say yes to one yard, and a carpenter who works with children.',
    canHelp: 'I can draw a one-page plan of your courtyard together with the people who will use it.',
    goal: 'Three courtyards that need no keeper',
    tags: ['Architecture', 'Courtyards', 'Children', 'Cities'],
    city: 'rotterdam',
    joined: '2025-09-02T14:40:00Z',
  },
  {
    person: 'marco-bellini',
    position: 'Founder',
    company: 'Bottega',
    about:
      'My workshops sell more when the street is alive, so I help to close streets. Six Sundays last year, eleven hundred plates of pasta. I lend tables, lights and a till.',
    lookingFor:
      'Shopkeepers on one street who would close it for an afternoon, and a musician who does not need a stage.',
    canHelp: 'I lend tables, lights and a till, and I know how to close a street for a day.',
    goal: 'A street dinner each month',
    tags: ['Street events', 'Makers', 'Shops', 'Food'],
    city: 'brussels',
    joined: '2025-11-18T16:10:00Z',
  },
  {
    person: 'kate-morrison',
    position: 'Lawyer for small associations',
    company: '',
    about:
      'I write statutes that fit on two pages and insurance letters that get an answer. Forty associations so far, from beekeepers to a choir of bus drivers. The first hour is free for members.',
    lookingFor: 'Groups who are stuck on a permit or a lease. Send me the letter that you do not understand.',
    canHelp: 'Statutes, leases and insurance for small associations; the first hour is free.',
    goal: 'Publish a set of plain statutes',
    tags: ['Law', 'Associations', 'Permits', 'Insurance'],
    city: 'amsterdam',
    joined: '2026-02-10T11:00:00Z',
  },
  {
    person: 'noor-veldkamp',
    role: 'member',
    position: 'Coordinator of a community garden',
    company: 'Dakkas',
    about:
      'I look after a greenhouse on the roof of a bus depot: fifty-two beds, a composter that steams in winter, a waiting list of ninety. Trained as a nurse, so I notice who stops coming. Tomatoes are the excuse.',
    lookingFor:
      'An engineer who can bring the depot’s waste heat into our greenhouse, and somebody who has insured a roof full of volunteers.',
    canHelp: 'I can help you start a roof garden: soil, watering plan and how to organise volunteers.',
    goal: 'Stay open all winter without gas',
    tags: ['Gardens', 'Energy', 'Volunteers', 'Green roofs'],
    city: 'amsterdam',
    joined: '2026-03-31T10:15:00Z',
    invitedBy: 'pieter-zandstra',
  },
]
