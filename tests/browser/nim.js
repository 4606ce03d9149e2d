// Nim for three, as another package would bring it to the page: the default export is a `Game` (web/src/games/game.ts).

const WORDS = `
game-nim = Nim
game-nim-tagline = Who takes the last match wins
web-points-nim = Matches { $points }
nim-matches = { $count ->
    [one] one match
   *[other] { $count } matches
  }
nim-event-take = { $player } takes { $count }.
nim-refusal-too-many = { $count } are too many.
`;
const RULES = `
rules-nim-title = Nim
rules-nim-intro = A game of matches.
rules-nim-turn = A turn
N-1 = Take one, two or three matches.
`;

/** Draw a table, keep it up to date, and return how to take it away. */
function draw(target, { table }) {
  const root = document.createElement('div');
  root.className = 'nim';
  const draw = () => {
    const count = document.createElement('p');
    count.textContent = table.say('nim-matches', { count: table.view.matches });
    const log = document.createElement('ul');
    for (const event of table.events) log.appendChild(document.createElement('li')).textContent = table.tell(event);
    const problem = document.createElement('output');
    problem.textContent = table.problem;
    const key = (label, move) => {
      const button = document.createElement('button');
      button.textContent = label;
      button.onclick = () => table.move(move);
      return button;
    };
    const mine = table.seat !== null && table.actors.includes(table.seat);
    root.replaceChildren(count, log, problem, ...(mine ? [...table.legal.map((move) => key(move, move)), key('cheat', 'take 9')] : []));
  };
  target.append(root);
  const stop = table.subscribe(draw);
  return () => {
    stop();
    root.remove();
  };
}

export default {
  name: 'nim',
  seats: [3],
  words: async () => WORDS,
  rules: async () => RULES,
  table: async () => draw,
};
