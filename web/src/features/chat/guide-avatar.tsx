import type { Advisor, AdvisorId } from './advisors.ts'

/** One line drawing a subject, 24 units wide, drawn around its own middle. */
const EMBLEMS: Record<AdvisorId, string> = {
  // the empty kundli frame
  firstChart: 'M-9-9H9V9H-9ZM-9-9 9 9M9-9-9 9M0-9 9 0 0 9-9 0Z',
  // steps
  career: 'M-10 9H-4V4H1V-1H6V-6H10M-10 9V9',
  // two rings
  love: 'M-4 6A6 6 0 1 1-4-6 6 6 0 0 1-4 6ZM4 6A6 6 0 1 1 4-6 6 6 0 0 1 4 6Z',
  // a sail over water
  abroad: 'M-1-9V4H-8ZM2-6V4H8ZM-10 8Q-7 5-4 8T2 8 8 8',
  // a sundial
  timing: 'M-9 7H9M-6 7A6 6 0 0 1 6 7M0 7 5-4M-9-1-7 0M0-7V-5M9-1 7 0',
  // a lamp
  calm: 'M-9 3Q0 12 9 3ZM0 1Q-5-4 0-10 5-4 0 1ZM-4 10H4',
  // a bead string
  remedies: 'M0-9A7 7 0 1 0 0 5 7 7 0 1 0 0-9ZM0 5V10M-2 7 0 10 2 7M-7-2V-2M7-2V-2',
  // the circle of the months
  yearAhead: 'M0-9A9 9 0 1 0 0 9 9 9 0 1 0 0-9ZM0-9V-5M0 9V5M-9 0H-5M9 0H5M6-6 4-4M-6 6-4 4M6 6 4 4M-6-6-4-4',
}

/** Head and shoulders in one line each, without a face: nobody is meant. A turban or a veil, by the guide's type. */
const FIGURES: Record<Advisor['avatarType'], string> = {
  male: 'M-15-13Q-17-28 0-30 17-28 15-13Q0-21-15-13ZM-13-13Q-14 4 0 7 14 4 13-13M-30 34Q-28 14-8 11M30 34Q28 14 8 11M-8 11Q0 17 8 11M-12-24Q2-27 14-19M0-11.5V-11.5',
  female:
    'M0-31C-20-31-19-6-23 8-26 18-30 24-31 34M0-31C20-31 19-6 23 8 26 18 30 24 31 34M-12-11Q-13 4 0 7 13 4 12-11Q11-22 0-22-11-22-12-11ZM-9 8Q0 16 9 8M-17 22Q0 30 17 22M-11-10Q-5-13 0-22 5-13 11-10M0-11.5V-11.5',
}

/** A guide's picture: our own line drawing in a ring, its subject beside it. Decoration; the name stands next to it. */
export function GuideAvatar({ advisor, size }: { advisor: Advisor; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-46 -46 92 92"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle r="44" strokeWidth="1.2" />
      <circle r="39.500" strokeWidth="0.900" strokeOpacity="0.6" strokeDasharray="0.800 3.900" />
      <path d={FIGURES[advisor.avatarType]} />
      <g transform="translate(30 30)">
        <circle r="15.500" fill="var(--surface)" strokeWidth="1.2" />
        <path d={EMBLEMS[advisor.image]} transform="scale(0.92)" strokeWidth="1.5" />
      </g>
    </svg>
  )
}
