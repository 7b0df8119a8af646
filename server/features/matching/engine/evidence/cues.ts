/** Words that tell how a clause is meant. Each list is a pattern; texts are lower case with ё written as е. */

const english = (words: string) => `\\b(?:${words})\\b`
const russian = (words: string) => `(?<![а-я])(?:${words})(?![а-я])`
const either = (en: string, ru: string) => new RegExp(`${english(en)}|${russian(ru)}`, 'u')

/** Somebody is wanted. */
export const wantCue = either(
  'looking for|look for|looking to|need|needs|needed|seek|seeking|searching|search for|want to (?:meet|find|talk|hire|speak)|wanted|hope to find|hoping to|would love to|who can|anyone who|somebody who|someone who|people who|would like to (?:meet|find|talk)|to hire|hiring',
  'ищу|ищем|ищет|нуж(?:ен|на|но|ны)|хочу|хотим|хотел[аи]? бы|хотелось бы|кто(?:-то|-нибудь)?,? (?:кто|бы)|подскажите|посоветуйте|познакомлюсь|познакомиться|найти|нанять|нанимаем|требуется|требуются|не хватает',
)

/** Help is offered. */
export const offerCue = either(
  'can help|help with|happy to|i offer|we offer|ask me|i teach|i can|we can|will gladly|glad to|i help|we help|i advise|i consult',
  'помогу|помогаю|помогаем|могу|можем|подскажу|расскажу|поделюсь|готов[аы]?|научу|покажу|обращайтесь|консультирую|делюсь|посмотрю|проверю',
)

/** The clause is about somebody else. */
export const othersCue = new RegExp(
  `\\bmy (?:late |older |younger |ex-)?(?:wife|husband|brother|sister|father|dad|mother|mum|mom|son|daughter|friend|boss|landlord|uncle|aunt|cousin|neighbour|neighbor|grandfather|grandmother|grandma|grandpa|parents|roommate|flatmate|girlfriend|boyfriend|ex)(?:'s|s)?\\b|\\bmarried to\\b|${russian('жен[аы]|муж|брат|сестр[аы]|отец|пап[аы]|мам[аы]|мать|сын|дочь|дочка|друг|друзья|подруга|сосед|дед|дедушка|бабушка|дядя|тетя|теща|тесть|родители|начальник|шеф')}`,
  'u',
)

/** Not yet: a wish to become or to learn. */
export const becomeCue = new RegExp(
  `${english('want to become|want to be|dream of|dreaming of|training to be|studying to be|would like to become|learning|retraining|studying|hope to become|aspiring|beginner|becoming|i study|new to|want to learn|trying to learn|thinking of')}|${russian('хочу стать|мечтаю|учусь|переучиваюсь|осваиваю|хочу научиться|изучаю|начинаю|думаю о|планирую стать')}|(?<![а-я])начинающ`,
  'u',
)

/** No longer. */
export const pastCue = new RegExp(
  `${english('used to|former|formerly|once|retired|left|quit|gave up|years ago|no longer|any ?more|previously|until 20\\d\\d|in the past|closed down|sold my|in my youth|as a child')}|\\bex-|${russian('раньше|когда-то|больше не|ушел|ушла|бросил|бросила|в прошлом|прежде|закрыл|закрыла|в детстве|в юности|в молодости|в школе|на пенсии')}|(?<![а-я])бывш`,
  'u',
)

/** A negation shortly before what it negates. */
export const negationBefore = either(
  "no|not|never|without|except|don't|do not|doesn't|isn't|am not|i'm not|aren't|neither|nor|avoid|nothing about|tired of|allergic to|anything but|rather than|instead of|other than|unlike|less|hate|enough of",
  'не|ни|без|кроме|никаких|нет|боюсь|устал[аи]?|надоел[аи]?|хватит|избегаю|вместо|против|ненавижу',
)

/** A negation right after what it negates. */
export const negationAfter = either(
  "need not|not required|not necessary|please don't|not needed|no thanks|not interested|are not|is not|do not apply|don't apply|please skip|not for me|not welcome|isn't|aren't",
  'не (?:предлагать|беспокоить|нужн[а-я]+|интересу[а-я]+|пишите|писать|надо|ищу|хочу|занимаюсь|работаю|рассматриваю|люблю|умею)|просьба не|прошу не|больше не|не надо',
)

