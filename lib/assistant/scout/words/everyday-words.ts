/** Ordinary words that aren't typos of a player's name. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `overall somewhere total weekly daily monthly garbage going able above across add advice again against ago air almost alone along already always amazing amount answer anything
  apple april arrive article asked august available away baby bake ball bank bath beach beautiful become bed beer before
  begin believe below bird bitcoin black blue board boat body book books born bottle bread break breakfast bring brother
  building business butter button cake calculate call called camera capital card care carry cat catch cause chair change
  chat cheese chess chicken child christmas church city clean clear climate close clothes cloud coffee cold colour come
  computer cook cookie corner correct country course create cricket crypto currency dance danger dark daughter death
  december dinner doctor doesn dog don door dream drink drive during early earth easy eat election email email enemy
  english enough evening everything exam exchange explain eye face fall family far farm father february feel female file
  few fewer film finger fire first fish flag flight floor flower follow food forest forget formula found free fresh friday friend
  fruit funny future garden gas general girl glass goes gold grand green grow guess guitar hair hand happen happy hard
  hate head health hear heart heat heavy hello high hill holiday home horse hospital hotel hour house human hundred hungry
  idea inside island january jobs joke jokes july june keep key kill kind king kitchen lake language large last late laugh
  law learn leave letter level library life light line lion listen live london long lost love lunch machine main make
  march market math maths meal mean meat medicine meet member metal milk mind minute miss modern moment monday money month
  moon morning mother mountain mouth move movie music need never news newspaper night noise north nothing november october
  office oil online open orange order outside page paint pants paper parent park party pass password peace pencil people
  phone photo piano picture pink pizza place plan plane plant please poem poetry point police poor president price prime
  print problem program purple python question quick quiet quote radio rain read ready reason recipe remember restaurant
  rice rich right river road rock room rugby rule sad safe salt saturday save say scared school science sea season secret
  sell send september service shall share sheep shop sing sister sky sleep slow small smell smile snow some song soon
  sorry sound soup south space speak spend spring stand stood star station stay stop store story street strong student study stuff
  sugar summer sun sunday system table take taxi tea teach teacher tennis test text thing things think thousand thursday
  ticket tiger today tomorrow tonight town toy train translate travel tree true trust truth tuesday turn ugly uncle
  understand until use vegetable video village visit voice wait wake walk wall want war warm wash watch water weather
  website wednesday week weight west wheel while white wind window wine winter without woman wonder wood word words work
  worst write written wrong yellow yesterday young yourself capital minister weather stock stocks javascript code coding
  hockey basketball baseball nfl nba cure virus covid war politics vote government`
    .split(/\s+/)
    .filter(Boolean),
);
