import type { HandwrittenProfile } from './profile.ts'

export const samovarProfiles: HandwrittenProfile[] = [
  {
    person: 'marco-bellini',
    position: 'Founder',
    company: 'Bottega',
    about:
      'I build tools for people who sell what they make: stock, orders, a till that works offline. Three hundred workshops in four countries use it. I came here for one introduction and left with a co-founder; it took two Tuesdays.',
    lookingFor:
      'Makers with more than forty orders a week who still count stock on paper. I come with coffee and watch for a morning.',
    goal: 'A thousand workshops without a single advert',
    tags: ['Makers', 'Retail software', 'Bootstrapping', 'Co-founding'],
    city: 'paris',
    joined: '2023-06-13T08:10:00Z',
  },
  {
    person: 'ilya-kramer',
    role: 'admin',
    position: 'Community manager',
    company: 'Samovar',
    about:
      'I look after this table: breakfasts, walks, letters and the people who sit alone at the end. Before that I ran a bookshop with readings for six years. If something is wrong here, write to me first.',
    lookingFor:
      'Members who would host a breakfast for ten in their own city. I send the checklist, the invitation and the tea.',
    goal: 'A table in every city with twenty members',
    tags: ['Community', 'Events', 'Books', 'Hosting'],
    city: 'berlin',
    joined: '2023-02-14T09:00:00Z',
  },
  {
    person: 'leila-haddad',
    position: 'Founder',
    company: 'Polyglot Café',
    about:
      'I grew a tutoring marketplace from five people to forty and would do half of it differently. Our cafés in Lisbon are classrooms until noon. I give advice on first hires, and I keep the templates.',
    lookingFor: 'Someone who has sold a marketplace for services, and a quiet operations person for our second city.',
    goal: 'Open Polyglot Café in Porto and Madrid',
    tags: ['EdTech', 'Hiring', 'Marketplaces', 'Language learning'],
    city: 'lisbon',
    joined: '2024-01-12T10:24:00Z',
    invitedBy: 'ilya-kramer',
  },
  {
    person: 'olga-petrova',
    role: 'moderator',
    position: 'Data lead',
    company: 'Northlight',
    about:
      'Twelve years with numbers, the last five in education: who finishes a course and who only pays for it. I run a breakfast for women in data on the first Thursday. Moderating here is my way of reading good requests.',
    lookingFor:
      'Analysts and product people who measure learning rather than clicks. I would like to compare three definitions of progress.',
    goal: 'Publish an open benchmark of course completion',
    tags: ['Analytics', 'Women in tech', 'EdTech', 'A/B tests'],
    city: 'berlin',
    joined: '2024-02-19T07:45:00Z',
    invitedBy: 'ilya-kramer',
  },
  {
    person: 'mikhail-orlov',
    position: 'Engineering lead',
    company: 'Tandem Labs',
    about:
      'I build things that listen. Ten years in speech: first telephony, then two language apps, one of them sold. Now I lead a team of twelve and miss writing code before lunch. Ask me about on-device models, hiring in Berlin and bread.',
    lookingFor:
      'A product partner who knows learners better than I do. I would like to start something in 2027 and keep it small for the first year.',
    goal: 'Start a small company around speech',
    tags: ['Speech AI', 'Co-founding', 'Python', 'On-device models', 'Language learning', 'Hiring', 'Sourdough'],
    city: 'berlin',
    joined: '2024-03-04T12:02:00Z',
    invitedBy: 'olga-petrova',
  },
  {
    person: 'jonas-weber',
    position: 'Angel investor',
    company: 'Isarfund',
    about:
      'I back language learning and adult education before revenue: eleven companies since I sold my own in 2018. I answer every deck within a week. Saturdays I walk, and founders may join.',
    lookingFor:
      'Founders in language learning before revenue, with ten users who would be angry if the product vanished.',
    goal: 'Three new investments this year and a second investor evening',
    tags: ['Pre-seed', 'EdTech', 'B2C', 'Angel investing'],
    city: 'munich',
    joined: '2024-06-02T16:30:00Z',
    invitedBy: 'leila-haddad',
  },
  {
    person: 'sofia-lindqvist',
    position: 'UX researcher',
    company: 'Fika Studio',
    about:
      'I study how adults learn, mostly by sitting next to them. My last project followed thirty people through a year of Swedish; nineteen still speak it. Habit design interests me more than streaks.',
    lookingFor:
      'Product teams who are about to redesign their first week. I want to run one long study instead of ten short ones.',
    goal: 'Write the book on learning habits',
    tags: ['Research', 'Habits', 'Language learning', 'UX research'],
    city: 'stockholm',
    joined: '2024-09-17T11:15:00Z',
    invitedBy: 'jonas-weber',
  },
  {
    person: 'anna-sokolova',
    role: 'member',
    position: 'Product manager',
    company: 'Northlight',
    about:
      'I am building a language app that starts with speaking, because that is where learners are left alone. Seven years in product, three of them in education; I have recordings of forty learners and a prototype that two of them use every day.',
    lookingFor:
      'A technical co-founder for a language-learning app that starts with speaking. Ideally someone who has worked with speech and wants to build for the next five years. Also people who have made their first ten hires.',
    goal: 'Leave my job in spring with a co-founder and a first hundred learners',
    tags: ['Language learning', 'Product', 'EdTech', 'Habit design', 'Speech'],
    city: 'berlin',
    joined: '2025-03-11T09:40:00Z',
    invitedBy: 'olga-petrova',
  },
  {
    person: 'priya-raman',
    position: 'ML engineer',
    company: 'Voicewell',
    about:
      'I work on pronunciation scoring: whether a sound was right, and what to do with the tongue next. Nine accents of English so far, Tamil at home. I know two speech labs that share data.',
    lookingFor:
      'Product people in EdTech who put speaking first and are ready to test a scoring model with real learners.',
    goal: 'See my scoring in an app that people keep',
    tags: ['Speech AI', 'Machine learning', 'EdTech', 'Pronunciation'],
    city: 'london',
    joined: '2025-09-08T18:20:00Z',
    invitedBy: 'kate-morrison',
  },
  {
    person: 'chen-wei',
    position: 'Robotics engineer',
    company: 'Maas Robotics',
    about:
      'I make grippers for things that bruise: tulips, pears, eggs. The fourth prototype stands in my living room. Between jobs in the port and a company of my own, and not in a hurry.',
    lookingFor: 'A small workshop in the Netherlands with a laser cutter and a patient owner.',
    goal: 'Ten grippers at ten growers',
    tags: ['Hardware', 'Robotics', 'Agriculture'],
    city: 'rotterdam',
    joined: '2025-10-21T13:05:00Z',
    isNetworkingEnabled: false,
  },
  {
    person: 'maria-alves',
    position: 'Head of marketing',
    company: 'Luzio',
    about:
      'I market a paid community of three thousand home cooks, and before that a bank nobody loved. Referral brings us a third of new members; I can show the numbers. Porto is small, so I travel by train to meet people.',
    lookingFor:
      'Who has run a referral programme for a paid community? I would like to see real numbers and show mine.',
    goal: 'Ten thousand members without paid adverts',
    tags: ['Brand', 'Growth', 'Referral', 'Communities'],
    city: 'porto',
    joined: '2025-11-03T10:55:00Z',
    invitedBy: 'leila-haddad',
  },
  {
    person: 'nina-volkova',
    position: 'School founder',
    company: 'Polyglot School',
    about:
      'My language school in Kazan grew from five teachers to forty, with a franchise in three cities. The hardest part was the first ten hires, and I wrote it all down. I teach one group myself, to stay honest.',
    lookingFor:
      'Authors of speaking courses and makers of apps for adult learners: I have nine hundred pupils who like to try new things.',
    goal: 'Bring our method online without losing the teacher',
    tags: ['Education', 'Hiring', 'Franchise', 'Languages'],
    city: 'kazan',
    joined: '2026-01-20T08:30:00Z',
    invitedBy: 'ilya-kramer',
  },
  {
    person: 'timur-akhmetov',
    position: 'Head of growth',
    company: 'Qalam',
    about:
      'I launched a language app in three countries in two years; one of them was a mistake, and it is the best story I have. Kazakh, Turkish and Uzbek learners are my people. I measure week four, not day one.',
    lookingFor:
      'Product managers choosing their first market, and a translator who can rewrite humour from English into Turkish.',
    goal: 'Make a fourth launch that needs no apology',
    tags: ['Growth', 'Launch', 'EdTech', 'Language learning'],
    city: 'almaty',
    joined: '2026-02-14T06:50:00Z',
    invitedBy: 'nina-volkova',
  },
  {
    person: 'aisha-karimova',
    position: 'Architect',
    company: 'Atelier K',
    about:
      'I design schools and courtyards where people stay after they are done. Tashkent by birth, Istanbul by choice; nine buildings, two of them in brick that we fired ourselves. I draw by hand until the permit.',
    lookingFor:
      'Teachers and school founders who plan a building in the next three years and want to be asked before the plan is drawn.',
    goal: 'Build one school with its future pupils',
    tags: ['Design', 'Cities', 'Schools', 'Architecture'],
    city: 'istanbul',
    joined: '2026-03-24T14:12:00Z',
    invitedBy: 'kate-morrison',
  },
  {
    person: 'kate-morrison',
    position: 'Product lawyer',
    company: '',
    about:
      'I write consent and contracts that people actually read, mostly for companies that train models on audio. Twelve years of practice, five of them inside a speech company. My guide on voice data is half written and open.',
    lookingFor: 'Founders who train models on user audio: I write a guide on consent and will review yours for free.',
    goal: 'Finish the guide and have it translated',
    tags: ['AI policy', 'Contracts', 'Speech', 'Data protection'],
    city: 'london',
    joined: '2025-04-30T17:35:00Z',
  },
  {
    person: 'daniel-okafor',
    position: 'CTO',
    company: 'Sabi Health',
    about:
      'We bring prescriptions and lab results to forty thousand phones in Nigeria, often without a network. I hired the first ten engineers remotely last year and share the playbook. Sunday is for five-a-side.',
    lookingFor: 'I need a pharmacist who has worked with e-prescriptions in two countries. One call is enough.',
    goal: 'Launch in Ghana by June',
    tags: ['HealthTech', 'Remote teams', 'Regulation', 'Hiring'],
    city: 'lagos',
    joined: '2026-05-11T09:22:00Z',
  },
  {
    person: 'victor-stein',
    position: 'Retired surgeon',
    company: '',
    about:
      'Forty-one years of surgery, then one long winter of boredom. Now I read pitches of young doctors, put small sums into two of them and fix clocks. I have time, which is rare here.',
    lookingFor: 'Young founders in medicine who want an old doctor to say what will not work on a ward.',
    goal: 'Be useful two days a week',
    tags: ['Medicine', 'Mentoring', 'Angel investing', 'HealthTech'],
    city: 'berlin',
    joined: '2026-06-16T10:05:00Z',
  },
  {
    person: 'pavel-dorokhov',
    position: 'CFO',
    company: 'Dorokhov & Co',
    about:
      'I keep the books of young companies that hire in several countries: six at the moment, two days a month each. First a cash calendar, then everything else. I explain share options with apples.',
    lookingFor: 'Founders between ten and forty people who do not know their cash on a Monday morning.',
    goal: 'Two more companies, and no more than that',
    tags: ['Finance', 'Cash flow', 'Founders', 'Share options'],
    city: 'belgrade',
    joined: '2026-08-27T11:48:00Z',
  },
  {
    person: 'yana-belova',
    position: 'Researcher',
    company: 'Studio 12',
    about:
      'I study how adults learn at work: from tram drivers to notaries. My method is a diary and a bus pass. Last year I found out why half of a factory never opened its training, and it was the password.',
    lookingFor: 'Companies with a course that nobody finishes. I want one department and four weeks.',
    goal: 'Move from reports to products',
    tags: ['Research', 'Habit design', 'Adult learning', 'Interviews'],
    city: 'yekaterinburg',
    joined: '2026-10-29T07:16:00Z',
    invitedBy: 'olga-petrova',
  },
  {
    person: 'egor-lavrov',
    position: 'Backend engineer',
    company: '',
    about:
      'Payments and queues, ten years of Go. I left a fintech in October after launching its card product in Georgia, and I am free from January. I offer architecture reviews, interviews for backend roles and hikes around Tbilisi.',
    lookingFor: 'Founders with a clear product and no engineer yet. Open to a paid trial month.',
    goal: 'Join a company of three as its engineer',
    tags: ['Go', 'Payments', 'Backend', 'Co-founding'],
    city: 'tbilisi',
    joined: '2026-11-10T15:40:00Z',
  },
]
