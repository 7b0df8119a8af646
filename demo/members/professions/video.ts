import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const video: Story[] = [
  {
    at: 'studio',
    position: both('Podcast producer', 'Продюсер подкастов'),
    about: both(
      'I produce podcasts about work: {70..160} episodes with welders, judges and a lighthouse keeper. We record where people work, never in a studio.',
      'Делаю подкасты о работе: {70..160 выпуск|выпуска|выпусков} со сварщиками, судьями и смотрителем маяка. Пишем на рабочем месте, никогда в студии.',
    ),
    request: both(
      'A speech engineer: I need transcripts with three people talking at once, in {2..3} languages.',
      'Ищу инженера по речи: нужны расшифровки, где говорят трое сразу, на {2..3} языках.',
    ),
    goal: both('Reach ten thousand listeners without advertising', 'Собрать десять тысяч слушателей без рекламы'),
    tags: tagged('Podcasts/Подкасты, Sound/Звук, Storytelling/Истории'),
  },
  {
    at: 'studio',
    position: both('Documentary producer', 'Продюсер документального кино'),
    about: both(
      'Short documentaries for museums and factories, {12..30} films of under ten minutes. My camera fits into a lunch bag.',
      'Снимаю короткое документальное кино для музеев и заводов: {12..30 фильм|фильма|фильмов} до десяти минут. Камера помещается в сумку для обеда.',
    ),
    request: both(
      'Owners of workshops and small factories who would let a quiet crew of two film one working day.',
      'Ищу владельцев мастерских и небольших заводов, которые пустят тихую группу из двух человек на один рабочий день.',
    ),
    goal: both('Sell a series to a broadcaster', 'Продать сериал телеканалу'),
    tags: tagged('Documentary/Документальное кино, Video/Видео, Storytelling/Истории'),
  },
  {
    at: 'solo',
    position: both('Video editor', 'Режиссёр монтажа'),
    about: both(
      'Editor by trade: I cut {200..380} hours of court hearings into a series of six. Silence is my favourite tool.',
      'Монтажёр по профессии: из {200..380} часов судебных заседаний собрал{|а} шесть серий. Любимый инструмент — тишина.',
    ),
    request: both(
      'A sponsor or a fund for a series about night work. Pilot is shot, two more episodes are planned.',
      'Ищу спонсора или фонд для сериала о ночных профессиях. Пилот снят, впереди ещё две серии.',
    ),
    goal: both('Sell a series to a broadcaster', 'Продать сериал телеканалу'),
    tags: tagged('Editing/Монтаж, Documentary/Документальное кино, Video/Видео'),
  },
  {
    at: 'studio',
    position: both('Documentary producer', 'Продюсер документального кино'),
    about: both(
      'I help experts on camera: {40..90} doctors and engineers now have a course that people finish. The trick is to let them stand.',
      'Помогаю экспертам перед камерой: у {40..90 врача|врачей|врачей} и инженеров теперь есть курс, который досматривают. Секрет в том, чтобы говорить стоя.',
    ),
    request: both(
      'Teachers with one topic they could explain in their sleep. I make the course, we share the income.',
      'Ищу преподавателей с темой, которую они объяснят во сне. Я делаю курс, доход делим.',
    ),
    goal: both('Make twenty courses that people finish', 'Сделать двадцать курсов, которые досматривают'),
    tags: tagged('Online courses/Онлайн-курсы, Video/Видео, Storytelling/Истории'),
  },
]
