/* Las Vegas, base game, uniform play: a straightforward program to compare the kernel with.
 *
 * Usage: las_vegas SEATS GAMES SEED; prints games per second, decisions per game and the mean
 * money of the first seat.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CASINOS = 6, VALUES = 9, MOST_SEATS = 5, MOST_NOTES = 5, ROUNDS = 4, DICE = 8, FULL = 5 };

static const int COUNTS[VALUES] = {6, 8, 8, 6, 6, 5, 5, 5, 5};

typedef struct {
    int seats, starter;
    int deck[VALUES];
    int notes[CASINOS][MOST_NOTES];
    int dice[CASINOS][MOST_SEATS];
    int hand[MOST_SEATS];
    int money[MOST_SEATS];
} Game;

static uint64_t luck[4];

static uint64_t turned(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static uint64_t next_word(void) {
    uint64_t result = turned(luck[1] * 5, 7) * 9, shifted = luck[1] << 17;
    luck[2] ^= luck[0];
    luck[3] ^= luck[1];
    luck[1] ^= luck[2];
    luck[0] ^= luck[3];
    luck[2] ^= shifted;
    luck[3] = turned(luck[3], 45);
    return result;
}

static int below(int limit) { return (int)(((next_word() >> 32) * (uint64_t)limit) >> 32); }

static void deal_casino(Game *game, int casino) {
    int total = 0, count = 0;
    while (total < FULL) {
        int left = 0, drawn, value = 0;
        for (int v = 0; v < VALUES; v++) left += game->deck[v];
        drawn = below(left);
        while (drawn >= game->deck[value]) drawn -= game->deck[value++];
        game->deck[value]--;
        int note = value + 1, place = count++;
        while (place > 0 && game->notes[casino][place - 1] < note) {
            game->notes[casino][place] = game->notes[casino][place - 1];
            place--;
        }
        game->notes[casino][place] = note;
        total += note;
    }
}

static void deal(Game *game) {
    memset(game->notes, 0, sizeof game->notes);
    memset(game->dice, 0, sizeof game->dice);
    for (int casino = 0; casino < CASINOS; casino++) deal_casino(game, casino);
    for (int seat = 0; seat < game->seats; seat++) game->hand[seat] = DICE;
}

static void turn(Game *game, int seat) {
    int rolled[CASINOS] = {0}, choices[CASINOS], count = 0;
    for (int die = 0; die < game->hand[seat]; die++) rolled[below(CASINOS)]++;
    for (int face = 0; face < CASINOS; face++)
        if (rolled[face]) choices[count++] = face;
    int face = choices[below(count)];
    game->dice[face][seat] += rolled[face];
    game->hand[seat] -= rolled[face];
}

static void pay(Game *game, int casino) {
    int holder[DICE + 1], holders[DICE + 1] = {0}, place = 0;
    for (int seat = 0; seat < game->seats; seat++) {
        int dice = game->dice[casino][seat];
        holder[dice] = seat;
        holders[dice]++;
    }
    for (int dice = DICE; dice > 0 && place < MOST_NOTES && game->notes[casino][place]; dice--)
        if (holders[dice] == 1) game->money[holder[dice]] += game->notes[casino][place++];
}

static int play(Game *game, int seats) {
    int decisions = 0;
    memset(game, 0, sizeof *game);
    game->seats = seats;
    game->starter = below(seats);
    memcpy(game->deck, COUNTS, sizeof COUNTS);
    for (int round = 0; round < ROUNDS; round++) {
        deal(game);
        int seat = game->starter, waiting = seats;
        while (waiting) {
            if (game->hand[seat]) {
                turn(game, seat);
                decisions++;
                if (!game->hand[seat]) waiting--;
            }
            seat = (seat + 1) % seats;
        }
        for (int casino = 0; casino < CASINOS; casino++) pay(game, casino);
        game->starter = (game->starter + 1) % seats;
    }
    return decisions;
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: las_vegas SEATS GAMES SEED\n");
        return 2;
    }
    int seats = atoi(argv[1]), games = atoi(argv[2]);
    uint64_t seed = strtoull(argv[3], NULL, 10);
    for (int i = 0; i < 4; i++) luck[i] = (seed + i + 1) * 0x9E3779B97F4A7C15u;
    long decisions = 0, money = 0;
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (int i = 0; i < games; i++) {
        Game game;
        decisions += play(&game, seats);
        money += game.money[0];
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (end.tv_sec - begin.tv_sec) + (end.tv_nsec - begin.tv_nsec) * 1e-9;
    printf("%.1f %.4f %.1f\n", games / seconds, (double)decisions / games,
           10000.0 * money / games);
    return 0;
}
