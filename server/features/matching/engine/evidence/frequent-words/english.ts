/** Words that everybody uses: two profiles that share one have nothing in common by it. */
export const english = `
a abandon ability able abnormal about above abroad absence absent absolutely absorb abundant academy accelerate accept
acceptable acceptance access accessible accident accidental accommodate accompany accomplish accomplishment accord
according accordingly account accountable accumulate accurate accurately accuse accustom accustomed achieve
achievement acknowledge acquaint acquaintance acquire across act action activate active actively activity actual
actually acute adapt add addition additional additionally address adequate adjacent adjust admin administrator admire
admirer admission admit adopt adult adulthood advance advanced advantage adventure adverse advice advise adviser
advisor affair affect afford affordable afraid after afternoon afterward afterwards again against age agency agenda
agent aggregate aggressive ago agree agreement ah aha ahead ahead-of-time aid aide aim airport aka alas albeit align
alike alive all all-rounder allocate allow almost alone along aloud already alright also alter alternate alternative
alternatively although altogether alumnus always am amateur amaze amazed amazing amazingly ambiguous ambition
ambitious amid amidst among amongst amount ample amusing an analyse analysis analyze ancient and anew angle angry
anniversary announce announcement annoy annoyed annual annually another answer anticipate anxious any anybody
anybody's anyhow anymore anyone anything anyway anyways anywhere apart apartment apologies apologise apologize
apparent apparently appeal appear appearance applaud applicable applicant application apply appoint appointment
appreciate appreciation approach appropriate approve approx approximate approximately apr april are area aren't argue
argument arise arm around arrange arrangement arrival arrive arrogant as asap ashamed aside ask aspect aspiration
aspire assemble assess assessment assign assignment assist assistance assistant associate association assume
assumption assure astonish astonishing at atmosphere atop attach attain attempt attend attendance attention attentive
attitude attract attraction attractive audience aug august aunt authentic authority automatically autonomous autumn
availability available avenue average avoid await awake award aware awareness away awesome awful awfully awkward aye
back back-to-back background backlog backup backward bad badly bag balance balanced ban bare barely bargain barrier
barring base basic basically basis basket bathroom be bear beat beautiful beautifully beauty because become bed
bedroom bedside been before beforehand beg begin beginner beginning behalf behave behavior behaviour behind being
belief believe believer belong belonging beloved below bench bend beneath benefit beside besides best bet betray
better between beyond big bill billion bind bio biography birth birthday birthplace bit bite bitter black blame blank
bless blind blink block blow blue blur body boil bold bonus booking boost border bore bored boredom boring born borrow
boss both bother bottle bottom bounce boundary bow box boy boyfriend brace brainstorm brainstorming branch brave
bravely breadth break breakfast breakthrough breath breathe brief briefcase briefing bright brightness brilliant bring
broad broaden broadly broken brother brown browse brush btw buddy budget build bump bunch burden burn burst bury
business business-related businessman businessperson businesswoman busy but button buy buyer buzz by bye calculate
calendar call calling calm calmly campus can can't cancel candidate cannot canteen capability capable capacity capital
capture card care career careful carefully careless carelessly carry carry-on case cash cast casual catch catch-up
category cause caution cautious cease ceiling celebrate celebrated celebration cent center central centre century ceo
certain certainly certainty certificate cfo chain chair chairman challenge champion chance change chaos chapter
character characteristic charge charm charming chart chase chat cheap cheat check checklist cheer cheerful cheerfully
cheers chest chief child childhood choice choose chosen circle circulate circumstance cite citizen city claim clap
clarify clarity class classic classmate clean clear clearly clever click client cling close closed closely closer club
clue clumsy cm co-founder co-worker coffee cofounder coherent coin coincide coincidence cold coldly collaborate
collaboration collapse collar colleague collect collection collective collectively college color colorful colour
colourful column combination combine come comfort comfortable command commence comment commercial commit commitment
committed common communicate communication community companion companionship company comparable comparatively compare
comparison compatible compensate compete competence competency competent competition competitive competitor compile
complain complaint complement complete completely completion complex complexity complicate complicated complication
compliment comply component comprehensive compress comprise compromise compulsory compute computer conceal conceive
concentrate concentration concept concern concerned concerning concise conclude conclusion condition conduct
conference confess confide confidence confident confidential confirm confirmation conflict confront confuse confused
confusion congratulate connect connected connection conscience conscious consent consequence consequently conservative
consider considerable considerably considerate consideration considering consist consistency consistent consolidate
constant constantly constitute constraint construct constructive consult consultant consultation consume consumer
contact contain contemporary content contented contest context continent continuation continue continuous continuously
contractor contrary contrast contribute contribution contributor control convene convenience convenient conventional
conversation convert convey convince convincing coo cool cooperate cooperation cooperative coordinate coordination
coordinator cope copy core corner corporate correct correction correctly correspond correspondence corridor cost
costly cosy couch could couldn't count counter counterpart country countryside county couple courage course courtesy
cousin cover coworker cozy crack craft crash crawl crazy create creation creative creativity creator creature crew
crisis criteria criterion critical criticise criticism criticize cross cross-functional crowd crowded crucial
crucially cruel cry cto cue cultural culture cup curiosity curious curl current currently curved custom customer cut
cute cv dad daily damage danger dangerous dare dark darkness date daughter dawn day day-off day-to-day daytime dead
deadline deal dear death debate dec decade december decent decide decision decision-maker decisive declare decline
decrease dedicate dedicated dedication deed deep deeply defeat defend define definite definitely definition degree
delay delegate delete deliberate delicate delight delighted delightful deliver deliverable delivery demand demanding
demonstrate deny depart department departure depend dependable dependence dependent depict depth deputy derive
describe description deserve designate desirable desire desk despair desperate despite destination destroy detach
detail detailed detect deteriorate determination determine determined devastating develop development device devise
devote devoted devotion dialogue did didn't die differ difference different differentiate differently differing
difficult difficulty dig dignity diligent dim dimension diminish dining dinner dip diploma direct direction directly
director dirty disable disadvantage disagree disappear disappoint disappointed disappointment disaster discard
discipline disclose discount discourage discover discovery discuss discussion dislike dismantle dismiss display
dispose dispute disrupt dissolve distance distant distinct distinctive distinguish distract distribute distribution
district disturb diverse diversify divide division dm do document dodge doer does doesn't domain domestic dominant
dominate don't done dont door dot double double-check doubt doubtful down download downside downstairs downtown
downward dozen draft drag dramatic drawer dream dreamer dress drift drink drive drop drop-in drown dry dual due dull
dumb duplicate duration during dusk dust duty dwell dweller dynamic e-mail each eager ear earlier early earn earth
ease easily eastern easy easy-going easygoing eat echo edge education effect effective effectively effectiveness
efficiency efficient efficiently effort effortless effortlessly eg eight eighteen eighth eighty either elaborate
eldest elect elegant element elementary eleven eleventh eligible eliminate else elsewhere email embark embarrassed
embarrassing embrace emerge emerging eminent emotion emotional emphasis emphasise emphasize employ employee employer
employment empower empty enable encounter encourage encouragement encouraging end endeavor endeavour ending endless
endure enemy energetic enforce engage engaged engagement enhance enjoy enjoyable enjoyment enlarge enlist enormous
enough enquire enrich enrol enroll ensure entail enter enterprise entertain entertaining enthusiasm enthusiast
enthusiastic entire entirely entity entrance entrepreneur entrepreneurial entrepreneurship entry envelope environment
envisage episode epoch equal equality equally equip equivalent era ergo error escape especially essence essential
essentially establish estimate etc eternal ethical evaluate evaluation even evening evenly event eventually ever every
everybody everyday everyone everyone's everything everywhere evidence evident evolve exact exactly exaggerate exam
examine example exceed excellence excellent except exception exceptional exchange excite excited excitement exciting
exclude excluding exclusive excuse executive exhaust exhausted exhausting exist existence existing exit expand
expansion expect expectation expected expense expensive experience experienced expert expertise expertly expire
explain explanation explicit explode exploit exploration explore expose express expression extend extended extension
extensive extent external extra extraordinary extreme extremely extrovert eye fabulous face face-to-face facilitate
facility fact factor fade fail failure faint fair fairly fairness faithful faithfully fake fall false fame familiar
familiarise familiarize family famous fan fancy fantastic faq far farther fascinate fascinating fast fat fate father
fatherland fault favor favorite favour favourable favourite fear feature feb february fee feed feedback feel feeling
feet fellow female fetch few fewer fewest field fierce fifteen fifth fifty fight figure file fill filling final
finalise finalize finally find fine finger finish fire firm first first-time firsthand fit five fix flag flat flawless
flexibility flexible float floor flourish flow fluent fluently fly focus fold folder folk folks follow follow-up
follower following fond foolish foot for forbid force foreign foreigner foreman foresee forever forget forgive form
formal formally former formerly formulate forthcoming forthright fortnight fortunate fortunately forty forum forward
forwards foster found foundation founder four fourteen fourth fraction fragile frame framework frank frankly free
freedom freelance freelancer freely freeze frequent frequently fresh freshness fri friday friend friendly friendship
frighten frightened from front frustrated frustrating fulfil fulfill fulfilled fulfilling fulfilment full full-fledged
full-time fulltime fully fun function fundamental funny furious further furthermore future fyi g gain gap gate gather
gathering gaze general general-purpose generalist generally generate generation generic generosity generous gentle
gentleman gently genuine get get-together giant gift gifted gig girl girlfriend give given glad gladly glance glimpse
global globally globe glory glow go goal goer golden gonna good good-looking goodbye goodness goods gorgeous gotta
govern grab grade gradual gradually graduate grand grandchild granddaughter grandfather grandma grandmother grandpa
grandparent grandson grasp grateful gratitude gray great greatly greatness greedy green greet greeting grey grip gross
ground group grow grown-up growth guarantee guard guess guest guidance guide guided guideline guilty guy ha habit
habitually had hadn't haha half half-hour half-time halfway hall halt hand handful handle handover hands-on handsome
handy hang hang-out hangout happen happily happiness happy hard hardly hardworking harm harmful harmony harsh has
hasn't haste hate have haven't he he's head headquarters healthy hear heart heart-to-heart heat heavily heavy height
hello help helper helpful helpfully helpless hence her here here's hereafter hereby herein heretofore hero hers
herself hesitant hesitate hesitation hey hi hidden hide high highlight highly hill him himself hint hire hiring his
hit hmm hobby hold hole holiday home homeland homely hometown honest honestly honesty honor honour hook hope hopeful
hopefully hopeless horrible host hostile hot hour hourly house household how however hr hrs hug huge huh human humane
humanity humble humor humorous humour hundred hurry hurt husband hybrid i i'd i'll i'm i've idea ideal idealist
identical identify identity idle ie if ignore ill illusion illustrate im image imaginary imagination imaginative
imagine imitate immediate immediately immense impact impatient implement implementation implication imply importance
important importantly impose impossible impress impression impressive improve improvement impulse in in-depth in-house
in-person inappropriate incident inclination inclined include including inclusive income incomplete inconvenient
incorporate incorrect increase incredible incredibly incur indeed independence independent independently index
indicate indirect indirectly individual individuality individually indoors induce industry inequality inevitable
inexpensive inexperienced inferior infinite influence influential info inform informal informally information inhabit
inhabitant inherent inherently inherit inhouse initial initially initiate initiative innately inner innocent
innovation innovative input inquire inquiry insecure insert inside insight insightful insist inspect inspiration
inspire inspired inspiring install instance instant instantly instead instinct institute institution instruct
instruction insufficient integral integrate integration integrity intelligent intend intended intense intensely
intensify intensive intent intention interact interaction interchange interest interested interesting interestingly
interfere intermediate internal international internationally internet interrupt intervene interview intimate into
intriguing intro introduce introduction introvert intuition invalid invent invention inventive investigate invisible
invitation invite involve involved involvement irregular irrelevant irresponsible is isn't isolate isolated issue it
it's item its itself ive jack-of-all-trades jan january jealous job join joint jointly joke journey joy joyful judge
judgement judgment jul july jump jun june junior just justify keen keep key kg kick kick-off kickoff kid kill kind
kinda kindly kindness kiss kitchen km knock know know-how knowledge known kpi label lack lady land lane laptop large
large-scale largely last lasting late lately later latest latter laugh laughter launch lay layer layout lazy lead
leader leadership leading lean leap learn learner least leave lecture left leg legendary legitimate leisure lend
length lenient less lesson lest let let's letter level liaise lick lie life lifelong lifestyle lifetime lift light
lighten lightly like like-minded likeable likelihood likely likeminded likewise limit limited line linger link lip
list listen literal literally little live lively living load loads lobby local locally locate location lock log logic
logical lol lonely long long-term look lookout lookup loop loose loosen lose loss lot lots loud loudly love lovely
lover loving low low-key lower loyal loyalty luck luckily lucky lunch lunchtime m mad madam magnificent mail main
mainly maintain maintenance major majority make maker male man manage management manager mandatory manner manually
many mar march mark market married marvellous mass massive master mastery match mate material matter mature max
maximise maximize maximum may maybe me meal mean meaning meaningful meaningless means meantime meanwhile measure
measurement medium meet meeting meetup megacity melt member membership memory mentally mentee mention mentor mentoring
mentorship merely merge merit merry mess message messy method metropolis midday middle midnight midway midweek might
mighty mild milestone million min mind mine mingle mini minimise minimize minimum minor minority mins minus minute
miracle mislead miss mission mistake mix mixed mixture mm mobile mode model moderate moderator modern modest modify
mom moment mon monday money monitor month monthly mood moral morale morally more moreover morning most mostly mother
motherland motion motivate motivated motivation motive mount mourn mouth move movement mover moving mr mrs ms much
multiple multiply multitasker mum municipality murmur must mutual mutually my myself mysterious mystery naive name
namely narrow narrowly nation national native natural naturally nature nay nb near nearby nearest nearly neat
necessarily necessary necessity neck need needy negative neighbor neighborhood neighbour neighbourhood neither nephew
nervous network networking neutral never nevertheless new newbie newcomer newly news newsletter next nice nicely niche
niece night nightmare nine nineteen ninety ninth no noble nobody nod noise noisy nominate none nonetheless nonsense
nonstop noon nope nor norm normal normally northern nose not notable notably note notebook nothing notice notification
notify notion notwithstanding nov november novice now nowadays nowhere nr nuance nuanced num number numerous o'clock
obey object objection objective obligation obligatory oblige observation observe obsess obsessed obsession obstacle
obstruct obtain obvious obviously occasion occasional occasionally occupation occupied occupy occur oct october odd of
off offer offering office officer official officially offline often oh ok okay old oldest omit on on-site once one
one's one-off one-on-one one-to-one ongoing online only onsite onto oops open open-ended open-minded opening openly
openness operate operation operational operations operator opinion opponent opportunity oppose opposed opposite
opposition opt optimal optimisation optimise optimism optimist optimistic optimization optimize option optional or
order ordinary organisation organise organiser organization organize organizer orientation origin original originally
originate other others otherwise ought our ours ourselves out out-of-the-box outcome outdoors outer outgoing outline
outlook output outside outsider outskirts outstanding outweigh over overall overcome overdue overhear overlap overlook
overnight overseas oversee overtime overview overwhelmed overwhelming owe owing own owner pace pack package page paid
painful pair pal pale panic paper parallel parent park part part-time partial participant participate particular
particularly partly partner partnership parttime party pass passenger passion passionate passionately passive
passively past paste pat path pathetic patience patient patiently pattern pause pay payment pcs peace peaceful peak
peculiar peek peer pen pencil pending people per perceive percent percentage perception perfect perfection
perfectionist perfectly perform performance perhaps period permanent permanently permission permit perpetually persist
persistence persistent person personal personality personally personnel perspective persuade pessimist pessimistic
phase phenomenon phone phrase physical physically pick picture piece pile pink pioneer place placement plain plan
planning plate platform play player plead pleasant please pleased pleasure pledge plenty plug plus pm pocket point
pointless policy polite politely politeness poor pop popular popularity population portable portfolio portion portray
pose position positive possess possession possibility possible possibly post postcard postpone potential potentially
pour power powerful practical practicality practically practice practise practitioner pragmatic praise precede
precious precise precisely precision predict prefer preferable preference preliminary premises preparation prepare
prepared presence present presentable presentation presently preserve president press pressure prestige prestigious
presume pretend pretty prevail prevent previous previously price priceless pride primarily primary principal principle
principled prior prioritise prioritize priority privacy private privately privilege prize pro proactive probability
probable probably problem procedure proceed process produce product productive productively productivity profession
professional proficiency profile profit profitable profound program programme progress progressive prohibit project
prolong prominent promise promising promote promotion prompt promptly prone pronounce proof proper properly proportion
proposal propose prospect prospective protect protection proud proudly prove provide provider province provision ps
public publicly publish pull punctual punish pupil purchase pure purely purple purpose purposeful purposely pursue
pursuit push put puzzle qualification qualified qualify quality quantity quarrel quarter quarterly query quest
question questionable queue quick quickly quiet quietly quirky quit quite quote rain raise random randomly range rank
rapid rapidly rare rarely rate rather ratio rational raw re reach react reaction read reader readily ready real
realisation realise realist realistic reality realize really rear reason reasonable reasonably reasoned rebuild recall
receive recent recently reciprocal recognise recognition recognize recommend recommendation reconnect record recover
red redo reduce reduction redundant refer reference referral refine reflect reflection refresh refusal refuse regain
regard regarding regardless regards region regional register registration regret regular regularly regulate reinforce
reject rejoin relate related relation relationship relative relatively relaunch relax relaxation relaxed release
relevance relevant reliable relief relieve reluctant rely remain remainder remark remarkable remember remind reminder
remote remotely removal remove render renew reopen rep repeat repetition replace replacement reply report represent
representative reputation request require required requirement rescue research resemble reserve reside residence
resident resign resist resolution resolve resource resourceful respect respected respectful respective respectively
respond response responsibility responsible responsibly rest restart restless restore restrict restriction result
resume retain rethink retire retrieve return reunite reveal revenue reverse review revise revisit revive reward
rewarding rewrite rich rid ridiculous right rigid ring rise risk risky rival river road roadmap roam rob roi role roll
rollout room root rotate rotten rough roughly round roundabout route routine row rub rude ruin rule rumor rumour run
rush sacrifice sad sadly sadness safe safely sake salary same sample sat satisfaction satisfactory satisfied satisfy
satisfying saturday save say scalable scale scaling scarce scarcely scare scared scatter scenario scene schedule
scheme school scope scratch scream screen scroll seal search season seasonal seat sec second second-hand secondary
secret section sector secure securely see seek seeker seem segment seize seldom select selection self self-confidence
self-confident self-development self-esteem self-improvement self-made self-starter self-taught selfish sell seller
semester seminar send senior sense sensible sensitive sentence sep separate separately separation sept september
sequence series serious seriously serve service session set set-up setting settle settlement setup seven seventeen
seventh seventy several severe severely shadow shake shall shallow shape share shared sharp sharply she she's sheer
sheet shelf shift shine shock shocked shop short short-lived short-term shortage shorten shortly shot should shoulder
shouldn't shout show shower shrink shrug shut shy sibling sick side side-project sidejob sidestep sideways sigh sight
sign signal signature significance significant significantly signify silence silent silly similar similarity similarly
simple simplicity simplify simply simultaneously since sincere sincerely single sink sir sister sit site situation six
sixteen sixth sixty size skeptical skilful skill skilled skip sky sleep sleepy slide slight slightly slim slip slow
slowly small small-scale smart smell smile smooth snack snap sneak snow so so-called sober sociable social socially
society sofa soft sole solely solid solitary solo solution solve some somebody someday somehow someone someone's
someplace something sometime sometimes somewhat somewhere son soon sooner sophisticated sore sorry sort sorta sound
source southern space spacious spare spark speak speaker special specialisation specialise specialised specialist
speciality specialization specialize specialized specialty specific specifically specification specify spectacular
speculate speech speed spell spend sphere spill spin spirit splendid split spontaneous spontaneously spot spouse
spread spring springtime square squeeze stabilise stability stable staff stage stairs stake stakeholder stand standard
standardise standpoint star stare stark start starter state statement static station status stay steadily steady steal
steer stem step step-by-step stereotype stick still stimulate stir stop store storm story straight straightforward
strain strange stranger strategic strategy street strength strengthen stress stressed stressful stretch strict
strictly strike striking strive strong strongly structure struggle stubborn student study stuff stumble stunning
stupid style stylish subcontractor subject subjective submit subscribe subsequently substantial substantially
substitute subtle suburb succeed success successful successfully successive such suck sudden suddenly suffer
sufficient sufficiently suggest suggestion suit suitable suitcase sum summarise summarize summary summer summertime
sun sunday sunlight sunshine super superb superior supervise supervisor supply support supporter supportive suppose
supposed supposedly suppress supreme sure surely surface surprise surprised surprising surprisingly surround
surrounding surroundings survey survive suspect suspend suspicious sustain swallow swap swear sweep sweet swift switch
symbolise sympathetic sympathy system systematic systematically table tackle tactic tactical tag take tale talent
talented talk tall tame tap target task taste tba tbd teach team teamwork tear tease technically technique tel
telephone tell temporarily temporary tempt ten tend tendency tense tension tentative tenth term terminate terrible
terribly territory test text than thank thankful thanks that that's the their theirs them theme themselves then
theoretical theoretically theory there there's thereafter thereby therefore therein thereof these they they'll they're
they've thick thin thing think thinker thinking third thirteen thirty this thorough thoroughly those though thought
thoughtful thoughtfully thoughtless thousand threat three threshold thrice thrilled thrive through throughout throw
thu thursday thus ticket tidy tie tight tighten till time time-consuming timeframe timeline timely timetable tiny tip
tire tired title to today today's together tolerant tolerate tomorrow tone tonight too tool top top-level top-notch
topic toss total totally touch tough tour toward towards town trace track tradition traditional traditionally trail
train training transfer transform transformation transition transmit transparency travel traveler traveller tray treat
tremble tremendous trend trial trick tricky trigger trillion trip triple trivial trouble troubled true truly trust
trusted trustworthy truth truthful truthfully try tue tuesday turn turnover twelfth twelve twentieth twenty twice
twist two two-way type typical typically ugly ultimate ultimately unable unavailable unaware unbelievable uncertain
uncertainty uncle unclear uncomfortable uncommon uncover under undergo underlying underneath understand understandable
understanding undertake undoubtedly undress uneasy unequal uneven uneventful unexpected unexpectedly unfair unfamiliar
unfold unforgettable unfortunate unfortunately unfriendly unhappy unhealthy uniform unify unimportant union unique
unit unite united unity universal universally university unknown unless unlike unlikely unlimited unload unlock
unnecessary unofficial unpack unpaid unpleasant unpopular unreliable unsafe unstable unsuccessful unsure until unusual
unusually up up-to-date upbeat upbringing upcoming update upgrade uphold uplifting upload upon upper upset upside
upstairs upward upwards urge urgent us usage use used useful usefulness useless user user-friendly usher usual usually
utilise utilize utter utterly vacancy vacation vague vain valid validate validity valuable value vanish variable
variation varied variety various vary vast verify versatile version versus very veteran via vibrant vice victory view
viewpoint vigour village virtual virtually virtue visibility visible vision visit visitor vital vivid vocation vol
volume voluntarily voluntary vote vow vs vulnerable wage wait wake walk wall wallet wander wanna want warm
warm-hearted warmhearted warmly warmth warn warning was wash wasn't waste wasted watch water wave way we we'll we're
we've weak weaken weakness wealthy wear weather web webinar website wed wednesday week weekday weekend weekly weigh
weight weird welcome welcoming well well-known were weren't western wet what what's whatever whatsoever when whence
whenever where whereas whereby wherein whereupon wherever whether which whichever while whilst whisper white whither
who who's whoever whole wholehearted wholesome wholly whom whose why wide widely widen widespread wife wild will
willing willingly willingness win win-win window wing winner winter wintertime wip wipe wisdom wise wish with withdraw
within without witness woman won't wonder wonderful wonderfully wondrous word work workable workaholic workday worker
workflow workforce working workload workplace workshop worksite world worldwide worried worry worse worsen worst worth
worthless worthwhile worthy would wouldn't wow wrap write wrong wrongly yard yea yeah year year-round yearly yell
yellow yep yes yesterday yesterday's yet yield you you'll you're you've young youngest youngster your yours yourself
yourselves youth youthful yup zealous zero zone
`
