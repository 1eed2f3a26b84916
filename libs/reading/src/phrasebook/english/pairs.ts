/** What BPHS 52-60 and Phaladeepika 21 have of a sub-period within a main period when the two lords stand so: softened, in our own words. */
export const PAIRS = {
  'pair.bphs52.4-6':
    'Parashara’s verse for the Moon under the Sun, so placed, speaks of marriage or a celebration in the house, and of favour from above.',
  'pair.bphs52.32-33': 'Parashara’s verse for Jupiter under the Sun, so placed, speaks of marriage, honour and gain.',
  'pair.bphs52.40-42': 'Parashara’s verse for Saturn under the Sun, so placed, has rivals yield, a marriage in the house and recognition.',
  'pair.bphs52.52-53': 'Parashara’s verse for Mercury under the Sun, so placed, speaks of marriage and of a growing name.',
  'pair.bphs52.65-68': 'Parashara’s verse for Venus under the Sun, so placed, speaks of marriage, travel to other places and honour.',
  'pair.bphs53.25-28': 'Parashara’s verse for Jupiter under the Moon, so placed, speaks of marriage, property and gain.',
  'pair.bphs53.42-43': 'Parashara’s verse for Mercury under the Moon, so placed, speaks of marriage, learned company and gifts.',
  'pair.bphs54.70-73': 'Parashara’s verse for the Moon under Mars, so placed, speaks of marriage, property and projects that succeed.',
  'pair.bphs55.30-33': 'Parashara’s verse for Mercury under Rahu, so placed, speaks of marriage, profit in trade and honour.',
  'pair.bphs55.34-35': 'Parashara’s verse for Mercury under Rahu, from this distance, speaks of study, ease and marriage.',
  'pair.bphs56.65-66': 'Parashara’s verse for Mars under Jupiter, so placed, speaks of marriage, land and ventures that succeed.',
  'pair.bphs57.24-27':
    'Parashara’s verse for Venus under Saturn, so placed, speaks of marriage and honour, the more so when Jupiter transits well.',
  'pair.bphs58.26-27': 'Parashara’s verse for the Moon under Mercury, so placed, speaks of marriage and gifts.',
  'pair.bphs58.56-58': 'Parashara’s verse for Jupiter under Mercury, so placed, speaks of a marriage in the house, gain and learning.',
  'pair.bphs59.69-71': 'Parashara’s verse for Mercury under Ketu, so placed, speaks of a sudden marriage, land and gain.',
  'pair.bphs60.13-15': 'Parashara’s verse for the Sun under Venus, so placed, speaks of marriage, good name and better fortune.',
  'pair.bphs54.9-10': 'Parashara’s verse for Rahu under Mars, so placed, speaks of recognition, profit in business and a foreign journey.',
  'pair.bphs55.66': 'Parashara’s verse for the Sun under Rahu, from this distance, speaks of honour from those who govern other countries.',
  'pair.bphs56.72-75':
    'Parashara’s verse for Rahu under Jupiter, so placed, speaks of far journeys, foreign dignitaries and holy bathing places.',
  'pair.bphs58.30-31':
    'Parashara’s verse for the Moon under Mercury, from this distance, speaks of shrines visited and of gain from foreign countries.',
  'pair.bphs59.31-33': 'Parashara’s verse for the Moon under Ketu, so placed, begins well and ends with a far journey.',
  'pair.bphs59.57-58':
    'Parashara’s verse for Jupiter under Ketu, so placed, speaks of gifts, care for one’s own people and a foreign journey.',
  'pair.bphs60.40-41': 'Parashara’s verse for Rahu under Venus, so placed, has journeys abroad succeed and end in a safe return.',
  'pair.bphs52.54-57':
    'Parashara’s verse for Mercury under the Sun, the 12th from it, has the end of the period turn towards far places, with some displeasure.',
  'pair.bphs52.60-61':
    'Parashara’s verse for Ketu under the Sun, so far from it, speaks of a foreign journey that costs more than planned.',
  'pair.bphs53.62':
    'Parashara’s verse for Venus under the Moon, so far from it, speaks of leaving for far lands, which is not easy at first.',
  'pair.bphs53.68-70': 'Parashara’s verse for the Sun under the Moon, so far from it, speaks of a troublesome journey; plan margins.',
  'pair.bphs54.30-32': 'Parashara’s verse for Saturn under Mars, from this distance, speaks of a foreign journey with expenses.',
  'pair.bphs54.40': 'Parashara’s verse for Mercury under Mars, joined with it, speaks of a foreign journey and of competitors.',
  'pair.bphs55.27-29': 'Parashara’s verse for Saturn under Rahu, so far from it, speaks of foreign journeys and of quarrels to be avoided.',
  'pair.bphs55.40-41': 'Parashara’s verse for Ketu under Rahu speaks of foreign journeys and of some loss, less where a benefic helps.',
  'pair.bphs56.25-26': 'Parashara’s verse for Mercury under Jupiter, so far from it, speaks of wandering in far places at some cost.',
  'pair.bphs56.61-63': 'Parashara’s verse for the Moon under Jupiter, so far from it, speaks of restless travel; keep a home address.',
  'pair.bphs57.16-18': 'Parashara’s verse for Ketu under Saturn speaks of a foreign journey and a change of place.',
  'pair.bphs57.58-60': 'Parashara’s verse for Mars under Saturn, so placed, speaks of leaving for far lands and of needless expense.',
  'pair.bphs57.63-64': 'Parashara’s verse for Rahu under Saturn, so placed, speaks of foreign journeys and of disagreements.',
  'pair.bphs57.74-75':
    'Parashara’s verse for Jupiter under Saturn, so placed, speaks of a foreign journey and of plans that need a second attempt.',
  'pair.bphs58.69-70':
    'Parashara’s verse for Saturn under Mercury, so far from it, speaks of foreign journeys with losses; insure what matters.',
  'pair.bphs59.18-19':
    'Parashara’s verse for the Sun under Ketu, so placed, speaks of a foreign journey, and of people seen less often for a while.',
  'pair.bphs59.61-62': 'Parashara’s verse for Saturn under Ketu, when weak, speaks of a post given up and of a foreign journey.',
  'pair.bphs60.24-26':
    'Parashara’s verse for the Moon under Venus, so placed, speaks of a far journey or a pilgrimage, and of time away from home.',
  'pair.bphs60.49-50': 'Parashara’s verse for Jupiter under Venus, so far from it, speaks of a change of place and of going abroad.',
  'pair.bphs60.55-57': 'Parashara’s verse for Saturn under Venus, so placed, speaks of going abroad and of care needed at work.',
  'pair.bphs60.70-72': 'Parashara’s verse for Ketu under Venus, so far from it, speaks of going abroad and of expense.',
  'pair.phal21.51': 'Phaladeepika has Venus under Saturn bring a partner’s company, friends, and gain through fields or a voyage.',
  'pair.phal21.57': 'Phaladeepika gives Mercury’s own sub-period clear thinking, learning and earnings.',
  'pair.wide': 'For you that reads as harmony at home, or a wedding in the family.',
  'pair.late': 'At that age it can be read as companionship, or as a wedding in the family.',
  'pair.beside':
    'A verse speaks for the whole of its sub-period, a stretch for the days in which Jupiter in the sky agrees. Where the two do not meet, the time of the verse is for talks, and the promise has its time in the stretch.',
  'pair.head': 'Verses for your coming periods',
  'pair.dated': '{from} to {to}, {maha} and {antar}: {text}',
} as const
