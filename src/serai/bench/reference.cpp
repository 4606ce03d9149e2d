// The same rules and the same algorithm in C++, to measure the compiled Python against.
// Usage: reference ROUNDS listed|counted SEED  ->  "moves legal-moves processor-seconds"
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

using i64 = int64_t;
using u64 = uint64_t;

constexpr int BITS = 4, LANE = 15, CAMEL = 6, HAND_LIMIT = 7, MARKET_SIZE = 5, DECK_SIZE = 40, HALF = 0xFFF;
constexpr i64 GOODS_MASK = (1 << 24) - 1, ONE_CAMEL = 1 << 24;
constexpr int PILE_SIZES[6] = {5, 5, 5, 7, 7, 9};
constexpr int TOKENS[6][9] = {{7, 7, 5, 5, 5}, {6, 6, 5, 5, 5}, {5, 5, 5, 5, 5}, {5, 3, 3, 2, 2, 1, 1},
                              {5, 3, 3, 2, 2, 1, 1}, {4, 3, 2, 1, 1, 1, 1, 1, 1}};
constexpr int BONUSES[18] = {1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 10, 10};
constexpr int BONUS_FIRST[4] = {0, 7, 13, 18}, BONUS_SIZES[3] = {7, 6, 5};

static int16_t half_number[HALF + 1], number_of[120 * 120];
static std::vector<i64> parts;
static int first_part[1716][9];
static int16_t up_to[1716][9], sales[1716], kinds[1716];
static i64 worth[6][10];

struct Round {
    i64 cards[2], market, turn, drawn, piles, bonus_left, rupees[2], bonus_rupees[2], bonus_tokens[2],
        goods_tokens[2], known[2], ended, played, starter, discard, takers, deck[DECK_SIZE], bonus[18];
};

static void build_tables() {
    std::vector<int> halves, sizes;
    for (int a = 0; a < 8; a++)
        for (int b = 0; b < 8; b++)
            for (int c = 0; c < 8; c++)
                if (a + b + c <= 7) {
                    half_number[a | b << 4 | c << 8] = halves.size();
                    halves.push_back(a | b << 4 | c << 8);
                    sizes.push_back(a + b + c);
                }
    int rows = 0;
    for (int low = 0; low < 120; low++)
        for (int high = 0; high < 120; high++) {
            if (sizes[low] + sizes[high] > HAND_LIMIT) continue;
            number_of[low * 120 + high] = rows;
            i64 handful = halves[low] | (i64)halves[high] << 12;
            std::vector<std::vector<i64>> by_size(1, {0});
            for (int kind = 0; kind < 6; kind++) {
                int count = handful >> BITS * kind & LANE;
                std::vector<std::vector<i64>> wider(by_size.size() + count);
                for (size_t have = 0; have < by_size.size(); have++)
                    for (int more = 0; more <= count; more++)
                        for (i64 part : by_size[have]) wider[have + more].push_back(part | (i64)more << BITS * kind);
                by_size = wider;
            }
            int base = parts.size();
            for (int size = 0; size < 9; size++) {
                first_part[rows][size] = parts.size();
                up_to[rows][size] = parts.size() - base;
                if (size < (int)by_size.size()) {
                    std::sort(by_size[size].begin(), by_size[size].end());
                    parts.insert(parts.end(), by_size[size].begin(), by_size[size].end());
                }
            }
            for (int kind = 0; kind < 6; kind++) {
                int have = handful >> BITS * kind & LANE;
                kinds[rows] += have > 0;
                sales[rows] += kind < 3 ? std::max(0, have - 1) : have;
            }
            rows++;
        }
    for (int kind = 0; kind < 6; kind++)
        for (int taken = 1; taken < 10; taken++) worth[kind][taken] = worth[kind][taken - 1] + TOKENS[kind][taken - 1];
}

static inline int number(i64 goods) { return number_of[half_number[goods & HALF] * 120 + half_number[goods >> 12]]; }
static inline i64 lanes(i64 goods) { return ((goods | goods >> 1 | goods >> 2) & 0x111111) * LANE; }
static inline i64 count(i64 handful) {
    i64 folded = (handful & 0x0F0F0F) + (handful >> BITS & 0x0F0F0F);
    return (folded & 0xFF) + (folded >> 8 & 0xFF) + (folded >> 16 & 0xFF);
}

