export const concepts = `
infobusiness < sales, marketing
= online course business | инфобизнес
doers online course producer, course creator, infopreneur, launch manager | инфопродюсер, продюсер онлайн-школ, инфобизнесмен, продюсер экспертов, методолог запусков
work produce online courses, launch courses, produce experts | продюсирую экспертов, делаю запуски, запускаю онлайн-курсы
field online school, course launch, webinar funnel, info product, GetCourse | инфобизнес, онлайн-школа, запуски курсов, автоворонка, вебинарная воронка, геткурс, инфопродукт
needs want to sell my expertise, course does not sell, sell online course, launch a course, launch my course, sell courses, package expertise | хочу продавать экспертность, курс не продаётся, ищу продюсера, продать онлайн-курс, запустить курс, продавать курсы, упаковать экспертность, запустить онлайн-школу, упаковать курс

direct-selling < sales
= network marketing | сетевой маркетинг
doers network marketer, MLM distributor, direct seller | сетевик, дистрибьютор MLM, консультант орифлейм
work build MLM structure, recruit distributors | строю структуру, развиваю сетевой бизнес
field MLM, network marketing, direct selling, Amway, Herbalife | сетевой маркетинг, млм, сетевой бизнес, прямые продажи
needs earn with a downline, additional income from home, additional income, income from home | доход в структуре, подработка из дома, дополнительный доход, доход из дома

marketing < business
= marketing | маркетинг
doers marketer, marketing manager, marketing specialist, marketologist, marketing consultant, marketing expert | маркетолог, интернет-маркетолог, менеджер по маркетингу, маркетолог-стратег, специалист по маркетингу
work do marketing, promote products, market products, promote companies, promote projects | продвигаю, занимаюсь маркетингом, продвигаю продукты, продвигаю компании, продвигаю проекты, веду маркетинг
field marketing, product promotion, digital marketing, marketing campaign, marketing plan | маркетинг, продвижение, диджитал, интернет-маркетинг, рекламная кампания, маркетинговый план
needs nobody knows about us, how to promote, promote a product, promote our service, promote project, attract audience, attract visitors, attract customers, spread the word, promote an event, marketing for startup, no marketing | о нас никто не знает, как продвигаться, нужна раскрутка, продвинуть продукт, продвигать проект, продвижение проекта, привлечь аудиторию, привлечь посетителей, рассказать о нас, продвинуть мероприятие, маркетинг для стартапа, нет маркетинга, раскрутить проект, раскрутить сайт, нужно продвижение

cmo < marketing, management
= marketing leadership | маркетинг-директор
doers CMO, marketing director, head of marketing, fractional CMO, VP marketing | директор по маркетингу, руководитель маркетинга, СМО, маркетинг-директор, CMO на аутсорсе
work lead marketing, build marketing department | руковожу маркетингом, строю отдел маркетинга
field marketing department, marketing budget, marketing strategy | отдел маркетинга, маркетинговая стратегия, маркетинговый бюджет, стратегия продвижения
needs marketing is chaos, contractors not coordinated, build marketing, marketing plan | маркетинг хаотичный, сливаем рекламный бюджет, выстроить маркетинг, план продвижения

product-marketing < marketing
= product marketing | продуктовый маркетинг
doers product marketing manager, PMM | продуктовый маркетолог, PMM-менеджер
work position products, launch products to market | позиционирую продукты, вывожу продукты на рынок
field product marketing, product positioning, value proposition, product launch, messaging framework | продуктовый маркетинг, позиционирование, ценностное предложение, УТП, вывод продукта
needs people do not understand our product, we look like competitors, position a product, explain the product, launch a product | не понимают чем мы лучше, не отличаемся от конкурентов, позиционировать продукт, объяснить продукт, позиционирование продукта, вывести продукт, запустить продукт

growth-marketing < marketing
= growth marketing | growth-маркетинг
doers growth hacker, growth marketer, head of growth, growth manager | гроус-хакер, growth-менеджер, гроус-менеджер
work run growth experiments, scale acquisition | запускаю эксперименты роста, масштабирую привлечение
field growth hacking, AARRR, viral loop, growth marketing, user acquisition | гроуз-хакинг, привлечение пользователей, виральность, growth-маркетинг
needs need first thousand users, growth has stalled, first users, first hundred users, grow users, user growth, attract users, early adopters, beta testers | нужны первые пользователи, рост встал, первые пользователи, первые сто пользователей, привлечь пользователей, рост пользователей, ранние пользователи, бета-тестеры, найти пользователей

performance-marketing < marketing
= performance advertising | перформанс-реклама
doers performance marketer, PPC specialist, media buyer, UA manager, paid ads specialist | перформанс-маркетолог, директолог, контекстолог, медиабайер, трафик-менеджер, трафик-маркетолог, специалист по контекстной рекламе
work run ads, buy traffic, set up Google Ads | настраиваю рекламу, закупаю трафик, веду Директ, лью трафик
field PPC, Google Ads, Facebook Ads, paid traffic, CPA, ROAS, Yandex Direct | контекстная реклама, Яндекс Директ, таргет, платный трафик, ДРР, медиабаинг, рекламный кабинет
needs ads burn money, clicks without sales, set up ads, ads do not work, contextual advertising, advertising budget, expensive clicks | реклама не окупается, слили бюджет на рекламу, клики есть продаж нет, настроить рекламу, запустить рекламу, реклама не работает, рекламный бюджет, дорогие клики, настроить директ

targeted-ads < performance-marketing
= targeted ads in social media | таргетированная реклама
doers targeting specialist, Meta ads specialist, targetologist | таргетолог, специалист по таргету
work set up targeted ads, run Instagram ads | настраиваю таргет, запускаю таргетированную рекламу
field Meta Ads, Instagram ads, VK Ads, lookalike audience, retargeting | таргетированная реклама, ретаргетинг, VK Реклама, реклама в инстаграме
needs ads account got banned, need cheap subscribers, run targeted ads, Facebook ads, ads in VK | забанили рекламный кабинет, дорогой подписчик, настроить таргет, запустить таргет, реклама во вконтакте, реклама в соцсетях

affiliate-marketing < performance-marketing
= affiliate marketing | арбитраж трафика
doers affiliate marketer, affiliate manager, webmaster of traffic | арбитражник, арбитражник трафика, аффилейт-менеджер, вебмастер
work arbitrage traffic, run affiliate programmes | арбитражу трафик, веду партнёрку
field affiliate programme, CPA network, traffic arbitrage, iGaming, affiliate marketing | арбитраж трафика, партнёрка, CPA-сеть, гемблинг, CPA-офферы, айгейминг
needs need traffic sources, looking for offers, buy traffic, traffic for offer, partner traffic | нужны источники трафика, ищу офферы, купить трафик, лить трафик, партнёрский трафик

seo < marketing
= SEO | SEO-продвижение
doers SEO specialist, SEO expert, link builder | сеошник, SEO-специалист, линкбилдер, SEO-оптимизатор
work optimise sites for search, build links, do SEO | продвигаю сайты, вывожу в топ, занимаюсь SEO
field SEO, backlinks, keywords research, organic traffic, Ahrefs, search ranking | сео, поисковая оптимизация, семантическое ядро, органический трафик, линкбилдинг, поисковая выдача
needs site is not in Google, organic traffic dropped, promote a site, site in search, search traffic, top of Google, site not found | сайт не находят, просел трафик, нет сайта в выдаче, продвинуть сайт, продвижение сайта, сайт в поиске, поисковый трафик, вывести в топ, сайт не ищется

aso < marketing
= app store optimisation | ASO
doers ASO specialist, mobile marketing manager, app marketer | ASO-специалист, мобильный маркетолог
work promote mobile apps, optimise app store pages | продвигаю мобильные приложения, оптимизирую страницу в сторе
field ASO, App Store optimisation, app installs, mobile marketing | мобильный маркетинг, установки приложения, продвижение приложений
needs nobody installs the app, low app rating, promote an app, app downloads | приложение не скачивают, низкий рейтинг в сторе, продвинуть приложение, скачивания приложения

smm < marketing
= social media marketing | SMM
doers SMM manager, SMM specialist, social media manager | сммщик, СММ-менеджер, SMM-щик, эсэмэмщик, сммщица
work run social media, manage Instagram accounts, post content | веду соцсети, веду инстаграм, продвигаю в соцсетях
field SMM, social media, Instagram, Facebook page, TikTok account, VK community, Reels | СММ, соцсети, инстаграм, социальные сети, рилсы, ВКонтакте, сторис, инста
needs no time for social media, account does not grow, run Instagram, social media for company, grow followers, manage accounts, content for social media | некому вести соцсети, нет подписчиков, не растут охваты, вести соцсети, вести инстаграм, соцсети компании, нужен контент, контент для соцсетей, подписчики в инстаграм, вести страницу

telegram-marketing < smm
= Telegram channels | Telegram-каналы
doers Telegram channel owner, Telegram channel admin, Telegram marketer | админ телеграм-канала, владелец телеграм-канала, закупщик рекламы в телеграме, автор канала
work run a Telegram channel, buy Telegram ads, grow channels | веду телеграм-канал, закупаю посевы, веду канал
field Telegram channel, Telegram Ads, Telegram promotion | телеграм-канал, тг-канал, посевы в телеграме, телеграм, телега, Telegram Ads закупка
needs channel does not grow, need subscribers, promote a channel, grow Telegram channel, ads in Telegram, Telegram subscribers | канал не растёт, нужны подписчики, продвинуть канал, раскрутить канал, развить телеграм-канал, реклама в телеграме, подписчики в телеграм, вести телеграм-канал

influencer-marketing < marketing
= influencer marketing | инфлюенс-маркетинг
doers influencer manager, influencer, blogger manager, talent manager for bloggers | инфлюенс-менеджер, менеджер блогера, инфлюенсер, закупщик блогеров
work work with influencers, buy ads from bloggers | работаю с блогерами, закупаю рекламу у блогеров
field influencer marketing, brand ambassador, barter with bloggers, UGC creators | инфлюенс-маркетинг, реклама у блогеров, амбассадор бренда, бартер с блогерами, лидеры мнений, UGC-креаторы
needs need bloggers to promote, want ads with influencers, find bloggers, bloggers for advertising, ads with bloggers, collaborate with bloggers | нужны блогеры для рекламы, ищем амбассадоров, найти блогеров, сотрудничать с блогерами, блогеры для рекламы

blogging < media, writing
= blogging | блогинг
doers blogger, YouTuber, content creator, vlogger, TikToker, Instagram influencer, streamer | блогер, ютубер, блогерка, тиктокер, влогер, контент-мейкер, блогерша, стример, инфлюенсер
work run a blog, film for YouTube, create content, write a blog, run a YouTube channel, run a Telegram channel | веду блог, снимаю на ютуб, создаю контент, веду канал, веду телеграм-канал, веду ютуб
field blog, YouTube channel, subscribers, vlog, Substack, Telegram channel, newsletter | блог, ютуб-канал, ютуб, подписчики, дзен-канал, телеграм-канал, личный блог, стрим
needs want to start a blog, afraid of camera, grow my channel, start a blog, grow a blog, blog audience | хочу завести блог, боюсь снимать себя, раскрутить блог, мало подписчиков, завести блог, вести блог, развить блог, аудитория блога

content-marketing < marketing
= content marketing | контент-маркетинг
doers content marketer, content manager, content strategist, head of content | контент-маркетолог, контент-менеджер, контент-стратег, контентщик
work write content plans, produce content | составляю контент-план, делаю контент, упаковываю экспертизу в контент
field content marketing, content plan, content strategy, blog articles, lead nurturing | контент-маркетинг, контент-план, контент-стратегия, контент для соцсетей
needs don't know what to post, no time to write, write articles, write posts, ideas for posts, company blog | не знаю о чём писать, нет идей для постов, писать статьи, писать посты, идеи для постов, блог компании, вести блог компании

copywriting < content-marketing, writing
= copywriting | копирайтинг
doers copywriter, commercial writer, ad writer, UX writer, content writer | копирайтер, коммерческий писатель, райтер, автор коммерческих текстов, редактор-копирайтер, UX-писатель, рерайтер, контент-редактор
work write copy, write sales texts, write slogans, write articles, write landing pages | пишу тексты, пишу продающие тексты, пишу лендинги, пишу статьи, пишу посты, пишу рекламные тексты
field copywriting, sales copy, landing page text, slogan, brand naming, commercial texts, UX writing, long-read | копирайтинг, продающие тексты, слоган, тексты для сайта, нейминг, рекламные тексты, коммерческие тексты, лонгрид, инфостиль
needs text does not sell, need texts for site, nobody reads our texts, texts for website, write texts, write a text, product descriptions, texts in English, edit texts | нужны тексты на сайт, тексты не продают, нужны тексты, написать тексты, написать текст, описания товаров, тексты на английском, статьи на заказ

email-marketing < marketing
= email marketing | email-маркетинг
doers email marketer, CRM marketer, retention marketer | имейл-маркетолог, email-маркетолог, CRM-маркетолог
work send newsletters, build email flows | делаю рассылки, настраиваю цепочки писем, прогреваю базу
field email marketing, newsletter, Mailchimp, drip campaign, open rate, push notifications | имейл-маркетинг, email-рассылка, UniSender, триггерные рассылки, прогрев базы, CRM-маркетинг
needs emails land in spam, database lies idle, set up newsletter, email newsletter, letters go to spam, mailing list | письма попадают в спам, база лежит без дела, настроить рассылку, письма в спаме, сделать рассылку, вести рассылку

chatbot-marketing < marketing
= chatbots and messenger funnels | чат-боты и воронки
doers chatbot builder, funnel builder, chatbot marketer | сборщик чат-ботов, ботодел, воронщик, чат-бот-маркетолог
work build chatbots for sales, set up funnels | делаю чат-ботов, собираю воронки, настраиваю автоворонки
field chatbot, ManyChat, messenger funnel, SaleBot, sales funnel | чат-бот, воронка в мессенджере, СейлБот, телеграм-бот для продаж
needs answering same questions all day, automate messages to clients, chatbot for clients, bot for orders, bot for booking, automatic replies | отвечаю всем вручную, одни и те же вопросы клиентов, чат-бот для клиентов, бот для заказов, бот для записи, автоответы клиентам, бот в телеграме

branding < marketing
= branding | брендинг
doers brand manager, brand strategist, branding expert, brand director | бренд-менеджер, бренд-стратег, брендолог, бренд-директор
work build brands, develop brand strategy, rebrand | создаю бренды, разрабатываю бренд-стратегию, провожу ребрендинг
field branding, brand platform, brand book, rebranding, brand identity | брендинг, бренд-платформа, брендбук, ребрендинг, бренд-стратегия, бренд
needs brand looks outdated, we are not recognised, create a brand, name for company, rebrand company, come up with name, develop brand | бренд устарел, нас не узнают, создать бренд, придумать название, название для компании, нужен брендбук, развить бренд, нейминг

personal-branding < branding
= personal branding | личный бренд
doers personal brand strategist, personal branding coach, personal brand producer | продюсер личного бренда, специалист по личному бренду, упаковщик экспертов
work build personal brands, package experts | упаковываю экспертов, развиваю личный бренд
field personal brand, personal branding, thought leadership, founder brand | личный бренд, упаковка эксперта, экспертность, распаковка личности
needs expert nobody knows, embarrassed to show myself, promote myself, become known, expert status | стесняюсь проявляться, хороший эксперт но никто не знает, продвигать себя, стать известным, проявиться в соцсетях, продвинуть эксперта

market-research < marketing
= market research | маркетинговые исследования
doers market researcher, research analyst, marketing analyst, insights manager | исследователь рынка, маркетинговый аналитик, рисёрчер, аналитик рынка
work research markets, run surveys, conduct focus groups | исследую рынки, провожу опросы, провожу фокус-группы
field market research, focus group, survey, competitor analysis, consumer insights, TAM SAM SOM | маркетинговое исследование, фокус-группа, анализ конкурентов, опрос потребителей, исследование рынка, анализ рынка
needs how big is the market, who are our competitors, research the market, study the market, market analysis, study competitors, run a survey, market size, survey respondents | какой объём рынка, кто наши конкуренты, исследовать рынок, изучить рынок, изучить конкурентов, провести опрос, объём рынка, провести исследование рынка

web-analytics < marketing, data
= marketing analytics | веб-аналитика
doers web analyst, marketing data analyst, digital analyst, tracking specialist, marketing analyst | веб-аналитик, маркетинг-аналитик, специалист по сквозной аналитике, маркетинговый аналитик, специалист по метрике
work set up analytics, measure conversion, set up tracking | настраиваю метрику, настраиваю сквозную аналитику, считаю конверсию, размечаю события
field Google Analytics, GA4, attribution, conversion rate, call tracking, AppsFlyer, google tag manager, end-to-end analytics, attribution model | Яндекс Метрика, сквозная аналитика, веб-аналитика, конверсия сайта, коллтрекинг, атрибуция, атрибуция рекламы, гугл аналитика, колтрекинг
needs which channel brings clients, no numbers on ads, which ads bring clients, which channel works, site analytics, conversion of site, ad attribution | не знаем откуда клиенты, не видим эффективность каналов, какая реклама работает, настроить аналитику, настроить метрику, аналитика сайта

advertising < marketing
= advertising agencies | рекламный бизнес
doers advertising agency owner, adman, media planner, account director in advertising | рекламщик, владелец рекламного агентства, медиапланер, медиапленер
work make advertising, plan media, run an ad agency | делаю рекламу, размещаю рекламу, планирую медиа
field advertising, ad agency, digital agency, media planning, TV commercials | реклама, рекламное агентство, диджитал-агентство, медиапланирование, рекламный ролик
needs looking for an ad agency, want TV commercial, place advertising, order advertising, advertising campaign, make a commercial | ищем рекламное агентство, нужен рекламный ролик, разместить рекламу, заказать рекламу, рекламная кампания, снять рекламу

creative-advertising < advertising
= advertising creative | рекламный креатив
doers creative director, ad creative, creative producer, ideas person in agency | креативный директор, креатор, креативщик, креативный продюсер
work invent ad campaigns, come up with creatives | придумываю рекламные кампании, придумываю креативы, придумываю спецпроекты
field ad concept, Cannes Lions, brainstorm, ad creatives, viral campaign | креативная концепция, рекламные креативы, каннские львы, вирусная реклама, спецпроект
needs ads are boring, need a big idea, creative idea, advertising slogan | реклама скучная, нужна идея для кампании, креативная идея, рекламный слоган, придумать слоган, идея рекламы

outdoor-advertising < advertising
= outdoor and print advertising | наружная реклама
doers outdoor advertising manager, signage maker, billboard owner, sign maker, signage producer | специалист по наружной рекламе, наружник, изготовитель вывесок, вывесочник
work place billboards, make signs, make signboards | размещаю наружную рекламу, делаю вывески, изготавливаю вывески, ставлю билборды, изготовление вывесок
field billboard, outdoor advertising, OOH, DOOH, signage, sign board | наружка, наружная реклама, билборд, вывеска, ситилайт, индор-реклама
needs need a shop sign, want to be seen in town, sign for shop, sign for cafe, make a sign, neon sign, signboard, information boards | нужна вывеска, нас не видно с улицы, вывеска для магазина, вывеска для кафе, сделать вывеску, неоновая вывеска, таблички на двери, световой короб, информационный стенд

event-marketing < marketing, events-business
= event marketing | событийный маркетинг
doers event marketer, BTL manager, promoter at stands, trade marketing manager | ивент-маркетолог, BTL-менеджер, трейд-маркетолог, промоутер
work run brand activations, organise promo actions | провожу промоакции, делаю активации бренда
field event marketing, BTL, brand activation, trade marketing, product sampling | событийный маркетинг, БТЛ, трейд-маркетинг, промоакция, сэмплинг
needs customers must try it, promote at points of sale, tasting in shops, product promotion event, promo action | дать попробовать продукт, продвижение в точках продаж, дегустация в магазинах, раздать образцы, промоутеры в магазин

loyalty-programs < marketing
= loyalty programmes | программы лояльности
doers loyalty manager, loyalty programme manager | менеджер программ лояльности, руководитель программы лояльности
work launch loyalty programmes, run bonus programmes | запускаю программы лояльности, внедряю бонусную систему
field loyalty programme, bonus points, cashback, gift cards, loyalty card | программа лояльности, кешбэк, бонусная программа, подарочные карты, карта лояльности
needs customers buy only once, need repeat purchases, discount cards, bonus programme, return customers | покупают один раз, нужны повторные продажи, скидочные карты, вернуть покупателей

community-management < marketing
= community building | комьюнити-менеджмент
doers community manager, community builder, head of community, community lead | комьюнити-менеджер, комьюнити-билдер, создатель сообщества, основатель сообщества, админ чата
work build communities, moderate chats, run a community | строю сообщества, веду сообщество, модерирую чаты, развиваю комьюнити
field community building, membership club, Discord server, online community | комьюнити, сообщество по интересам, закрытый клуб, клуб по подписке, модерация чата
needs chat is silent, members are not engaged, revive the community, active members, engage members, silent chat, build community, run community | в чате тишина, участники неактивны, оживить сообщество, активные участники, вовлечь участников, чат молчит, построить сообщество, вести сообщество, оживить чат

marketing-localization < marketing
= localisation for foreign markets | локализация для зарубежных рынков
doers localisation manager, localization manager, international marketer | менеджер по локализации, международный маркетолог
work localise products, launch products abroad | локализую продукты, вывожу бренды за рубеж
field localisation, localization, transcreation, market entry | локализация, транскреация, выход на зарубежные рынки, адаптация под рынок
needs does not sell abroad, cultural fit of our ads, adapt to market, localise marketing, marketing for China, local audience | не продаётся за рубежом, не понимаем местный рынок, адаптировать под рынок, локализовать маркетинг, маркетинг для Китая, местная аудитория

neuromarketing < marketing
= consumer psychology | нейромаркетинг
doers neuromarketer, consumer psychologist, behavioural economist | нейромаркетолог, поведенческий экономист, потребительский психолог
work study buying behaviour, design nudges | изучаю поведение покупателей, применяю поведенческую экономику
field neuromarketing, behavioural economics, consumer behaviour, nudge | нейромаркетинг, поведенческая экономика, потребительское поведение, наджинг
needs why people do not buy, customers abandon baskets, understand buyers | почему не покупают, бросают корзину, понять покупателей, поведение потребителей

reputation-management < pr
= reputation management | управление репутацией
doers ORM specialist, SERM specialist, reputation manager | SERM-специалист, репутационщик, специалист по репутации
work manage online reputation, remove negative reviews | работаю с отзывами, убираю негатив, вычищаю выдачу
field ORM, SERM, online reputation, negative reviews, Trustpilot | управление репутацией, отзывы на картах, негатив в сети, работа с отзывами
needs bad reviews online, they write lies about us, remove reviews, bad reviews, answer reviews, improve reputation | плохие отзывы, нас поливают грязью, удалить отзывы, негативные отзывы, отвечать на отзывы, улучшить репутацию, чёрный пиар

geo-marketing < marketing
= local and map marketing | геомаркетинг
doers local SEO specialist, geomarketing analyst | специалист по картам, геомаркетолог
work promote on maps, choose locations by data | продвигаю на картах, подбираю локации по данным
field Google Maps, Google Business Profile, 2GIS, geomarketing | Яндекс Карты, 2ГИС, геомаркетинг, геосервисы
needs people nearby do not find us, choose place for shop, choose location, location for shop, put on map, Google Maps reviews | нас не находят на карте, выбрать место для точки, выбрать место, место для магазина, место под кафе, отзывы на картах, продвижение на картах, выбрать локацию

automation-business < management
= business automation | автоматизация бизнеса
doers automation consultant, no-code automator, process automation specialist | автоматизатор, внедренец, специалист по автоматизации бизнеса, интегратор
work automate processes, automate business | автоматизирую бизнес, автоматизирую процессы, убираю рутину
field business automation, Zapier, Make.com, n8n, workflow automation, RPA | автоматизация бизнеса, автоматизация процессов, роботизация процессов, бизнес-автоматизация
needs drowning in routine, everything in spreadsheets, automate routine, automate reports, automate accounting, manual work, too much manual work | тонем в рутине, всё в экселе, всё делаем руками, автоматизировать процессы, автоматизировать рутину, автоматизировать отчёты, автоматизировать учёт, ручная работа, много ручного труда, избавиться от рутины

law < business
= law | право
doers lawyer, attorney, legal counsel, solicitor, barrister, advocate at law, legal adviser | юрист, адвокат, правовед, юрисконсульт, юридический консультант
work practise law, give legal advice, consult on law, consult on legal matters | оказываю юридические услуги, консультирую по правовым вопросам, юридически сопровождаю, консультирую по праву, даю юридические консультации, защищаю права, помогаю юридически
field legal advice, law firm, legal services, legislation | юриспруденция, юридическая фирма, юруслуги, законодательство, юридическая консультация
needs need a lawyer, not sure if legal, legal help, legal question, know my rights, is it legal, legal support | нужен юрист, законно ли это, нужна юридическая помощь, юридический вопрос, правовая помощь, мои права, помощь юриста, юридическая поддержка, правовой вопрос

corporate-law < law
= corporate law | корпоративное право
doers corporate lawyer, company secretary, general counsel, in-house lawyer | корпоративный юрист, корпоративный секретарь, инхаус-юрист, инхаус, директор по правовым вопросам
work support corporate deals, draft shareholder agreements | сопровождаю бизнес юридически, готовлю корпоративные договоры
field corporate law, company charter, shareholders, articles of association, corporate governance | корпоративное право, устав компании, корпоративный конфликт, акционеры, корпоративное управление, доли в ООО
needs partners are fighting, partner wants to leave, shareholders agreement, founders agreement, split shares, conflict of founders, dispute between partners, leave the company, option agreement | конфликт с партнёром, партнёр выходит из бизнеса, договор учредителей, соглашение акционеров, поделить доли, конфликт учредителей, спор партнёров, выйти из компании, корпоративный договор, опционы сотрудникам

contract-law < law
= contracts | договорная работа
doers contract lawyer, contract manager | договорник, юрист по договорам, юрист-договорник
work draft contracts, review contracts, check contracts, write contracts, read contracts | составляю договоры, проверяю договоры, согласовываю договоры, пишу договоры, читаю договоры, проверять договоры, проверка договоров
field contract drafting, NDA, public offer, terms of service, supply agreement, rental agreement, service agreement, contract template | составление договоров, NDA-соглашение, оферта, пользовательское соглашение, договор поставки, договор оказания услуг, договор подряда, шаблон договора, соглашение о неразглашении
needs work without a contract, contract full of traps, check contract, read contract, draft contract, write a contract, sign contract, contract with foreign buyer, check lease, sign lease, terminate contract, contract in English, supplier contract | работаем без договора, проверить договор, прочитать договор, читать договор, проверить контракт, составить договор, написать договор, подписать договор, договор с иностранцами, договор аренды, проверить аренду, расторгнуть договор, договор на английском, договор с поставщиком, договор с подрядчиком

litigation < law
= litigation | судебные споры
doers litigator, trial lawyer, court representative | судебный юрист, литигатор, судебник, судебный представитель
work represent in court, litigate, file lawsuits | представляю в суде, веду судебные дела, подаю иски
field court case, lawsuit, litigation, claim in court | судебный процесс, исковое заявление, судебный спор, арбитражный суд, досудебная претензия, кассация
needs we are being sued, how to sue, go to court, sue a company, file a lawsuit, appeal decision, dispute with contractor, dispute with landlord | на нас подали в суд, как подать в суд, подать в суд, пойти в суд, судебное дело, подать иск, представить в суде, обжаловать решение, спор с подрядчиком, спор с арендодателем, суд с застройщиком, составить иск

international-arbitration < litigation
= arbitration and mediation | арбитраж и медиация
doers arbitrator, mediator, dispute resolution lawyer | медиатор, третейский судья
work mediate disputes, arbitrate disputes | медиирую конфликты, разрешаю споры
field mediation, international arbitration, ADR, dispute resolution | медиация, международный арбитраж, третейский суд, урегулирование споров
needs want to settle without court, conflict went too far, settle a dispute, mediator for conflict, dispute with foreign supplier, arbitration abroad | договориться без суда, зашли в тупик в конфликте, урегулировать спор, медиатор в конфликте, спор с иностранным поставщиком, арбитраж за границей, досудебное урегулирование

ip-law < law
= intellectual property | интеллектуальная собственность
doers IP lawyer, patent attorney, trademark attorney, copyright lawyer | патентный поверенный, патентовед, юрист по интеллектуальной собственности, IP-юрист
work register trademarks, file patents, protect copyright | регистрирую товарные знаки, патентую, защищаю авторские права
field intellectual property, trademark, patent, copyright, IP rights | интеллектуальная собственность, товарный знак, патент, авторское право, Роспатент, авторские права
needs they copied our brand, somebody stole our name, register trademark, patent invention, protect idea, file a patent, copied our product, protect the brand, stole design, licence agreement, copyright question | у нас украли бренд, скопировали наш продукт, зарегистрировать товарный знак, зарегистрировать бренд, запатентовать изобретение, защитить идею, подать патент, скопировали товар, защитить бренд, украли дизайн, лицензионный договор, получить патент

it-law < law
= IT law and data protection | IT-право
doers IT lawyer, privacy lawyer, data protection officer, DPO, startup lawyer | IT-юрист, юрист для стартапов, специалист по персональным данным, DPO-офицер
work advise tech companies legally, make companies GDPR compliant | сопровождаю айти-компании, привожу в соответствие 152-ФЗ
field GDPR, privacy policy, personal data, software licence, IT law | персональные данные, 152-ФЗ, политика конфиденциальности, IT-право, лицензирование ПО
needs fined for data leak, do we need consent banners, user agreement, GDPR compliance, data leak | боимся штрафа за персональные данные, Роскомнадзор прислал запрос, пользовательское соглашение, утечка данных, соответствие GDPR

crypto-law < law
= crypto and fintech licensing | криптоправо и лицензии
doers crypto lawyer, licensing lawyer, blockchain lawyer | криптоюрист, юрист по лицензиям, блокчейн-юрист
work obtain crypto licences, structure token issues | получаю криптолицензии, оформляю токены юридически
field VASP licence, MiCA, EMI licence, gambling licence, crypto licence | криптолицензия, лицензия VASP, лицензия EMI, игорная лицензия
needs need a financial licence, is our token legal, legal token, licence for exchange | нужна финансовая лицензия, легален ли наш токен, лицензия на обменник, легализовать крипту

immigration-law < law
= visas and immigration | визы и иммиграция
doers immigration lawyer, visa consultant, immigration advisor, visa agent | миграционный юрист, визовый консультант, иммиграционный адвокат, специалист по ВНЖ, визовик
work get visas, arrange residence permits, file visa petitions | оформляю визы, оформляю ВНЖ, помогаю с иммиграцией
field visa, residence permit, citizenship, golden visa, O-1 visa, talent visa, green card, EB-1, digital nomad visa | виза, ВНЖ, ПМЖ, гражданство, второй паспорт, виза талантов, гринкарта, цифровой кочевник виза, миграционное право
needs want to move abroad, visa was refused, get visa, work visa, visa refusal, extend residence, move to Germany, apply for citizenship, legalise in country | хочу уехать, отказали в визе, как получить внж, получить визу, рабочая виза, вид на жительство, отказ в визе, продлить внж, переехать в Германию, подать на гражданство, легализоваться в стране, получить ВНЖ

company-registration < law
= company registration | регистрация компаний
doers company registration agent, corporate services provider, incorporation agent, incorporation lawyer | регистратор бизнеса, специалист по регистрации компаний, корпоративный провайдер, юрист по регистрации компаний
work register companies, open companies abroad, incorporate companies, register sole traders | регистрирую компании, открываю компании за рубежом, открываю ООО, открываю ИП, оформляю ООО
field incorporation, LLC, Delaware, offshore, free zone company, Estonian e-residency, Ltd | регистрация ООО, открыть ИП, офшор, ООО, компания в ОАЭ, фризона, юрлицо, самозанятость
needs which jurisdiction to choose, need a foreign entity, open company abroad, register company, open legal entity, close a company, company in Europe, register a startup, incorporate a startup, foreign company | какую юрисдикцию выбрать, нужна компания за рубежом, открыть компанию за рубежом, открыть юрлицо, зарегистрировать юрлицо, закрыть компанию, ликвидировать ООО, компания в Европе, зарегистрировать стартап, юрлицо за рубежом, открыть фирму за границей

labour-law < law, hr
= employment law | трудовое право
doers employment lawyer, labour lawyer | юрист по трудовому праву, трудовик-юрист
work handle labour disputes, draft employment contracts | веду трудовые споры, составляю трудовые договоры
field labour law, employment contract, dismissal, severance | трудовое право, трудовой договор, увольнение, ТК РФ, трудовой спор
needs unfairly fired, employee threatens to sue, fired from work, salary not paid, dismiss employee, dispute with employer, unpaid wages, maternity pay | незаконно уволили, сотрудник жалуется в инспекцию, уволили с работы, не платят зарплату, уволить сотрудника, спор с работодателем, задерживают зарплату, оформить сотрудника, декретные выплаты

bankruptcy < law
= bankruptcy | банкротство
doers insolvency practitioner, bankruptcy lawyer, restructuring advisor | арбитражный управляющий, юрист по банкротству, банкротчик
work handle bankruptcies, restructure debt, write off debts | веду банкротства, списываю долги, реструктурирую долги
field bankruptcy, insolvency, debt restructuring, liquidation of company | банкротство, субсидиарка, субсидиарная ответственность, ликвидация ООО, списание долгов, реструктуризация долга
needs cannot pay our debts, creditors press, go bankrupt, debts to banks, cannot pay loan | не могу платить кредиты, кредиторы давят, долги душат, обанкротиться, списать долги, долги перед банками, нечем платить кредит, банкротство физлица

criminal-law < law
= criminal defence | уголовное право
doers criminal lawyer, defence attorney, criminal defence lawyer | уголовный адвокат, адвокат по уголовным делам, уголовник-адвокат
work defend in criminal cases, protect entrepreneurs | защищаю по уголовным делам, защищаю предпринимателей
field criminal case, criminal law, white collar crime, investigation by police | уголовное дело, уголовное право, экономические преступления, следствие и обыски
needs police opened a case, summoned for questioning, searched at home, detained by police, witness interrogation | вызывают на допрос, возбудили дело, пришли с обыском, задержала полиция, вызвали свидетелем, защитник по уголовному

family-law < law
= family and inheritance law | семейное и наследственное право
doers family lawyer, divorce lawyer, inheritance lawyer | семейный юрист, юрист по разводам, адвокат по наследству
work handle divorces, settle inheritance | веду разводы, делю имущество супругов, оформляю наследство
field divorce, prenup, inheritance, child custody, alimony, will and probate | развод, брачный договор, наследство, алименты, раздел имущества, опека
needs going through a divorce, relatives contest the will, divorce proceedings, child support, custody of child, inheritance dispute, prenuptial agreement, marriage contract | развожусь и делим имущество, делим наследство, развод через суд, опека над ребёнком, спор о наследстве, вступить в наследство, определить место ребёнка

notary < law
= notary services | нотариат
doers notary, notary public, notary assistant | нотариус, помощник нотариуса
work certify documents, apostille documents | заверяю документы, апостилирую
field notarisation, apostille, power of attorney, certified copy | нотариальное заверение, апостиль, доверенность, легализация документов
needs documents for abroad, sign remotely | документы для заграницы, оформить доверенность удалённо, доверенность из-за границы, оформить доверенность, заверить документы, нужен апостиль, поставить апостиль, заверить копию, нотариальный перевод

property-law < law, real-estate
= property and construction law | право недвижимости
doers real estate lawyer, construction lawyer, land lawyer | юрист по недвижимости, земельный юрист, юрист по строительству
work check property title, support property deals | проверяю юридическую чистоту, сопровождаю сделки с недвижимостью
field land law, title check, cadastral value, conveyancing, zoning | земельное право, юридическая чистота, кадастровая стоимость, кадастр, Росреестр
needs developer delays handover, is flat clean to buy, check a flat, check before buying, buy flat safely, land dispute, legalise building, property deal | застройщик задерживает сдачу, проверить квартиру перед покупкой, проверить квартиру, проверить участок, безопасно купить квартиру, земельный спор, узаконить постройку, узаконить перепланировку, сопроводить сделку, сделка с недвижимостью

antitrust < law
= antitrust and regulation | антимонопольное право
doers antitrust lawyer, competition lawyer, regulatory lawyer | антимонопольщик, юрист по антимонопольному праву, юрист-регуляторщик
work deal with regulators, advise on competition law | взаимодействую с ФАС, работаю с регулятором
field antitrust, competition law, regulator, regulatory approval | ФАС, антимонопольное право, регуляторика, закон о рекламе, маркировка рекламы
needs fined for advertising, competitor plays unfair, unfair competition, antimonopoly fine, complaint to FAS | оштрафовали за рекламу, недобросовестная конкуренция, недобросовестный конкурент, штраф ФАС, жалоба в ФАС

legaltech < law
= legal tech | легалтех
doers legaltech founder, legal engineer, legal designer | легалтех-предприниматель, легал-инженер, юрист-дизайнер
work automate legal work, build legal tech | автоматизирую юридическую функцию, строю легалтех
field legal tech, legaltech, contract automation, legal design, e-signature | легалтех, конструктор документов, электронная подпись, ЭЦП, автоматизация договоров
needs lawyers are a bottleneck, approvals take weeks, automate contracts, contract templates, approve contracts faster | юристы долго согласуют, согласование договоров неделями, автоматизировать договоры, шаблоны договоров, согласование договоров

sports-entertainment-law < law
= media and entertainment law | право в медиа и развлечениях
doers entertainment lawyer, music lawyer, sports lawyer | юрист по шоу-бизнесу, музыкальный юрист, спортивный юрист
work clear rights, negotiate artist contracts | оформляю права на музыку, готовлю договоры с артистами
field rights clearance, artist contract, music licensing, image rights | права на музыку, очистка прав, лицензирование контента, авторские отчисления
needs track was used without permission, label owns my songs, music rights, contract with label, rights for film, rights to play | использовали мою музыку без спроса, не платят авторские, договор с лейблом, права на фильм, права на пьесу, договор с артистом

government-relations < pr, law
= government relations | GR
doers GR manager, lobbyist, government relations director, public affairs manager | джиарщик, GR-менеджер, GR-директор, лоббист
work work with government, lobby the government | взаимодействую с органами власти, занимаюсь GR, лоббирую
field government relations, lobbying, public affairs, public policy | джиар, взаимодействие с госорганами, лоббизм, органы власти, отношения с властью
needs need contact in ministry, officials block us, contact in ministry, work with officials, permit from city, agree with administration, city administration, contact with government | нужен выход на министерство, чиновники не пускают, выход на чиновников, контакт в министерстве, договориться с администрацией, разрешение от города, согласовать с властями, выход на администрацию, взаимодействие с властью, контакт в мэрии

security-business < business
= corporate security | безопасность бизнеса
doers security director, head of security, private investigator | директор по безопасности, безопасник, начальник СБ, частный детектив
work protect business, investigate fraud, check partners | обеспечиваю безопасность бизнеса, расследую мошенничество, пробиваю контрагентов
field corporate security, fraud investigation, business intelligence check, security guards | экономическая безопасность, служба безопасности, охрана объектов, ЧОП, полиграф
needs employees are stealing, partner turned out a fraud, check a partner, check counterparty, verify supplier, theft at work, guard the site, security guard | сотрудники воруют, нас обманул партнёр, кинули на деньги, проверить партнёра, проверить контрагента, кража на складе, охрана объекта, нужна охрана, нужен охранник

hr < business
= human resources | HR
doers HR, HR manager, HR generalist, people manager, HR specialist | эйчар, HR-менеджер, кадровик, специалист по персоналу, HR-специалист
work work in HR, manage personnel, work with staff, manage people | работаю в HR, занимаюсь персоналом, управляю персоналом, работаю с персоналом
field human resources, HR department, HR metrics, people operations | персонал, управление персоналом, отдел кадров, HR-метрики, эйчар-процессы
needs people keep leaving, hard to keep staff, staff turnover, keep employees, people quit, motivate employees, employees leave | люди увольняются, текучка, не держатся сотрудники, текучка кадров, удержать сотрудников, увольняются сотрудники, мотивировать сотрудников, уходят сотрудники, работа с персоналом

hrd < hr, management
= HR leadership | HR-директор
doers HRD, HR director, CHRO, head of HR, HRBP, HR business partner, chief people officer | HR-директор, директор по персоналу, эйчарди, HR BP, HR-бизнес-партнёр
work build HR function, lead HR | строю HR-функцию, выстраиваю HR с нуля
field HR strategy, HR transformation, people strategy | HR-стратегия, HR-функция, кадровая политика, HR-трансформация
needs grew fast without HR, no people processes, build HR, HR processes | выросли а HR нет, нет HR-процессов, выстроить HR, HR-процессы, HR с нуля

recruitment < hr
= recruitment | подбор персонала
doers recruiter, talent acquisition manager, sourcer, recruitment agency owner, hiring manager, headhunter | рекрутер, сорсер, подборщик, ресёчер, владелец кадрового агентства, ТА-менеджер, хедхантер, подборщик персонала
work hire people, recruit, find candidates, close vacancies, find employees, recruit people | нанимаю, подбираю персонал, закрываю вакансии, ищу сотрудников, рекрутю, нахожу кандидатов, подбираю людей
field recruiting, hiring, vacancy, job opening, job candidates, talent acquisition, ATS | рекрутинг, рекрутмент, вакансия, подбор персонала, найм, hh.ru
needs cannot find people, need to hire fast, hiring a developer, find employee, hire staff, find a salesman, find an accountant, find a manager, need employees, close vacancy, hire abroad | не можем найти людей, нужно срочно нанять, нанимаем, кадровый голод, найти сотрудника, найти менеджера, найти бухгалтера, нужны сотрудники, нужен сотрудник, закрыть вакансию, нанять за рубежом, подобрать персонал, подбор сотрудников

it-recruitment < recruitment
= IT recruitment | IT-рекрутмент
doers IT recruiter, tech recruiter, technical recruiter | IT-рекрутер, айти-рекрутер, тех-рекрутер
work hire developers, recruit engineers | подбираю айтишников, нанимаю разработчиков
field IT recruiting, tech hiring, developer vacancies | IT-рекрутинг, найм разработчиков, айти-вакансии, Хабр Карьера
needs cannot find senior developers, developers reject our offers, find developers, find a programmer, hire a developer, find engineer, find a tester, developers for startup | не можем найти сеньоров, разработчики отказываются от оффера, нанять разработчиков, найти разработчиков, найти программиста, нанять разработчика, найти инженера, найти тестировщика, разработчики в стартап, нужен разработчик

executive-search < recruitment
= executive search | поиск топ-менеджеров
doers headhunter, executive search consultant, search partner | хедхантер, хедхантер топов, консультант executive search, экзекьютив-хантер
work headhunt executives, search top managers | ищу топ-менеджеров, хантю топов
field executive search, C-level hiring, Korn Ferry, board search | экзекьютив сёрч, подбор топ-менеджеров, хантинг, прямой поиск
needs need a strong CEO, replace director quietly, find a director, find top manager, find CEO, hire CTO, find commercial director | нужен сильный гендиректор, ищем директора, найти директора, найти топ-менеджера, найти гендиректора, найти коммерческого директора, нанять директора

mass-recruitment < recruitment
= mass recruitment | массовый подбор
doers mass recruiter, volume hiring manager | массовик-рекрутер, рекрутер массового подбора, менеджер по массовому найму
work hire couriers and workers, do volume hiring | подбираю линейный персонал, закрываю массовый подбор
field volume hiring, blue-collar recruitment, line staff, Avito Jobs | массовый подбор, линейный персонал, Авито Работа, вахта, рабочий персонал
needs short of workers, no drivers and cooks, find workers, seasonal workers, workers for factory, find loaders, find drivers, workers for warehouse, find sellers | не хватает рабочих, некому работать на линии, найти рабочих, сезонные рабочие, рабочие на завод, найти грузчиков, найти водителей, рабочие на склад, нужны продавцы, разнорабочие, нужны рабочие

staff-outsourcing < hr
= outstaffing | аутстаффинг
doers outstaffing manager, staffing agency owner, EOR provider | менеджер по аутстаффингу, владелец аутстаффинга
work provide contractors, employ people abroad, outstaff | предоставляю персонал, оформляю сотрудников за рубежом
field outstaffing, staff augmentation, EOR, Deel, temp staffing, payroll outsourcing | аутстаффинг, аутсорсинг персонала, предоставление персонала, временный персонал
needs pay contractors in other countries, need hands for a while, temporary workers, pay foreign employees, employ abroad, contract abroad, hire remote abroad | как платить зарубежным подрядчикам, нужны люди на время, платить иностранным сотрудникам, оформить за рубежом, нанять удалённо за границей, вывести за штат, временные рабочие

career-consulting < hr
= career consulting | карьерное консультирование
doers career coach, career consultant, career advisor, CV writer | карьерный консультант, карьерный коуч, карьерист-консультант
work write CVs, prepare for interviews, coach careers, help find a job | составляю резюме, готовлю к собеседованиям, консультирую по карьере, помогаю найти работу, делаю резюме
field career, CV, resume, job search, cover letter, career change | карьера, резюме, поиск работы, собеседование, смена профессии, карьерный трек
needs cannot find a job, looking for work, want to change career, find work, look for a job, change job, write CV, resume review, career advice, job interview, job abroad, found no job | ищу работу, хочу сменить работу, не зовут на собеседования, меня сократили, найти работу, сменить работу, составить резюме, разобрать резюме, карьерный совет, собеседование на работу, работа за границей, ищу вакансию, в поиске работы, куда устроиться

training-development < hr
= corporate training | корпоративное обучение
doers corporate trainer, L&D manager, business trainer, learning and development manager | бизнес-тренер, корпоративный тренер, T&D-менеджер, менеджер по обучению
work train employees, run corporate trainings | провожу тренинги, обучаю сотрудников, провожу корпоративные тренинги
field L&D, corporate training, soft skills, corporate university, LMS | корпоративное обучение, софт-скиллы, корпоративный университет, тренинги для бизнеса, СДО
needs newcomers take long to learn, managers lack skills, train staff, teach employees, staff training, train managers, onboard newcomers | новички долго входят, нужно обучить сотрудников, обучить персонал, обучение сотрудников, обучить команду, обучить руководителей, адаптация новичков, обучить новичков

employee-assessment < hr
= staff assessment | оценка персонала
doers assessment specialist, assessor, competency expert | специалист по оценке персонала, ассессор, эксперт по компетенциям
work assess employees, run assessment centres | оцениваю персонал, провожу ассессмент
field assessment centre, 360 feedback, competency model, DISC profile, performance review | ассессмент-центр, оценка 360, модель компетенций, оценка персонала, перформанс-ревью
needs hired the wrong people, whom to promote, test candidates, assess managers | ошибаемся в людях, кого повысить, оценить сотрудников, тестировать кандидатов, оценить команду

compensation-benefits < hr
= compensation and benefits | компенсации и льготы
doers C&B manager, compensation manager, reward manager | C&B-менеджер, специалист по компенсациям, специалист по мотивации персонала
work design pay systems, grade positions | разрабатываю системы мотивации, внедряю грейды
field compensation and benefits, job grading, salary survey, bonus scheme, ESOP, stock options | система мотивации, грейды, компенсации и льготы, обзор зарплат, опционы сотрудникам
needs people ask for raises, salaries are out of market, motivation system, bonus system, raise salaries | все просят повышения, как мотивировать сотрудников, система премий, поднять зарплаты, премировать сотрудников

hr-admin < hr
= HR administration | кадровое делопроизводство
doers HR administrator, personnel officer | специалист КДП, инспектор по кадрам, HR-администратор
work keep personnel records, process hiring papers | веду кадровый учёт, оформляю сотрудников
field personnel records, HR paperwork, HRIS | КДП, кадровый учёт, кадровое делопроизводство, трудовые книжки, КЭДО
needs labour inspection is coming, staff papers are a mess, staff documents, employ a foreigner, work permits, hire foreigner | трудовая инспекция идёт, беспорядок в кадрах, кадровые документы, оформить иностранца, разрешение на работу, принять на работу

employer-branding < hr, marketing
= employer branding | HR-бренд
doers employer brand manager, employer branding specialist, internal communications manager | специалист по HR-бренду, менеджер по внутренним коммуникациям, внутриком
work build employer brand, run internal communications | развиваю HR-бренд, веду внутренние коммуникации
field employer brand, EVP, internal communications, DevRel | HR-бренд, бренд работодателя, внутренние коммуникации, внутриком-рассылка, деврел
needs nobody wants to work here, employees are out of loop, attract candidates, employer image | к нам не идут кандидаты, сотрудники не в курсе, привлечь кандидатов, имидж работодателя

corporate-culture < hr, management
= corporate culture | корпоративная культура
doers culture manager, happiness manager, organisational psychologist, wellbeing manager | менеджер по корпоративной культуре, менеджер по счастью, организационный психолог
work develop corporate culture, run engagement surveys | развиваю корпоративную культуру, повышаю вовлечённость
field corporate culture, employee engagement, wellbeing, company values, burnout prevention at work | корпоративная культура, вовлечённость, ценности компании, велбиинг, забота о сотрудниках
needs toxic atmosphere, employees burn out, burnout in team, conflict in team, toxic team, tired team | токсичная атмосфера, сотрудники выгорают, выгорание в команде, конфликт в команде, конфликт в коллективе, токсичный коллектив, команда устала

team-building < hr, events-business
= team building | тимбилдинг
doers team building facilitator, team building organiser | организатор тимбилдингов, ведущий тимбилдинга
work run team buildings, organise team games | провожу тимбилдинги, провожу командные игры
field team building, teambuilding, team offsite, business game | тимбилдинг, командообразование, деловая игра, выездная сессия
needs departments do not talk, want to unite colleagues, corporate party, unite the team, team event, outing for employees, team trip | отделы не общаются, сплотить коллектив, корпоратив, сплотить команду, тимбилдинг для команды, выезд с командой, мероприятие для сотрудников

diversity-inclusion < hr
= diversity and inclusion | инклюзия и разнообразие
doers D&I manager, DEI consultant, inclusion specialist | менеджер по инклюзии, DEI-консультант
work promote inclusion at work, hire people with disabilities | внедряю инклюзию, трудоустраиваю людей с инвалидностью
field DEI, diversity, women in business, inclusive hiring | женское лидерство, инклюзивный найм, трудоустройство инвалидов, разнообразие и инклюзия
needs jobs for people with disabilities, few women in leadership, hire disabled people, inclusive workplace, job for disabled | работа для людей с инвалидностью, мало женщин в руководстве, нанять людей с инвалидностью, работа для инвалидов, трудоустроить людей с инвалидностью, инклюзивное рабочее место

relocation-services < business
= relocation services | релокация
doers relocation manager, relocation consultant, mobility manager | релокейт-менеджер, консультант по релокации, менеджер по релокации
work relocate employees, help people relocate | релоцирую сотрудников, помогаю с релокацией
field relocation, expat, moving abroad, global mobility | релокация, релокант, релокейт, переезд за границу, экспат
needs just moved to new country, don't know anyone here, move team, relocate a company, help with relocation, find flat after move | недавно переехал, никого не знаю в городе, планирую переезд, перевезти сотрудников, релоцировать команду, перевезти компанию, помощь с переездом, переехать с семьёй

management < business
= management | менеджмент
doers top manager, senior manager, head of department | управленец, топ-менеджер, руководитель отдела, начальник отдела
work manage people, lead a company, run departments, lead teams, manage a company | управляю людьми, руковожу отделом, управляю компанией, руковожу командой, управляю командой, руковожу компанией
field people management, leadership, delegation, KPI, OKR | менеджмент, лидерство, делегирование, управление людьми, регулярный менеджмент
needs cannot delegate, subordinates do not take responsibility, manage a team, delegate tasks, lead people, new manager | не умею делегировать, сотрудники не берут ответственность, управлять командой, делегировать задачи, управлять людьми, начинающий руководитель, выстроить управление, конфликт с подчинёнными

ceo < management
= general management | руководство компанией
doers CEO, managing director, general manager, president of company, country manager, chief executive | гендир, генеральный директор, исполнительный директор, управляющий директор, глава компании
work work as CEO, run the P&L | возглавляю компанию, руковожу компанией
field C-level, chief executive office, executive board | сишный уровень, правление компании, топ-команда
needs want to leave daily operations, need a hired CEO, hire a director, replace myself, step back from business | хочу выйти из операционки, нужен наёмный директор, нанять директора, заменить себя, отойти от дел, выйти из операционки, передать управление

coo < management, operations
= operations leadership | операционное управление
doers COO, operations director, chief operating officer, head of operations, chief of staff | операционный директор, опердир, директор по операциям, правая рука руководителя
work run operations, build operations | выстраиваю операционку, управляю операционкой, строю бизнес-процессы
field operations management, operational efficiency, operating model | операционка, операционный менеджмент, операционная эффективность, операционное управление
needs stuck in operations, founder does everything, build processes, operating director, put things in order, processes in company | увяз в операционке, тушу пожары, всё через меня, выстроить процессы, навести порядок, процессы в компании, бизнес-процессы
`