/** What follows are those who are served or talked to, not what the speaker is. */
export const servedBefore =
  /(?:\b(?:for|to|with|among|serve|serving|between|teach|train|place|places|placing|recruit|hire|hiring|find|finding|help|manage|managing|coach|represent|by|from|of|advise|supply|supplying)|(?<![а-я])(?:для|с|со|среди|у|от|между|обслуживаю|подбираю|ищу|нанимаю|учу|обучаю|помогаю|консультирую|представляю|закрываю|вакансии|команд[уы]|отдел|группу|к))\s+(?:[\p{L}\d-]+\s+){0,2}$/u

/** What follows is for whom or with whom somebody is wanted. */
export const beneficiaryBefore =
  /(?:\b(?:for|with|to|from|of)|(?<![а-я])(?:для|с|со|от|к|у))\s+(?:[\p{L}\d-]+\s+){0,2}$/u

/** What follows is what the speaker is, also in a request: "as a mentor I take two a year". */
export const selfBefore =
  /(?:\b(?:as an?|i am an?|i'm an?|we are an?|being an?|my work as an?)|(?<![а-я])(?:я|как|сам|сама|будучи|работаю))\s+(?:[\p{L}-]+\s+)?$/u

/** What follows is beside the wanted thing: where it is, what it is for, of what it is a part. */
export const besideBefore =
  /(?:\b(?:for|from|at|near|of|by|after|before|like|about)|(?<![а-я])(?:для|из|от|со?|у|к|на|после|перед|возле|около|как|про))\s+(?:[\p{L}\d-]+\s+){0,1}$/u

/** What follows is what is wanted after all: "help with taxes", "a person who knows about cheese". */
export const topicBefore =
  /(?:\b(?:help|advice|expert|experience|knowledge|know|knows|talk|specialist|teacher|lessons?|partners?|supplier|maker|master|repair|introduction|access|work|works)|(?<![а-я])(?:помо[а-я]+|сове[а-я]+|опыт[а-я]*|зна[а-я]+|поговорить|познакомиться|познакомлюсь|разобраться|специалист[а-я]*|эксперт[а-я]*|учител[а-я]+|мастер[а-я]*|работа[а-я]+|партн[а-я]+|поставщик[а-я]*))\s+(?:[\p{L}\d-]+\s+){1,2}$/u

/** Told of oneself, also in a request: "And I mentor women"; «делаю кухни». */
export const selfClause =
  /^(?:and |also |but |и |а |но |также )*(?:(?:i|we)(?:'ve| have been|'m also| am also)? (?!have\b|need|want|look|seek|search|would|can't|cannot|don't|am\b|are\b|hope|wish|must|miss|lack|could|wonder)[a-z]+|(?:я |мы )?(?:сам[аи]? )?(?:делаю|делаем|веду|вед[её]м|учу|работаю|работаем|продаю|продаем|произвожу|производим|выпускаем|занимаюсь|занимаемся|консультирую|преподаю|шью|пеку|чиню|строю|строим|вожу|возим|разрабатываю|разрабатываем|руковожу))(?![а-я])/u

/** A Russian negation of the verb right after: "в шахматы не играю". */
export const negatedVerbAfter = /^\s*(?:(?:[а-я-]+\s+)?не\s+[а-я]+|(?:[а-я-]+\s+){0,4}не\s+[а-я]+[ую](?![а-я]))/u

/** Somebody is wanted for a post: those who have one already do not fit by being what is wanted. */
export const hireCue = either(
  'hiring|hire|hires|vacancy|vacancies|join us|full[- ]time|part[- ]time|senior|two|three|seat',
  'в команду|в штат|вакансия|вакансии|на ставку|полный день|оклад|двое|два|двух|трое|трех|смены|сменщик',
)

/** Any negation: the clause says more than its words do. */
export const negation = new RegExp(
  `${english('no|not|never|without|nothing|only|zero')}|n['’]t\\b|${russian('не|ни|без|нет|никак|только')}`,
  'u',
)
