import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const climate: Story[] = [
  {
    at: 'ngo',
    position: both('Director of an energy cooperative', 'Директор энергетического кооператива'),
    about: both(
      'An energy cooperative of {260..540} households: {9..16} roofs, one small wind turbine, bills lower by {17..28}%. We publish every kilowatt.',
      'Энергетический кооператив на {260..540} семей: {9..16} крыш, один ветряк, счета ниже на {17..28} %. Публикуем каждый киловатт.',
    ),
    request: both(
      'A lawyer for cooperatives: we want to sell electricity to the school next door.',
      'Ищу юриста по кооперативам: хотим продавать электричество соседней школе.',
    ),
    goal: both('A thousand households in the cooperative', 'Тысяча семей в кооперативе'),
    tags: tagged('Cooperatives/Кооперативы, Energy/Энергетика, Climate/Климат'),
  },
  {
    at: 'firm',
    position: both('Energy engineer', 'Инженер-энергетик'),
    about: both(
      'I find where heat escapes: {70..150} schools, bakeries and greenhouses seen with a thermal camera. Most of it is a door.',
      'Ищу, куда уходит тепло: осмотрел{|а} с тепловизором больше {100..150} школ, пекарен и теплиц. Чаще всего виновата дверь.',
    ),
    request: both(
      'Owners of greenhouses or bakeries with large gas bills who allow one winter of measurements.',
      'Ищу владельцев теплиц или пекарен с большими счетами за газ, которые пустят на одну зиму замеров.',
    ),
    goal: both('Make thermal surveys free for schools', 'Сделать тепловой осмотр школ бесплатным'),
    tags: tagged('Insulation/Утепление, Measurements/Замеры, Energy/Энергетика'),
  },
  {
    at: 'firm',
    position: both('Sustainability manager', 'Менеджер по устойчивому развитию'),
    about: both(
      'Carbon reports for factories that want to know rather than to shine. {22..41} plants, and {5..8} changed their boilers.',
      'Считаю выбросы заводов, которые хотят знать, а не хвастаться. {22..41 предприятие|предприятия|предприятий}, {5..8} из них сменили котлы.',
    ),
    request: both(
      'A data engineer for minute readings of {300..500} meters. The question is simple, the data is not.',
      'Ищу инженера данных: поминутные показания {300..500} счётчиков. Вопрос простой, данные — нет.',
    ),
    goal: both('Ten factories with honest numbers', 'Десять заводов с честными цифрами'),
    tags: tagged('Climate/Климат, Factories/Заводы, Measurements/Замеры'),
  },
  {
    at: 'firm',
    position: both('Energy engineer', 'Инженер-энергетик'),
    about: both(
      'Heat pumps in old houses, {35..90} installed, including one church. I speak with the neighbours about the noise first.',
      'Тепловые насосы в старых домах: поставил{|а} {35..90}, в том числе в одной церкви. Сначала говорю с соседями о шуме.',
    ),
    request: both(
      'Electricians willing to learn heat pumps; I pay for the course and the first {5..8} jobs.',
      'Ищу электриков, готовых освоить тепловые насосы; оплачу курс и первые {5..8} объектов.',
    ),
    goal: both('Heat two hundred old houses without gas', 'Отопить двести старых домов без газа'),
    tags: tagged('Heat pumps/Тепловые насосы, Energy/Энергетика, Insulation/Утепление'),
  },
]
