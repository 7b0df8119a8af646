import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const translator: Story[] = [
  {
    at: 'solo',
    position: both('Translator', 'Переводчик'),
    about: both(
      'Turkish, Arabic and English, mostly medicine and law, {13..22} years. I keep a list of words that saved a negotiation.',
      'Турецкий, арабский и английский, чаще медицина и право, {13..22 год|года|лет} опыта. Веду список слов, которые спасли переговоры.',
    ),
    request: both(
      'A doctor who writes for patients: I translate leaflets for a refugee clinic and need a second pair of eyes.',
      'Ищу врача, который пишет для пациентов: перевожу памятки для клиники и нужен второй взгляд.',
    ),
    goal: both('Open a bureau for medical words', 'Открыть бюро медицинского перевода'),
    tags: tagged('Translation/Перевод, Turkish/Турецкий, Arabic/Арабский, Medicine/Медицина'),
  },
  {
    at: 'solo',
    position: both('Conference interpreter', 'Синхронный переводчик'),
    about: both(
      'Interpreter at {350..800} conferences: bridges, beekeeping, bonds. I prepare by reading the speaker’s worst review.',
      'Синхронист на {350..800} конференциях: мосты, пчеловодство, облигации. Готовлюсь по худшей рецензии на докладчика.',
    ),
    request: both(
      'An ML engineer who works on speech and would let an interpreter test it on live talks.',
      'Ищу инженера машинного обучения по речи, который даст переводчику проверить модель на живых выступлениях.',
    ),
    goal: both('Work at four fairs a year instead of twelve', 'Работать на четырёх выставках в год вместо двенадцати'),
    tags: tagged('Translation/Перевод, Negotiation/Переговоры, Localisation/Локализация'),
  },
  {
    at: 'studio',
    position: both('Localisation manager', 'Менеджер по локализации'),
    about: both(
      'I localise games and learning apps into {8..14} languages with a team of {11..25}. A joke that does not work costs the same as a crash.',
      'Перевожу игры и учебные приложения на {8..14} языков, в команде {11..25 человек|человека|человек}. Несмешная шутка стоит столько же, сколько сбой.',
    ),
    request: both(
      'Product teams that launch in the Middle East next year and want words before pictures.',
      'Ищу продуктовые команды, которые в следующем году выходят на Ближний Восток и начинают со слов, а не с картинок.',
    ),
    goal: both('Launch a game in twenty languages on one day', 'Выпустить игру на двадцати языках в один день'),
    tags: tagged('Localisation/Локализация, Translation/Перевод, Arabic/Арабский'),
  },
  {
    at: 'solo',
    position: both('Translator', 'Переводчик'),
    about: both(
      'Chinese and Russian for factories: I have stood at {20..45} production lines with a notebook. Suppliers call me before they call their boss.',
      'Китайский для производства: {стоял|стояла} с блокнотом у {20..45 линии|линий|линий}. Поставщики звонят мне раньше, чем своему начальнику.',
    ),
    request: both(
      'Importers who deal with Chinese plants by chat. I can save you one bad container.',
      'Ищу импортёров, которые договариваются с китайскими заводами в чате. Спасу от одного плохого контейнера.',
    ),
    goal: both('Work at four fairs a year instead of twelve', 'Работать на четырёх выставках в год вместо двенадцати'),
    tags: tagged('Chinese/Китайский, Negotiation/Переговоры, Translation/Перевод'),
  },
]
