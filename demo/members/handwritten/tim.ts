import type { HandwrittenProfile } from './profile.ts'

export const timProfiles: HandwrittenProfile[] = [
  {
    person: 'isla-ferrand',
    role: 'admin',
    position: 'Club director',
    company: 'TIM',
    about:
      'I ran production at a newsroom and then at a game studio, and started this club because both had the same problems. I pair people by what they ship, not by what they studied. My door is a blue one in Hackney.',
    lookingFor: 'Studios that would host a show-and-tell of unfinished work: forty people, one screen, no pitches.',
    canHelp: 'I can find you a studio for a show-and-tell, and somebody who has shipped what you plan.',
    goal: 'Fifty show-and-tells in one year',
    tags: ['Community', 'Production', 'Show-and-tell', 'Newsrooms'],
    city: 'london',
    joined: '2024-01-16T10:00:00Z',
  },
  {
    person: 'dev-malhotra',
    role: 'moderator',
    position: 'Engineering manager',
    company: 'Lanternfold',
    about:
      'I lead a tools team of nine for broadcasters: live captions, clip search, things that must not fail at nine o’clock. I moderate here because good requests are rare and deserve an answer. Sitar on Thursdays.',
    lookingFor: 'People who have shipped live captions in more than one language. I want to compare delay and error.',
    canHelp: 'Live captions and clip search: I can review your pipeline and tell you where it breaks.',
    goal: 'Captions under one second in five languages',
    tags: ['Speech AI', 'Broadcast', 'Tools', 'Live'],
    city: 'london',
    joined: '2024-04-09T11:30:00Z',
    invitedBy: 'isla-ferrand',
  },
  {
    person: 'priya-raman',
    position: 'ML engineer',
    company: 'Voicewell',
    about:
      'I score pronunciation for a living and caption podcasts for fun. My open test set has nine accents of English and two of Tamil. If your audio is bad, I would like to hear it.',
    lookingFor:
      'Podcast and video producers with hours of difficult audio: crosstalk, kitchens, boats. I build the model, you keep the transcripts.',
    canHelp: 'I can transcribe two hours of difficult audio and tell you what a microphone would solve.',
    goal: 'Transcripts that a deaf editor can trust',
    tags: ['Speech AI', 'Machine learning', 'Podcasts', 'Accessibility'],
    city: 'london',
    joined: '2025-03-18T18:45:00Z',
    invitedBy: 'dev-malhotra',
  },
  {
    person: 'daniel-okafor',
    position: 'CTO',
    company: 'Sabi Health',
    about:
      'We ship to phones that are offline half of the day, which teaches you to be brief. Forty thousand patients, a team of fourteen, releases every Tuesday. I mentor engineers who move from media to health.',
    lookingFor: 'A motion designer for short health explainers in Yoruba and English, twenty seconds each.',
    canHelp: 'Apps that work offline: I can review your sync and mentor one engineer.',
    goal: 'Explain every prescription with a picture',
    tags: ['HealthTech', 'Offline first', 'Remote teams', 'Explainers'],
    city: 'lagos',
    joined: '2025-07-22T08:15:00Z',
  },
  {
    person: 'maria-alves',
    position: 'Head of marketing',
    company: 'Luzio',
    about:
      'I look after a community of three thousand home cooks and the films they make. We turned forty recipes into a series that pays for itself. I know what a thumbnail costs.',
    lookingFor: 'A documentary editor who likes kitchens, for six episodes in Portugal next summer.',
    canHelp: 'I can help you find a sponsor for a food series, and test your thumbnails.',
    goal: 'Sell the second season to a platform',
    tags: ['Growth', 'Video', 'Communities', 'Food'],
    city: 'porto',
    joined: '2025-12-02T12:20:00Z',
  },
  {
    person: 'egor-lavrov',
    position: 'Backend engineer',
    company: '',
    about:
      'Ten years of Go, payments first and now streaming: I moved a radio archive of thirty years into something searchable. Free from January. I like small teams with a deadline and a reason.',
    lookingFor: 'A studio or newsroom with an archive nobody can search. I would start with one box of tapes.',
    canHelp: 'I can make an audio or video archive searchable, or plan it with your team.',
    goal: 'Find a product team of three to five',
    tags: ['Go', 'Streaming', 'Archives', 'Search'],
    city: 'tbilisi',
    joined: '2026-08-11T13:50:00Z',
  },
  {
    person: 'zara-whitfield',
    role: 'member',
    position: 'Creative technologist',
    company: 'Paper Signal',
    about:
      'I build installations that people touch: a floor that answers, a window that remembers who passed. Eleven museums, two stations, one prison library. I write the code and solder the rest.',
    lookingFor:
      'A sound designer and a backend engineer for an installation about night workers. The space is booked for September, the budget is real.',
    canHelp: 'I can help with sensors, soldering and permits for an installation in a public space.',
    goal: 'Show work of my own, not only commissions',
    tags: ['Installations', 'Sound', 'Hardware', 'Museums'],
    city: 'london',
    joined: '2026-01-27T15:05:00Z',
    invitedBy: 'isla-ferrand',
  },
]