static inline i64 draw(u64& generator, i64 bound) {
    u64 mixed = generator += 0x9E3779B97F4A7C15ULL;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBULL;
    mixed ^= mixed >> 31;
    return (mixed >> 32) * (u64)bound >> 32;
}

static void shuffle_deal(Round& r, i64* cards, i64* bonus, u64& generator) {
    for (int last = 51; last > 0; last--) std::swap(cards[last], cards[draw(generator, last + 1)]);
    for (int pile = 0; pile < 3; pile++)
        for (int last = BONUS_FIRST[pile + 1] - 1; last > BONUS_FIRST[pile]; last--)
            std::swap(bonus[last], bonus[BONUS_FIRST[pile] + draw(generator, last - BONUS_FIRST[pile] + 1)]);
    std::memset(&r, 0, sizeof r);
    for (int seat = 0; seat < 2; seat++)
        for (int at = 0; at < 5; at++) r.cards[seat] += 1LL << BITS * cards[seat * 5 + at];
    r.market = 3 * ONE_CAMEL + (1LL << BITS * cards[10]) + (1LL << BITS * cards[11]);
    std::memcpy(r.deck, cards + 12, sizeof r.deck);
    std::memcpy(r.bonus, bonus, sizeof r.bonus);
    for (int kind = 0; kind < 6; kind++) r.piles += (i64)PILE_SIZES[kind] << BITS * kind;
    r.bonus_left = 7 | 6 << 4 | 5 << 8;
    r.turn = r.starter = draw(generator, 2);
}

static int list_moves(i64 own, i64 market, i64* moves) {
    i64 goods = own & GOODS_MASK, herd = own >> 24, offered = market & GOODS_MASK, camels = market >> 24;
    int found = 0;
    i64 held = count(goods);
    if (held < HAND_LIMIT)
        for (int kind = 0; kind < 6; kind++)
            if (offered >> BITS * kind & LANE) moves[found++] = 1LL << BITS * kind;
    if (camels) moves[found++] = camels * ONE_CAMEL;
    for (int kind = 0; kind < 6; kind++)
        for (i64 sold = kind < 3 ? 2 : 1; sold <= (goods >> BITS * kind & LANE); sold++)
            moves[found++] = -(sold << BITS * kind);
    i64 spare = std::min(herd, HAND_LIMIT - held);
    int shelf = number(offered);
    for (i64 taken = 2; taken <= MARKET_SIZE; taken++)
        for (int at = first_part[shelf][taken]; at < first_part[shelf][taken + 1]; at++) {
            i64 take = parts[at];
            int rest = number(goods & ~lanes(take));
            for (i64 given = std::max<i64>(0, taken - spare); given <= taken; given++)
                for (int part = first_part[rest][given]; part < first_part[rest][given + 1]; part++)
                    moves[found++] = take - parts[part] - (taken - given) * ONE_CAMEL;
        }
    return found;
}

static inline int exchanges_for(i64 goods, i64 taken, i64 take, i64 spare) {
    int rest = number(goods & ~lanes(take));
    return up_to[rest][taken + 1] - up_to[rest][std::max<i64>(0, taken - spare)];
}

static i64 random_move(i64 own, i64 market, u64& generator) {
    i64 goods = own & GOODS_MASK, offered = market & GOODS_MASK, camels = market >> 24, held = count(goods);
    i64 spare = std::min(own >> 24, HAND_LIMIT - held);
    int shelf = number(offered), exchanges = 0;
    for (int taken = 2; taken <= MARKET_SIZE; taken++)
        for (int at = first_part[shelf][taken]; at < first_part[shelf][taken + 1]; at++)
            exchanges += exchanges_for(goods, taken, parts[at], spare);
    int takes = held < HAND_LIMIT ? kinds[shelf] : 0, ride = camels ? 1 : 0, sold = sales[number(goods)];
    i64 index = draw(generator, takes + ride + sold + exchanges);
    if (index < takes)
        for (int kind = 0; kind < 6; kind++)
            if (offered >> BITS * kind & LANE && index-- == 0) return 1LL << BITS * kind;
    index -= takes;
    if (index < ride) return camels * ONE_CAMEL;
    index -= ride;
    if (index < sold)
        for (int kind = 0; kind < 6; kind++) {
            i64 least = kind < 3 ? 2 : 1, ways = std::max<i64>(0, (goods >> BITS * kind & LANE) - least + 1);
            if (index < ways) return -((least + index) << BITS * kind);
            index -= ways;
        }
    index -= sold;
    for (i64 taken = 2; taken <= MARKET_SIZE; taken++)
        for (int at = first_part[shelf][taken]; at < first_part[shelf][taken + 1]; at++) {
            i64 take = parts[at];
            int ways = exchanges_for(goods, taken, take, spare);
            if (index >= ways) {
                index -= ways;
                continue;
            }
            int rest = number(goods & ~lanes(take));
            i64 part = parts[first_part[rest][std::max<i64>(0, taken - spare)] + index];
            return take - part - (taken - count(part)) * ONE_CAMEL;
        }
    return 0;
}

