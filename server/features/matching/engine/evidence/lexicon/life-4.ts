export const concepts = `
nonfiction-memoir < writing
= non-fiction and memoir | нон-фикшн и мемуары
doers non-fiction author, biographer, memoirist, essayist | автор нон-фикшн, биограф, мемуарист, эссеист
work write memoirs, write essays, write biographies, record family stories, write family history | пишу мемуары, пишу эссе, пишу биографии, записываю воспоминания, пишу историю семьи
field non-fiction, nonfiction, memoir, biography writing, essays, memoirs, family book, biography, memories of grandparents | нон-фикшн, мемуары, эссеистика, автобиография, документальная проза, семейная книга, биография, воспоминания, книга о семье
needs write down family memories, record grandmother's memories, write family story, book about family, book about company, life story, write biography | записать воспоминания, написать мемуары, история семьи, книга о компании, история жизни, записать рассказы бабушки, написать биографию

proofreading < editing
= proofreading | корректура
doers proofreader, corrector of texts | корректор, корректор текстов
work proofread texts, check grammar, check texts, correct mistakes, proofread books | вычитываю тексты, исправляю ошибки в текстах, исправляю ошибки, вычитываю книги, правлю тексты
field proofreading, spelling and punctuation, spelling, typos, proofread text | корректура, вычитка, орфография и пунктуация, опечатки, ошибки в тексте
needs text full of typos, check the text, mistakes in text, correct my English, proofread thesis, check translation | проверить ошибки, вычитать текст, проверить текст, исправить ошибки, проверить диплом, вычитать книгу

publishing < writing
= book publishing | книгоиздание
doers magazine publisher, book publisher, commissioning editor, literary agent, book editor, publishing house owner | книгоиздатель, издатель, литературный агент, директор издательства, литагент, редактор книг, редактор издательства, владелец издательства, издательница
work publish books, run a publishing house, represent authors, edit books | издаю книги, работаю в издательстве, выпускаю книги, редактирую книги, издавать книги
field publishing house, book publishing, book market, ISBN, book fair, print run, book editing, book series | издательство, книгоиздание, книжная ярмарка, книжный рынок, тираж книги, редактура книги, книжная серия, нон-фикшн ярмарка
needs publish my book, find a publisher, publish a book, publisher wanted, book contract, editor for book, publish children's book, manuscripts wanted | издать книгу, найти издательство, ищу издателя, ищу издательство, редактор для книги, выпустить книгу, опубликовать книгу, рукописи ищем, издатель для книги

self-publishing < publishing
= self-publishing | самиздат
doers self-published author, indie author | независимый автор, сетевой автор
work self-publish books, publish on Amazon | издаюсь сам, публикуюсь на Литресе
field self-publishing, Amazon KDP, print on demand, indie books | самиздат, селф-паблишинг, Ридеро, Литрес самиздат, печать по требованию, author.today
needs publish it myself, print a book, small print run, sell my book, book on Amazon, publish myself | издать самому, напечатать книгу, маленький тираж, продать книгу, книга на Литрес, сверстать и напечатать

book-design < publishing, visual-arts
= book design and layout | книжный дизайн и вёрстка
doers book designer, typesetter, layout designer | книжный дизайнер, верстальщик книг, книжный график
work design books, typeset books, lay out magazines, lay out books, design covers | верстаю книги, делаю обложки, верстаю журналы, оформляю книги, макетирую
field book design, book cover, typesetting, InDesign, magazine layout, book layout, cover design | книжный дизайн, обложка книги, вёрстка книг, индизайн, журнальная вёрстка, InDesign, вёрстка книги, дизайн обложки, макет книги, оформление книги
needs cover for my book, layout for book, typeset a book, design a catalogue, layout magazine | сверстать книгу, нужна обложка, дизайн обложки книги, макет для книги, сверстать каталог, вёрстка журнала, оформить книгу

bookselling < publishing
= bookselling | книжная торговля
doers bookseller, bookshop owner, second-hand bookseller | книготорговец, букинист, владелец книжного, книжник
work run a bookshop, sell books | держу книжный магазин, продаю книги, открыл книжный
field bookshop, bookstore, antiquarian books, second-hand books | книжный магазин, независимый книжный, букинистика, антикварные книги
needs books in Russian, book presentation, bookshop for presentation, buy used books | книги на русском, презентация книги, представить книгу, купить книги, продать старые книги

investigative-data-journalism < journalism
= investigative and data journalism | расследования и дата-журналистика
doers investigative journalist, data journalist, fact-checker, OSINT researcher | расследователь, журналист-расследователь, дата-журналист, фактчекер
work investigate corruption, check facts, do OSINT | веду расследования, проверяю факты, делаю журналистские расследования
field investigative journalism, data journalism, OSINT, fact-checking | журналистские расследования, дата-журналистика, фактчекинг, ОСИНТ, OSINT

interviewing-oral-history < journalism, history
= interviews and oral history | интервью и устная история
doers podcast interviewer, oral historian | интервьюер, устный историк
work do interviews, record life stories, interview old people, record interviews, collect memories | беру интервью, записываю истории людей, записываю интервью, собираю воспоминания, записываю стариков
field oral history, life stories, in-depth interviews, recorded interviews, witness stories | устная история, истории жизни, глубинное интервью, глубинные интервью, интервью с очевидцами, записи рассказов, свидетельства очевидцев
needs looking for interviewees, people to interview, interview partners, witnesses of war, stories of residents, record old residents, transcribe interviews | ищу собеседников для интервью, люди для интервью, респонденты для интервью, очевидцы, истории жителей, записать старожилов, расшифровать интервью, ищу героев для интервью

storytelling < writing
= storytelling | сторителлинг
doers storyteller, oral storyteller | сторителлер, рассказчик историй
work tell stories on stage, teach storytelling | учу рассказывать истории, рассказываю истории
field storytelling, story structure, hero's journey | сторителлинг, путь героя, структура истории
needs tell my story, tell our story, boring story, tell stories to children, story for speech | рассказать свою историю, рассказать нашу историю, рассказать историю, скучно рассказываю, сказки детям рассказывать

literary-criticism < writing, humanities
= literary criticism and reviews | литературная критика
doers literary critic, book reviewer, book blogger | литературный критик, книжный обозреватель, книжный блогер, буктьюбер
work review books, write about books | рецензирую книги, пишу о книгах
field literary criticism, book reviews, Goodreads, literary prize | литературная критика, рецензии на книги, книжный блог, литературная премия
needs review my book, book review, blog about book | рецензия на книгу, отзыв на книгу, обзор книги

writing-teaching < writing, education
= teaching creative writing | преподавание писательского мастерства
doers creative writing teacher, writing coach, writing mentor | преподаватель писательского мастерства, писательский коуч, мастер литературной мастерской
work teach creative writing, run writing workshops, teach writing | учу писать, веду писательские курсы, веду литературную мастерскую, веду писательскую мастерскую, преподаю письмо, веду литературную студию
field creative writing course, writing workshop, morning pages, writing group, writing course, writing class | курсы писательского мастерства, литературная мастерская, утренние страницы, письменные практики, CWS, писательские курсы, писательская мастерская, курс письма
needs learn to write, write better, start writing, writing exercises | научиться писать, писать лучше, начать писать книгу, курс по писательству

speechwriting < writing
= speechwriting | спичрайтинг
doers speechwriter, speech editor | спичрайтер, автор речей
work write speeches, write talks | пишу речи, пишу выступления
field speechwriting, keynote speech | спичрайтинг, тексты речей
needs prepare a speech, write a speech, speech for wedding, speech for ceremony, text for speech | подготовить речь, написать речь, речь на свадьбу, текст выступления, поздравительная речь

technical-writing < writing, software-engineering
= technical writing | техническая документация
doers technical writer, documentation writer, tech writer, documentation engineer | технический писатель, техпис, техписатель
work write documentation, write manuals, document apis, write user guides | пишу документацию, пишу инструкции, документирую API
field technical writing, user manual, technical documentation, user guide, docs as code, api docs, knowledge base | техническая документация, руководство пользователя, документация к продукту, база знаний, инструкция пользователя
needs nobody documents anything, users misread the manual, write a manual, document the product | нет документации, никто ничего не документирует, написать инструкцию, описать продукт, руководство пользователя написать

academic-writing < writing, university-teaching
= academic writing | академическое письмо
doers academic editor, academic writing tutor | преподаватель академического письма, научный редактор
work edit academic papers, teach academic writing, edit articles, help with papers | редактирую научные статьи, учу академическому письму, редактирую статьи, помогаю с публикациями, пишу научные статьи
field academic writing, journal article, peer review, Scopus, scientific article | академическое письмо, научная статья, рецензирование статей, Скопус, ВАК, статья в журнал, рецензирование
needs paper got rejected, write an article, publish an article, article in English, article rejected, choose a journal | опубликовать статью, статью отклонили, написать статью, статья на английском, отклонили статью, выбрать журнал

sports
= sports | спорт
doers athlete, sportsman, sports coach, coach of sport, trainer | спортсмен, спортсменка, спортивный тренер, атлет, тренер, тренерша, спортивный педагог
work do sports, coach athletes, compete professionally, coach children, train athletes | занимаюсь спортом, тренирую спортсменов, выступаю на соревнованиях, тренирую детей, тренирую
field sports, sports club, competitions in sports, sports school, sports section, training session, sports hall | спорт, спортивный клуб, спортивная секция, спортшкола, соревнования, спортклуб, тренировки, спортзал
needs find training partners, start sports, coach for children, find a coach, training partner, coach for club, sport for child, club needs coach, sports for teenagers | ищу компанию для тренировок, начать заниматься спортом, тренер для детей, найти тренера, спортивный зал, партнёр для тренировок, нужен тренер, спорт для ребёнка, секция для подростка, ищем тренера

fitness-training < sports
= fitness training | фитнес
doers fitness trainer, personal trainer, gym instructor, fitness coach, bodybuilder | фитнес-тренер, персональный тренер, тренер тренажёрного зала, бодибилдер, качок
work train clients in gym, work out, train people, train at gym, build training plans | тренирую в зале, качаюсь, хожу в зал, составляю тренировки, веду тренировки, провожу тренировки
field fitness club, group fitness, gym, workout, strength training, CrossFit, kettlebell, bodybuilding, workout plan, group workouts | фитнес, тренажёрный зал, тренировки, кроссфит, силовые тренировки, гири, бодибилдинг, качалка, план тренировок, групповые тренировки, домашние тренировки
needs get in shape, lose weight, get fit, out of shape, go to gym, train at home, build muscle, training plan, exercise regularly | прийти в форму, хочу похудеть, похудеть, потерял форму, ходить в зал, накачаться, программа тренировок, заниматься регулярно, привести себя в форму, вернуть форму

yoga < sports
= yoga | йога
doers yoga teacher, yoga instructor, yogi | преподаватель йоги, инструктор йоги, йогиня, йог
work teach yoga, practise yoga, yoga classes, teach yoga to seniors | преподаю йогу, практикую йогу, занимаюсь йогой, веду йогу, преподавать йогу, провожу занятия йогой
field yoga, hatha, ashtanga, vinyasa, yoga retreat, pranayama, yoga class, yoga studio, yoga for back | йога, хатха, аштанга, виньяса, йога-тур, пранаяма, асаны, кундалини, занятия йогой, студия йоги, йога для спины
needs back hurts from desk, start yoga, stiff back, relax body, yoga for beginners, stretch after work | начать йогу, расслабить тело, йога для начинающих, затекает спина, зажатое тело

pilates-stretching < sports
= Pilates and stretching | пилатес и растяжка
doers Pilates instructor, stretching coach | инструктор пилатеса, тренер по растяжке, тренер по пилатесу
work teach Pilates, teach stretching | веду пилатес, веду растяжку
field Pilates, stretching classes, reformer Pilates, healthy back | пилатес, стретчинг, растяжка, здоровая спина
needs stiff back from sitting, stretch muscles, sit on splits, posture exercises, stiff body | болит спина от сидения, сесть на шпагат, растянуть мышцы, исправить осанку, деревянное тело

meditation < psychology
= meditation and mindfulness | медитация
doers meditation teacher, mindfulness teacher, mindfulness trainer | учитель медитации, преподаватель медитации, инструктор майндфулнес
work teach meditation, meditate, lead retreats | медитирую, веду медитации, провожу ретриты
field meditation, mindfulness course, mindfulness practice, vipassana, MBSR, breathwork, silent retreat | медитация, майндфулнес, випассана, осознанность, дыхательные практики, ретрит
needs cannot switch off, mind racing, calm mind, cannot relax, learn to meditate, too much stress | голова не отключается, успокоить ум, не могу расслабиться, научиться медитировать, много стресса, отключить голову

running < sports
= running | бег
doers runner, marathon runner, running coach, marathoner, ultrarunner, jogger, running club leader | бегун, марафонец, тренер по бегу, бегунья, ультрамарафонец, организатор пробежек, лидер бегового клуба
work run marathons, run trails, run in mornings, organise runs, train runners | бегаю, бегаю марафоны, бегаю трейлы, бегаю по утрам, организую забеги, тренирую бегунов, бегать
field running club, marathon running, half marathon, trail running, jogging, parkrun, marathon, park run, running shoes | бег, марафонский бег, полумарафон, трейлраннинг, пробежка, беговой клуб, паркран, марафон бег, трейл, забег, кроссовки для бега
needs running buddy, run together, running partner, running mates, first marathon, start running, run in morning, knees hurt running, pace training, running group, run ten kilometres | ищу компанию для бега, начать бегать, бегать вместе, компания для бега, компания для пробежек, партнёр для бега, первый марафон, бегать по утрам, болят колени от бега, пробежать марафон, беговая группа, подготовиться к марафону

triathlon < sports
= triathlon | триатлон
doers triathlete, triathlon coach | триатлет, тренер по триатлону, айронмен
work do triathlons, train for Ironman | занимаюсь триатлоном, готовлюсь к айронмену
field triathlon, Ironman race, half Ironman | триатлон, Ironman, железная дистанция
needs first triathlon, swim bike run | первый триатлон, подготовиться к айронмену, готовлюсь к триатлону

cycling < sports
= cycling | велоспорт
doers cyclist, bike mechanic, road cyclist | велосипедист, веломеханик, велогонщик, велогонщица
work ride a bike, repair bicycles, ride bikes, organise bike tours | катаюсь на велосипеде, чиню велосипеды, езжу на велосипеде, организую велопоездки, веду велоклуб
field road cycling, cycling club, bicycle, road bike, gravel bike, mountain biking, MTB, bikepacking, bike ride, bike tour, bike repair | велосипед, велоспорт, шоссейный велосипед, грэвел, маунтинбайк, велопоход, велик, велопоездка, велоклуб, велопрогулка, покатушки
needs cycling companions, ride together, bike company, bike for child, repair a bike, cycle to work, bike route, buy used bike | покататься на велосипеде, кататься вместе, компания на велосипед, велосипед для ребёнка, починить велосипед, веломаршрут, поехать на велосипедах, купить велосипед

swimming < sports
= swimming | плавание
doers swimmer, swimming coach, swimming instructor | пловец, пловчиха, тренер по плаванию
work teach swimming, swim in open water, teach children to swim | учу плавать, тренирую пловцов, плаваю в бассейне, учу детей плавать, преподаю плавание
field swimming, swimming pool, open water swimming, synchronised swimming, swimming lessons, open water | плавание, бассейн, открытая вода, моржевание, зимнее плавание, уроки плавания
needs afraid of water, learn to swim, teach child to swim, swim better, pool for children | страх воды, научиться плавать, научить ребёнка плавать, боюсь воды, боится воды, бассейн для ребёнка

football < sports
= football | футбол
doers footballer, soccer player, football coach, goalkeeper | футболист, футбольный тренер, вратарь, футболистка
work play football, play soccer, coach football, coach football team, coach kids football | играю в футбол, тренирую футболистов, тренирую футбол, тренирую команду по футболу
field football, soccer, futsal, football club, football team, football pitch, amateur football, football for children | футбол, мини-футбол, футзал, футбольный клуб, футбольная команда, футбольное поле, любительский футбол, детский футбол
needs players for our team, players for football, goalkeeper wanted, football for son, pitch for games, football on weekends | собрать футбол, не хватает игроков, играть в футбол, игроки в команду по футболу, нужен вратарь, футбол для сына, поле для футбола, поиграть в футбол, погонять мяч

basketball-volleyball < sports
= basketball and volleyball | баскетбол и волейбол
doers basketball player, volleyball player, basketball coach, volleyball coach | баскетболист, волейболист, волейболистка, тренер по баскетболу, тренер по волейболу
work play basketball, play volleyball | играю в баскетбол, играю в волейбол
field basketball, volleyball, beach volleyball, streetball | баскетбол, волейбол, пляжный волейбол, стритбол
needs missing a volleyball player, volleyball players, hall for volleyball | поиграть в волейбол, поиграть в баскетбол, играть в волейбол, игроки на волейбол, зал для волейбола, компания на волейбол

ice-hockey-skating < sports
= hockey and skating | хоккей и коньки
doers hockey player, figure skater, skating coach, curler | хоккеист, фигурист, фигуристка, тренер по фигурному катанию
work play hockey, skate, figure skating | играю в хоккей, катаюсь на коньках, занимаюсь фигурным катанием
field ice hockey, figure skates, ice rink, speed skating, curling sport | хоккей, фигурное катание, коньки, каток, кёрлинг
needs learn skating, skating for child | научиться кататься на коньках, фигурное катание для ребёнка, играть в хоккей

tennis-racket < sports
= tennis and racket sports | теннис и ракеточные виды
doers tennis player, tennis coach, padel player, squash player | теннисист, тренер по теннису, теннисистка, падел-тренер
work play tennis, play padel, play squash, play badminton, teach tennis, play table tennis | играю в теннис, играю в падел, играю в сквош, играю в бадминтон, учу теннису, играю в настольный теннис
field tennis, padel, squash court, badminton, table tennis, ping-pong, pickleball, tennis court | теннис, падел, сквош, бадминтон, настольный теннис, пинг-понг, теннисный корт
needs tennis partner, partner for badminton, learn tennis, padel partner | партнёр по теннису, ищу партнёра для тенниса, играть в теннис, партнёр для бадминтона, поиграть в настольный, научиться теннису, партнёр на падел

golf < sports
= golf | гольф
doers golfer, golf instructor | гольфист, инструктор по гольфу
work play golf, teach golf | играю в гольф, преподаю гольф
field golf, golf course, golf club | гольф, гольф-клуб, гольф-поле
needs learn golf, golf partner | научиться гольфу, партнёр по гольфу

martial-arts < sports
= martial arts | боевые искусства
doers martial artist, judoka, karate teacher, jiu-jitsu fighter, aikidoka | дзюдоист, каратист, самбист, тренер по единоборствам, айкидока, мастер единоборств
work practise martial arts, teach karate, teach judo | занимаюсь единоборствами, преподаю айкидо, занимаюсь карате
field martial arts, judo, karate, jiu-jitsu, BJJ, aikido, taekwondo, MMA, self-defence | единоборства, боевые искусства, дзюдо, карате, джиу-джитсу, айкидо, самбо, ММА, самооборона, тхэквондо
needs defend myself, martial arts for child, karate for son | постоять за себя, единоборства для ребёнка, уметь защитить себя, отдать на карате, отдать на самбо, дзюдо для сына

boxing < martial-arts
= boxing | бокс
doers boxer, boxing coach, kickboxer | боксёр, тренер по боксу, кикбоксер
work box at gym, coach boxing | боксирую, занимаюсь боксом
field boxing gym, boxing training, kickboxing, Muay Thai | бокс, кикбоксинг, тайский бокс, муай-тай
needs learn to punch, learn boxing, sparring for boxing, box for fitness | научиться драться, научиться боксу, боксировать, бокс для себя, спарринг по боксу

tai-chi-qigong < martial-arts
= tai chi and qigong | тайцзи и цигун
doers tai chi teacher, qigong teacher | преподаватель цигун, мастер тайцзи, инструктор цигун
work practise tai chi, teach qigong | практикую цигун, веду цигун
field tai chi, qigong, wushu | цигун, тайцзи, ушу, тайчи
needs gentle exercise, qigong in park | мягкая гимнастика, цигун в парке

fencing-historical < sports
= fencing | фехтование
doers fencer, HEMA fencer, fencing coach | фехтовальщик, тренер по фехтованию, реконструктор-фехтовальщик
work fence with sabre, teach fencing | фехтую, преподаю фехтование
field fencing, HEMA, sabre, historical fencing | фехтование, историческое фехтование, ИСБ, рапира
needs stage fight, sword fight for play, fencing for child | сценический бой, бой на мечах, фехтование для ребёнка, поставить драку

gymnastics < sports
= gymnastics and acrobatics | гимнастика
doers gymnast, gymnastics coach, trampolinist | гимнаст, гимнастка, тренер по гимнастике
work coach gymnastics, do acrobatics | тренирую гимнасток, занимаюсь акробатикой
field gymnastics, rhythmic gymnastics, acrobatics, trampoline, parkour | гимнастика, художественная гимнастика, акробатика, батут, паркур
needs section for a daughter, gymnastics for child, gymnastics for daughter | секция для дочки, гимнастика для ребёнка, отдать на гимнастику

skiing < sports, outdoors
= skiing and snowboarding | лыжи и сноуборд
doers skier, snowboarder, ski instructor, snowboard instructor, freerider | лыжник, сноубордист, инструктор по горным лыжам, горнолыжник, фрирайдер, инструктор по сноуборду
work ski, teach skiing, snowboard, ski in mountains | катаюсь на лыжах, катаюсь на сноуборде, учу кататься, учу кататься на лыжах, инструктирую на склоне
field skiing, snowboarding, freeride, ski touring, cross-country skiing, ski resort, ski trip | горные лыжи, сноуборд, фрирайд, скитур, беговые лыжи, горнолыжный курорт, лыжи, лыжный поход
needs ski trip company, learn to ski, ski company, ski with children, snowboard lessons | компания на горнолыжку, научиться кататься на лыжах, компания на лыжи, поехать кататься, встать на сноуборд, встать на лыжи, лыжи с детьми

climbing < sports, outdoors
= climbing | скалолазание
doers climber, rock climber, climbing instructor, boulderer | скалолаз, скалолазка, инструктор по скалолазанию, боулдерингист
work climb rocks, boulder at gym | лазаю, лазаю по скалам, хожу на скалодром
field rock climbing, bouldering, climbing gym, via ferrata | скалолазание, скалодром, боулдеринг, виа феррата
needs climbing partner, try climbing, belay partner, climb together | ищу напарника для лазания, партнёр по скалолазанию, попробовать скалолазание, лазать вместе, страховать на скале

mountaineering < outdoors
= mountaineering | альпинизм
doers mountaineer, alpinist, mountain guide | альпинист, горный гид, альпинистка, инструктор по альпинизму
work climb mountains, guide in mountains | хожу в горы, восхожу на вершины, вожу в горы
field mountaineering, alpinism, summit climbing, Elbrus, Everest, seven summits | альпинизм, восхождение, Эльбрус, Эверест, альпклуб, альплагерь, ледоруб
needs climb Kazbek, climb a mountain, rope partner, ascent group, guide for ascent | сходить на Эльбрус, подняться на гору, взойти на гору, партнёр в связку, группа на восхождение, гид на восхождение, подняться на Эльбрус

outdoors
= outdoors | активный отдых
doers outdoor enthusiast, outdoor instructor, outdoorsman | любитель активного отдыха, инструктор по туризму
work spend time outdoors, lead outdoor trips | провожу время на природе, активно отдыхаю
field outdoors, outdoor activities, wilderness, national park | активный отдых, аутдор, отдых на природе, национальный парк, дикая природа
needs escape the city, go outdoors, weekend in nature, outdoor company | выбраться на природу, на природу, выходные на природе, компания на природу

hiking < outdoors
= hiking and trekking | походы и треккинг
doers hiker, trekking guide, hiking guide, backpacker | походник, инструктор походов, турист-пешеходник, организатор походов
work go hiking, lead hikes, walk trails, organise hikes, take people to mountains, mark trails | хожу в походы, вожу походы, вожу в походы, организую походы, хожу в горы, вожу людей в горы, размечаю тропы, ходить в походы
field hiking, trekking, long-distance trail, Camino de Santiago, backpacking, mountain hike, hiking trail, weekend hike, trail map, mountain hut, hiking club | пешие походы, треккинг, хайкинг, хайк, Камино, поход, турклуб, экотропа, поход выходного дня, тропа, маршрут похода, горный поход, приют в горах, туристический клуб, палатка, рюкзак
needs hiking companions, hike together, company for hike, hiking company, weekend in mountains, go to mountains, guide for hike, hike with children, route for hike, walking group | сходить в поход, компания в поход, пойти в поход, сходить в горы, поход с детьми, маршрут для похода, попутчики в поход, гид в горы, в горы на выходные, ищу попутчиков

camping-survival < outdoors
= camping and bushcraft | кемпинг и выживание
doers survival instructor, bushcrafter, scout leader, camper | инструктор по выживанию, бушкрафтер, скаутский вожатый
work go camping, teach survival | живу в палатке, учу выживанию
field camping, bushcraft, survival skills, scouting, tents, glamping | кемпинг, бушкрафт, навыки выживания, скаутинг, скауты, глэмпинг, палатка
needs first night in tent, borrow tent, camp with children, sleep in forest, campsite, scouts for child | переночевать в лесу, одолжить палатку, с палатками, поход с ночёвкой, кемпинг с детьми, ночевать в лесу, место для палаток

sailing < sports, outdoors
= sailing and yachting | яхтинг
doers sailor, yachtsman, skipper, yacht captain, regatta racer, deckhand, crew member, boat owner, sailing instructor, boatman | яхтсмен, шкипер, яхтенный капитан, яхтсменка, матрос на яхте, матрос, член экипажа, владелец яхты, инструктор по парусу, яхтенный инструктор, капитан яхты
work sail, skipper yachts, race yachts, sail yachts, teach sailing, sail across ocean, repair boats, own a boat | хожу под парусом, хожу на яхте, хожу на яхтах, вожу яхты, учу ходить под парусом, ходить под парусом, перегоняю яхты, участвую в регатах, хожу в регаты, капитаню, чиню лодки
field sailing, yachting, regatta, yacht charter, IYT, RYA, catamaran, sailboat, sailing boat, yacht crew, boat, sailing trip, skipper licence, sailing season | яхтинг, парусный спорт, регата, яхта, парусная школа, под парусом, IYT, катамаран, парусник, парусная лодка, экипаж яхты, парусный поход, лицензия шкипера, шверботы, яхт-клуб, перегон яхты
needs crew for a yacht, crew wanted, crew for boat, crew member wanted, join a crew, sail together, learn to sail, go sailing, hands on deck, place on boat, crew for regatta, skipper wanted, share a boat, boat repair, winter storage for boat, sailing for children | собираю экипаж, ищу команду на яхту, экипаж на яхту, команда на регату, попасть в экипаж, научиться ходить под парусом, пойти под парусом, место на яхте, ищу шкипера, нужен шкипер, матросы на яхту, попутчики на яхту, выйти в море, ремонт лодки, стоянка для яхты, парус для детей, вступить в экипаж

surfing < sports, outdoors
= surfing and kitesurfing | сёрфинг и кайтсёрфинг
doers surfer, surf instructor, kitesurfer, windsurfer, kite instructor, wakeboarder | сёрфер, сёрф-инструктор, кайтер, виндсёрфер, кайтсёрфер, вейкбордист
work surf waves, kitesurf, teach surfing | катаю волны, катаюсь на кайте, учу сёрфингу
field surfing, kitesurfing, windsurfing, wakeboard, SUP board, surf camp | сёрфинг, кайтсёрфинг, виндсёрфинг, вейкборд, сапборд, сап-прогулка, сёрф-кемп, кайт
needs catch first wave, learn to surf, surf company, kite lessons, board rental | встать на доску, научиться сёрфить, научиться кайту, аренда доски

diving < sports, outdoors
= diving and freediving | дайвинг и фридайвинг
doers diver, scuba instructor, freediver, divemaster | дайвер, инструктор по дайвингу, фридайвер, аквалангист, дайвмастер
work scuba dive, teach diving, freedive | ныряю, занимаюсь дайвингом, занимаюсь фридайвингом
field scuba diving, freediving, PADI, snorkeling, spearfishing | дайвинг, фридайвинг, PADI, снорклинг, подводная охота, акваланг
needs try diving, learn to dive, dive buddy, diving certificate | понырять, получить сертификат дайвера, научиться нырять, бадди для дайвинга, сертификат дайвера

kayaking-rafting < sports, outdoors
= kayaking, rafting and rowing | байдарки, сплавы и гребля
doers kayaker, rower, rafting guide, canoeist, rowing coach | байдарочник, каякер, гребец, сплавщик, водник
work kayak, row boats, lead rafting trips, paddle kayaks, organise river trips | хожу на байдарках, сплавляюсь, вожу сплавы, занимаюсь греблей, хожу на байдарке, организую сплавы
field kayaking, rafting, rowing boat, canoe, packraft, dragon boat, river trip, SUP | байдарка, сплав по реке, рафтинг, гребля, каяк, пакрафт, водный поход, сплав, сапборд, каноэ
needs float down a river, company for kayak, paddle together, rent kayaks, row in crew | сходить на байдарках, пойти на сплав, сплавиться по реке, компания на байдарки, арендовать байдарки, покататься на сапах

aviation-paragliding < sports, outdoors
= paragliding, skydiving and private flying | парапланеризм, парашюты и малая авиация
doers paraglider, skydiver, private pilot, glider pilot, balloonist | парапланерист, парашютист, частный пилот, планерист, воздухоплаватель
work fly paragliders, skydive, fly small planes | летаю на параплане, прыгаю с парашютом, летаю на самолёте
field paragliding, skydiving, private pilot licence, gliding, hot air balloon | параплан, парашютный спорт, малая авиация, частный пилот PPL, планерный спорт, воздушный шар, аэроклуб
needs try paragliding, parachute jump, learn to fly, fly with pilot | полетать на параплане, прыгнуть с парашютом, научиться летать

horse-riding < sports, animals
= horse riding | верховая езда
doers horse rider, equestrian, riding instructor, show jumper, jockey | наездник, всадник, конник, тренер по верховой езде, жокей
work ride horses, teach riding, train horses | езжу верхом, тренирую лошадей, занимаюсь конным спортом
field horse riding, equestrian sport, dressage, horse stable, hippotherapy, horses | верховая езда, конный спорт, выездка, конюшня, иппотерапия, лошади, конкур
needs learn to ride horses, learn riding, riding for child, riding lessons | научиться ездить верхом, научиться верховой езде, покататься на лошадях, конный спорт ребёнку, уроки верховой езды

motorsport < sports, automotive
= motorsport and motorcycling | мотоспорт и мотоциклы
doers biker, racing driver, motorcyclist, rally driver, race engineer, karting coach, race mechanic, motorsport team owner, formula student engineer | байкер, мотоциклист, автогонщик, гонщик, раллист, гоночный инженер, картингист, тренер по картингу, мотогонщик, инженер формулы студент, механик гоночной команды, дрифтер
work ride a motorcycle, race cars, build race cars, rally racing | езжу на мотоцикле, гоняю на мотоцикле, участвую в гонках, гоняю на автоспорте, строю гоночные машины, езжу ралли
field motorcycle, motorsport, motorbike, karting, enduro, off-road, formula student, race track, drift racing, offroad, formula 1, track day | мотоцикл, мотоспорт, автоспорт, картинг, ралли, эндуро, офроуд, мотопутешествие, формула студент, гоночная трасса, дрифт, оффроуд, формула 1, трек-день, джипинг
needs sponsor for racing team, where to try karting, motorbike trip, ride motorbikes, karting for child | спонсор для гоночной команды, покататься по треку, поездка на мотоциклах, покататься на мото, картинг ребёнку

skateboarding < sports
= skateboarding and roller skating | скейтборд и ролики
doers skateboarder, roller skater, longboarder | скейтер, скейтбордист, роллер на коньках
work skateboard, roller skate | катаюсь на скейте, катаюсь на роликах
field skateboarding, skatepark, inline skates, longboard, roller skates | скейтборд, скейтпарк, роликовые коньки, лонгборд
needs learn skateboard, skate park for town, rollers for child | научиться на скейте, скейт-парк в городе, научиться на роликах

team-other-sports < sports
= rugby, frisbee, cricket and other team sports | регби, фрисби и другие командные игры
doers rugby player, cricketer, ultimate player, handball player | регбист, игрок в алтимат, гандболист, крикетист
work play rugby, play ultimate frisbee, play cricket | играю в регби, играю в фрисби, играю в гандбол
field rugby, ultimate frisbee, cricket match, handball, baseball, water polo | регби, алтимат фрисби, гандбол, бейсбол, водное поло, крикет
needs frisbee players, rugby players wanted, join team sport | игроки в алтимат, игроки в регби, поиграть во фрисби

shooting-archery < sports
= archery and sport shooting | стрельба и лучный спорт
doers archer, sport shooter, biathlete | лучник, спортивный стрелок, биатлонист, лучница
work shoot a bow, practise archery | стреляю из лука, занимаюсь стрельбой
field archery, sport shooting, clay shooting, biathlon | стрельба из лука, стендовая стрельба, пулевая стрельба, биатлон
needs learn archery, archery for children | научиться стрелять из лука, стрельба из лука детям

athletics-weightlifting < sports
= track and field, weightlifting | лёгкая и тяжёлая атлетика
doers weightlifter, powerlifter, sprinter, strongman, high jumper | тяжелоатлет, легкоатлет, пауэрлифтер, спринтер, штангист
work lift weights, coach powerlifting | поднимаю штангу, тренирую легкоатлетов
field track and field, weightlifting, powerlifting, barbell, arm wrestling | лёгкая атлетика, тяжёлая атлетика, пауэрлифтинг, штанга, армрестлинг

nordic-walking-senior < sports
= Nordic walking and active ageing | скандинавская ходьба и активное долголетие
doers Nordic walking instructor, seniors fitness trainer | инструктор по скандинавской ходьбе, тренер для пожилых
work train seniors, lead Nordic walking | веду скандинавскую ходьбу, тренирую пожилых
field Nordic walking, active ageing, senior fitness | скандинавская ходьба, активное долголетие
needs exercise for seniors, walk in park together, sport for pensioners, gymnastics for grandmother | зарядка для пожилых, гулять в парке вместе, спорт для пенсионеров, занятия для старшего поколения

adaptive-sports < sports, disability-support
= adaptive sports | адаптивный спорт
doers Paralympian, adaptive sports coach | паралимпиец, тренер адаптивного спорта
work coach disabled athletes, train Paralympians | тренирую паралимпийцев, тренирую людей с инвалидностью
field adaptive sports, Paralympics, wheelchair basketball, Special Olympics | адаптивный спорт, паралимпийский, адаптивная физкультура
needs sport in wheelchair, sport for disabled, sport for special child | спорт на коляске, спорт для инвалидов, спорт для особого ребёнка

sports-judging < sports
= refereeing | спортивное судейство
doers referee, sports judge, umpire | спортивный судья, рефери, арбитр матча
work referee matches, judge competitions | сужу матчи, сужу соревнования
field refereeing, match officiating | судейство соревнований, спортивное судейство
needs referee for match, judges for competition, judge our tournament | судья на матч, судьи на соревнования, судить турнир

sports-journalism < sports, journalism
= sports journalism | спортивная журналистика
doers sports journalist, sports commentator | спортивный журналист, спортивный комментатор, спортивный обозреватель
work commentate matches, write about sports | комментирую матчи, пишу о спорте
field sports journalism, sports commentary | спортивная журналистика, спортивные трансляции

saunas-cold < outdoors
= sauna and cold plunges | баня и закаливание
doers sauna master, cold plunge instructor, bathhouse attendant | банщик, пармастер, инструктор по закаливанию
work steam people, swim in ice | парю в бане, парю людей, моржую
field sauna, banya, ice bathing, Wim Hof, cold exposure | русская баня, банный клуб, поход в баню, закаливание, Вим Хоф, моржи и закалка
needs go to sauna together, sauna company, winter swimming, go to banya, cold swimming | сходить в баню, компания в баню, моржевать, зимнее плавание

travel
= travel | путешествия
doers traveller, traveler, globetrotter, travel blogger | путешественник, путешественница, тревел-блогер, трэвел-блогер
work travel the world, visit countries, plan itineraries, plan trips | путешествую, объездил мир, составляю маршруты, планирую путешествия, много путешествую
field travel, round-the-world trip, road trip, travel itinerary, solo travel, itineraries, travel companion | путешествие, путешествия, кругосветка, автопутешествие, роуд-трип, маршрут путешествия, самостоятельные путешествия, маршрут поездки
needs travel companions, holiday ideas, travel together, plan a trip, tips for trip, where to travel, route for trip, weekend trip | ищу попутчиков, куда поехать, попутчик, попутчик в поездку, путешествовать вместе, спланировать поездку, поехать вместе, советы по поездке, отпуск с детьми

travel-agency < travel
= tourism business | туристический бизнес
doers travel agent, tour operator, travel manager, tourism manager | турагент, туроператор, менеджер по туризму, тревел-менеджер
work sell tours, book trips, organise trips | продаю туры, подбираю туры, бронирую поездки
field travel agency, tourism, tour operator business, package tour, business travel | турагентство, туризм, турбизнес, горящие туры, путёвка, деловые поездки
needs book a holiday, book a trip, cheap flights, tour for group, holidays with children, buy tickets | подобрать тур, дешёвые билеты, тур для группы, купить билеты, отдых с детьми

digital-nomads < travel, relocation
= digital nomad life | цифровое кочевничество
doers digital nomad, nomad, van lifer | цифровой кочевник, номад, диджитал-номад
work work while travelling, live as nomad | работаю и путешествую, живу на колёсах, зимую в тёплых странах
field nomad life, coliving, workation, vanlife, nomad visa | цифровые кочевники, коливинг, воркейшн, зимовка, ванлайф, дом на колёсах
needs where to spend winter, where to live as nomad, good internet, winter in warm | где перезимовать, перезимовать у моря, хороший интернет

hospitality-hotels < travel
= hotels and hospitality | гостиничное дело
doers hotelier, hotel manager, hostel owner, Airbnb host, guesthouse owner | отельер, управляющий отелем, владелец хостела, хозяин гостевого дома, гостиничный управляющий
work run a hotel, run a guesthouse, rent out on Airbnb | управляю отелем, держу гостевой дом, держу хостел, сдаю посуточно
field hospitality industry, hotel management, hostel, guesthouse, Airbnb, boutique hotel | гостиничный бизнес, отельный бизнес, хостел, гостевой дом, посуточная аренда, гостеприимство
needs empty rooms off season, rooms for guests, house guests of festival, hostel for group | загрузить отель, разместить группу, хостел для группы, номера для гостей

home-exchange-couchsurfing < travel
= home exchange and couchsurfing | каучсёрфинг и обмен жильём
doers couchsurfer, couchsurfing host | каучсёрфер, хост каучсёрфинга
work host travellers, swap homes | принимаю путешественников, вписываю гостей, меняюсь жильём
field couchsurfing, home exchange, house sitting, hitchhiking | каучсёрфинг, обмен жильём, хаусситтинг, автостоп, вписка
needs place to crash, stay overnight, place to stay, sleep on couch, host guests | где остановиться, переночевать, остановиться на пару дней, обменяться жильём, принять гостей, приютить на ночь, пожить неделю

travel-writing < travel, writing
= travel writing | тревел-журналистика
doers travel writer, travel journalist, guidebook author | тревел-журналист, автор путеводителя, автор путеводителей
work write guidebooks, write about travel | пишу путеводители, пишу о путешествиях
field guidebook, travelogue, travel writing | путеводитель, травелог, путевые заметки
needs write travel notes, guidebook for town, book about journey | путеводитель по городу, написать путеводитель, книга о путешествии

geocaching-orienteering < outdoors, hobbies
= orienteering and urban exploration | ориентирование и урбан-исследования
doers orienteer, geocacher, urban explorer, caver, speleologist | ориентировщик, геокешер, спелеолог, диггер, сталкер заброшек
work do orienteering, explore caves | занимаюсь ориентированием, хожу в пещеры, лажу по заброшкам
field orienteering, geocaching, urbex, caving, adventure race | спортивное ориентирование, геокешинг, спелеология, заброшки, пещеры, рогейн

fishing < outdoors
= fishing | рыбалка
doers angler, fisherman, fly fisherman | рыбак, рыболов, спиннингист
work go fishing, fish for trout | хожу на рыбалку, рыбачу, ловлю рыбу
field fishing trip, angling, fly fishing, fishing rod | рыбалка, спиннинг, нахлыст, рыболовные снасти
needs who fishes here, fishing company, fish together, place to fish | где порыбачить, компания на рыбалку, поехать на рыбалку, порыбачить, рыбное место

hunting < outdoors
= hunting | охота
doers game hunter, hunting guide | охотник на зверя, егерь, охотовед
work hunt deer, hunt game | хожу на охоту, охочусь на уток
field hunting trip, hunting rifle, game hunting, hunting dogs | охотничье ружьё, охотхозяйство, охотничья собака

mushrooms-foraging < outdoors, food
= foraging and mushrooms | грибы и дикоросы
doers forager, mushroom picker, mycology enthusiast | грибник, сборщик дикоросов, травник
work forage, pick mushrooms, gather herbs | собираю грибы, собираю травы, собираю дикоросы
field foraging, mushroom picking, wild herbs, edible plants | грибы, дикоросы, травничество, съедобные растения, иван-чай
needs identify mushrooms, pick herbs | за грибами, определить гриб, собирать травы, пойти за грибами

food
= food and cooking | еда и кулинария
doers foodie, home cook, cooking enthusiast | фуди, кулинар, любитель готовить, гурман
work cook at home, love cooking, cook for friends, cook homemade food | люблю готовить, готовлю еду, вкусно готовлю, кулинарю, готовлю дома
field cooking, cuisine, recipes, culinary, gastronomy | кулинария, рецепты, кухня мира, гастрономия, гастрономический
needs ideas for dinner, cook together, share recipes, home food, cook dinner, where to eat | не умею готовить, что приготовить, готовить вместе, домашняя еда, приготовить ужин, где поесть, вкусно поесть

professional-cooking < food
= professional cooking | профессиональная кухня
doers chef, cook by trade, sous-chef, private chef, head chef, cook, canteen cook, cook for crew | шеф-повар, повар, су-шеф, бренд-шеф, личный повар, повариха, кок, повар столовой, повар на выезд
work cook in a restaurant, work as chef, cook for groups, cook for camps, cook for events | работаю поваром, готовлю в ресторане, стою на кухне, готовлю на группы, готовлю на лагерь, готовлю на мероприятия, кормлю группы
field restaurant kitchen, haute cuisine, Michelin, menu development, kitchen team, menu, school canteen | ресторанная кухня, высокая кухня, Мишлен, разработка меню, кухня ресторана, школьная столовая, полевая кухня
needs chef wanted, cook for camp, feed the crew, food for event, cook for retreat, kitchen staff, feed forty people, cook for film crew | ищем повара, нужен повар, повар на лагерь, накормить группу, еда на мероприятие, повар на ретрит, накормить съёмочную группу, обеды для группы

restaurants < food
= restaurant business | ресторанный бизнес
doers restaurateur, restaurant owner, cafe owner, bar owner, restaurant manager | ресторатор, владелец кафе, владелец ресторана, управляющий рестораном, владелец бара
work run a restaurant, run a cafe, open restaurants | открываю рестораны, держу кафе, держу ресторан, открыл кафе
field restaurant business, food service, HoReCa, cafe business, food cost, dark kitchen | ресторанный бизнес, общепит, хорека, HoReCa, фудкост, дарк-китчен, фудкорт
needs open a cafe, cafe for sale, staff for cafe, local suppliers for cafe, tables for cafe | хочу открыть кафе, открыть ресторан, открыть кафе, персонал в кафе, поставщики для кафе, столы для кафе

baking < food
= baking and pastry | выпечка и кондитерское дело
doers baker, pastry chef, confectioner, cake maker | пекарь, кондитер, кондитерша, тортодел
work bake, bake cakes, make desserts, bake to order | пеку, пеку торты, делаю десерты, пеку на заказ, пеку пироги
field baking, pastry, cakes, patisserie, desserts, gingerbread, pastries | выпечка, торты, десерты, кондитерская, пряники, капкейки, пекарня, пироги
needs birthday cake, cake for birthday, order a cake, cake for wedding, pastries for cafe, learn to bake | заказать торт, торт на день рождения, торт на свадьбу, выпечка для кафе, научиться печь, пироги на праздник

bread-sourdough < baking
= bread baking | хлебопечение
doers bread baker, sourdough baker | хлебопёк, мастер-хлебопёк
work bake bread, bake sourdough | пеку хлеб, пеку на закваске
field sourdough, bread baking, artisan bread | хлеб на закваске, хлебопечение, ремесленный хлеб, закваска
needs good bread, sourdough starter, bread for shop | хороший хлеб, печь хлеб, закваска для хлеба, хлеб для магазина, испечь хлеб

chocolate-sweets < baking
= chocolate making | шоколад ручной работы
doers chocolatier, chocolate maker, candy maker | шоколатье, мастер шоколада, конфетчица
work make chocolate, make candies | делаю шоколад, делаю конфеты
field chocolate making, bean-to-bar, handmade sweets | крафтовый шоколад, конфеты ручной работы, bean-to-bar
needs sweets for gifts, handmade chocolate | шоколад ручной работы, конфеты на подарок, сладкие подарки

coffee < food
= specialty coffee | спешелти кофе
doers barista, coffee roaster, Q-grader, coffee shop owner | бариста, обжарщик кофе, владелец кофейни, каптестер
work roast coffee, run a coffee shop | обжариваю кофе, варю кофе, открыл кофейню
field specialty coffee, coffee roasting, coffee shop, espresso, cupping coffee, latte art | спешелти, обжарка кофе, кофейня, эспрессо, каппинг, латте-арт
needs choose a coffee machine, good coffee, coffee for event, open coffee shop, coffee machine | выбрать кофемашину, хороший кофе, кофе на мероприятие, открыть кофейню, кофемашина

tea < food
= tea culture | чайная культура
doers tea master, tea sommelier | чайный мастер, титестер, чайный сомелье
work run tea ceremonies, brew tea | провожу чайные церемонии, завариваю чай
field tea ceremony, pu-erh, matcha, Chinese tea | чайная церемония, пуэр, чай матча, китайский чай, чайная, гунфу-ча
needs learn about tea, good tea, tea tasting | разобраться в чае, хороший чай, чаепитие провести

wine < food
= wine | виноделие и вино
doers sommelier, winemaker, wine expert, wine importer | сомелье, винодел, кавист, винный эксперт
work make wine, run wine tastings | делаю вино, провожу винные дегустации, разбираюсь в вине
field wine, winemaking, wine tasting, vineyard, winery, WSET | виноделие, дегустация вин, винодельня, виноградник, WSET, винный бар, винная карта, энология
needs choose a wine, choose wine, wine for dinner, wine for wedding | выбрать вино, вино к ужину, вино на свадьбу

brewing-spirits < food
= brewing and distilling | пивоварение и крепкие напитки
doers brewer, bartender, distiller, mixologist, beer sommelier | пивовар, бармен, винокур, миксолог, барменша
work brew beer, mix cocktails, distil spirits | варю пиво, делаю коктейли, гоню самогон, стою за баром
field craft beer, brewery, cocktails, mixology, distillery, whisky | пивоварня, крафтовое пиво, коктейли, миксология, самогон, виски, сидр
needs bar for event, cocktails for party | сварить пиво, бар на мероприятие, коктейли на вечеринку, бармен на вечеринку
`
