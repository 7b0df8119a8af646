import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const ml: Story[] = [
  {
    at: 'tech',
    position: both('ML engineer', 'Инженер машинного обучения'),
    about: both(
      'I teach models to hear: pronunciation scoring, speaker separation, {4..9} languages so far. The hard part is always accents, so I collect them.',
      'Учу модели слышать: оценка произношения, разделение голосов, {4..9 язык|языка|языков}. Труднее всего с акцентами, поэтому я их собираю.',
    ),
    request: both(
      'A lawyer who knows consent for voice recordings in the EU. I will trade it for a model review.',
      'Ищу юриста, который знает, как брать согласие на записи голоса. Взамен проверю вашу модель.',
    ),
    goal: both(
      'Ship a model that runs on a phone without a network',
      'Выпустить модель, которая работает в телефоне без сети',
    ),
    tags: tagged('Machine learning/Машинное обучение, Speech AI/Речевые технологии, Python/Python'),
  },
  {
    at: 'tech',
    position: both('Head of AI', 'Руководитель направления ИИ'),
    about: both(
      'Computer vision for factories: my cameras find cracked tiles at {8..14} plants and false alarms stay below {1..3}%. Before that, satellite pictures of harvests.',
      'Компьютерное зрение для заводов: мои камеры находят треснувшую плитку на {8..14} предприятиях, ложных тревог меньше {1..3} %. До этого считал{|а} урожай по спутниковым снимкам.',
    ),
    request: both(
      'A factory owner ready to give one line and three months to a quality-control pilot. No fee for the first stage.',
      'Ищу владельца производства, который отдаст одну линию на три месяца под пилот по контролю качества. Первый этап бесплатно.',
    ),
    goal: both('Leave consulting for one product', 'Уйти из консалтинга в один продукт'),
    tags: tagged('Machine learning/Машинное обучение, Computer vision/Компьютерное зрение, Python/Python'),
  },
  {
    at: 'lab',
    position: both('Applied scientist', 'Исследователь машинного обучения'),
    about: both(
      'I read medical texts with machines: discharge letters, lab notes, {2..6} million pages under a hospital’s own roof. I care more about what the model must not say.',
      'Читаю медицинские тексты машиной: выписки, анализы, {2..6 миллион|миллиона|миллионов} страниц, и всё внутри больницы. Больше всего думаю о том, чего модель говорить не должна.',
    ),
    request: both(
      'Product people in education or health who sit on honest data and know the question, not the model.',
      'Ищу продуктовых людей из образования или медицины: у которых есть честные данные и вопрос, а не готовая модель.',
    ),
    goal: both(
      'Ship a model that runs on a phone without a network',
      'Выпустить модель, которая работает в телефоне без сети',
    ),
    tags: tagged('Machine learning/Машинное обучение, Medical data/Медицинские данные, Research/Исследования'),
  },
  {
    at: 'tech',
    position: both('ML engineer', 'Инженер машинного обучения'),
    about: both(
      'Recommendations and ranking for {6..11} years, from music to vacancies. I measure what people skip rather than what they click.',
      '{6..11 год|года|лет} занимаюсь рекомендациями: от музыки до вакансий. Измеряю не то, что люди нажимают, а то, что пропускают.',
    ),
    request: both(
      'Two or three people to read papers with on Thursday evenings {inCity}: ranking, fairness, anything with users in it.',
      'Ищу двух-трёх человек, чтобы читать статьи по четвергам {inCity}: ранжирование, справедливость, всё, где есть пользователь.',
    ),
    goal: both('Leave consulting for one product', 'Уйти из консалтинга в один продукт'),
    tags: tagged('Machine learning/Машинное обучение, Ranking/Рекомендации, Research/Исследования'),
  },
]
