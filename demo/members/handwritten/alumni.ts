import type { HandwrittenProfile } from './profile.ts'

export const alumniProfiles: HandwrittenProfile[] = [
  {
    person: 'rafael-monteiro',
    role: 'admin',
    position: 'Professor of history, head of the House',
    company: 'Alumni House',
    about:
      'Class of 1984, history. I taught two generations of you and now keep the House: its library, its dinners and its quarrels. I know who sat next to whom, and it still helps.',
    lookingFor: 'Alumni willing to give one evening to final-year students: what you wish somebody had told you.',
    goal: 'A mentor for every graduate of this year',
    tags: ['History', 'Mentoring', 'Students', 'Library'],
    city: 'berlin',
    joined: '2023-10-10T09:00:00Z',
  },
  {
    person: 'beatrice-osgood',
    role: 'moderator',
    position: 'Registrar',
    company: 'Alumni House',
    about:
      'Class of 2003, classics. I check that applicants were really here, usually by asking about the staircase. Before that I ran the archive of a publisher for nine years.',
    lookingFor: 'Class representatives for 1995 to 2001: three hours a year and a good memory.',
    goal: 'Find the two hundred who went missing',
    tags: ['Archive', 'Classics', 'Reunions', 'Editing'],
    city: 'vienna',
    joined: '2023-11-07T10:20:00Z',
    invitedBy: 'rafael-monteiro',
  },
  {
    person: 'victor-stein',
    position: 'Retired surgeon',
    company: '',
    about:
      'Class of 1977, medicine. Forty-one years in operating theatres, the last ten teaching others to need fewer of them. I put small sums into companies of young doctors and fix clocks.',
    lookingFor: 'Recent graduates in medicine who think of leaving it. Talk to me before, not after.',
    goal: 'Be useful two days a week',
    tags: ['Medicine', 'Mentoring', 'Angel investing', 'Clocks'],
    city: 'berlin',
    joined: '2024-02-20T13:15:00Z',
  },
  {
    person: 'jonas-weber',
    position: 'Angel investor',
    company: 'Isarfund',
    about:
      'Class of 2001, economics. I built and sold a school-software company with two people from my staircase. Now I invest in education before revenue and walk with founders on Saturdays.',
    lookingFor:
      'Alumni who start something in education or with a university, and co-investors from the classes around 2000.',
    goal: 'Back two companies from the House',
    tags: ['Angel investing', 'EdTech', 'Economics', 'Pre-seed'],
    city: 'munich',
    joined: '2024-09-03T15:00:00Z',
  },
  {
    person: 'leila-haddad',
    position: 'Founder',
    company: 'Polyglot Café',
    about:
      'Class of 2009, linguistics. I run language cafés in Lisbon and a marketplace of tutors with forty colleagues. I hired three classmates, and we still speak to each other.',
    lookingFor: 'Alumni in Madrid and Porto who know landlords, schools or both.',
    goal: 'Open in Porto and Madrid',
    tags: ['Linguistics', 'EdTech', 'Hiring', 'Cafés'],
    city: 'lisbon',
    joined: '2025-01-14T10:50:00Z',
    invitedBy: 'jonas-weber',
  },
  {
    person: 'kate-morrison',
    position: 'Product lawyer',
    company: '',
    about:
      'Class of 2010, law. I work on consent and audio data for companies that train models. I also help alumni with their first employment contract; the fee is a good story.',
    lookingFor: 'Judges, scholars and engineers for a reading group on law and machine learning, six evenings.',
    goal: 'Finish my guide on voice data',
    tags: ['Law', 'AI policy', 'Contracts', 'Reading group'],
    city: 'london',
    joined: '2025-05-27T17:45:00Z',
  },
  {
    person: 'anna-sokolova',
    position: 'Product manager',
    company: 'Northlight',
    about:
      'Class of 2016, linguistics and computer science. I make a language app that starts with speaking; the idea came from a seminar in the small library. Seven years in product since then.',
    lookingFor:
      'Former classmates from linguistics who now work with speech, and anyone who has founded a company with a friend.',
    goal: 'Start my company this spring',
    tags: ['Linguistics', 'Language learning', 'Product', 'Speech'],
    city: 'berlin',
    joined: '2025-10-16T08:35:00Z',
    invitedBy: 'leila-haddad',
  },
  {
    person: 'edmund-hale',
    role: 'member',
    position: 'Bridge engineer',
    company: 'Hale Structures',
    about:
      'Class of 2006, engineering. I check old bridges: two hundred and ten so far, four closed, two saved by a drawing from 1911. I moved to Vienna for a year and stayed for eleven.',
    lookingFor:
      'Alumni in city councils who are responsible for a bridge older than they are, and a data scientist to read nine years of vibration.',
    goal: 'Publish an open register of old bridges',
    tags: ['Engineering', 'Bridges', 'Cities', 'Measurements'],
    city: 'vienna',
    joined: '2026-02-24T09:25:00Z',
    invitedBy: 'beatrice-osgood',
  },
  {
    person: 'priya-raman',
    position: 'ML engineer',
    company: 'Voicewell',
    about:
      'Class of 2017, computer science and phonetics. I teach machines to score pronunciation in nine accents. I left early for a laboratory in Chennai and came back for the degree.',
    lookingFor: 'Phoneticians and engineers of the classes 2014 to 2019: I would like to start a small journal club.',
    goal: 'A journal club that survives a year',
    tags: ['Phonetics', 'Speech AI', 'Machine learning', 'Journal club'],
    city: 'london',
    joined: '2026-11-12T16:20:00Z',
    moderationStatus: 'PENDING',
  },
]