static void apply(Round& r, i64 change) {
    i64 seat = r.turn, balance = (change % 15 + 15) % 15;
    if (balance > 7) {
        int kind = 0;
        while (((-change) >> BITS * kind & LANE) == 0) kind++;
        i64 sold = 15 - balance;
        r.cards[seat] -= sold << BITS * kind;
        r.discard += sold << BITS * kind;
        r.known[seat] -= std::min(sold, r.known[seat] >> BITS * kind & LANE) << BITS * kind;
        i64 left = r.piles >> BITS * kind & LANE, paid = std::min(sold, left), gone = PILE_SIZES[kind] - left;
        r.piles -= paid << BITS * kind;
        r.rupees[seat] += worth[kind][gone + paid] - worth[kind][gone];
        r.goods_tokens[seat] += paid;
        if (sold >= 3) {
            int pile = std::min<i64>(sold, 5) - 3;
            i64 bonuses = r.bonus_left >> BITS * pile & LANE;
            if (bonuses) {
                i64 at = BONUS_FIRST[pile] + BONUS_SIZES[pile] - bonuses;
                r.bonus_rupees[seat] += r.bonus[at];
                r.takers |= seat << at;
                r.bonus_tokens[seat] += 1LL << BITS * pile;
                r.bonus_left -= 1LL << BITS * pile;
            }
        }
        if (paid && paid == left) {
            int empty = 0;
            for (int at = 0; at < 6; at++) empty += (r.piles >> BITS * at & LANE) == 0;
            if (empty >= 3) r.ended = 1;
        }
    } else {
        r.cards[seat] += change;
        r.market -= change;
        i64 before = r.cards[seat] - change, after = r.cards[seat], known = r.known[seat];
        for (int kind = 0; kind < 6; kind++) {
            i64 moved = (after >> BITS * kind & LANE) - (before >> BITS * kind & LANE);
            r.known[seat] += std::max(moved, -(known >> BITS * kind & LANE)) << BITS * kind;
        }
        for (i64 card = 0; card < balance; card++) {
            if (r.drawn == DECK_SIZE) {
                r.ended = 2;
                break;
            }
            r.market += 1LL << BITS * r.deck[r.drawn++];
        }
    }
    r.played++;
    r.turn = 1 - seat;
}

int main(int argc, char** argv) {
    if (argc != 4) return 2;
    build_tables();
    i64 rounds = std::atoll(argv[1]), cards[52], bonus[18], moves[171], played = 0, seen = 0;
    bool listed = std::strcmp(argv[2], "listed") == 0;
    u64 generator = std::strtoull(argv[3], nullptr, 10);
    const int counts[7] = {6, 6, 6, 8, 8, 10, 8};
    for (int kind = 0, at = 0; kind < 7; kind++)
        for (int card = 0; card < counts[kind]; card++) cards[at++] = kind;
    for (int at = 0; at < 18; at++) bonus[at] = BONUSES[at];
    Round r;
    std::clock_t start = std::clock();
    for (i64 at = 0; at < rounds; at++) {
        shuffle_deal(r, cards, bonus, generator);
        while (!r.ended) {
            i64 own = r.cards[r.turn];
            if (listed) {
                int found = list_moves(own, r.market, moves);
                seen += found;
                apply(r, moves[draw(generator, found)]);
            } else {
                apply(r, random_move(own, r.market, generator));
            }
            played++;
        }
    }
    double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%lld %lld %.6f\n", (long long)played, (long long)seen, seconds);
}
