/* A bot in C, without a JSON library: any of the legal actions, by chance.
 *
 *     cc -O2 -o lucky_bot examples/bots/lucky_bot.c
 *     lusoria arena roma --bots exec:./lucky_bot,random --games 20
 *
 * Messages are one line each and compact: no blank stands outside of strings, and `"legal":[…]`
 * comes before the view, so that searching for text is enough here.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20];

/* The whole number that follows some text, from a place on; -1 if the text is not there. */
static long after(const char *from, const char *text) {
    const char *found = from ? strstr(from, text) : NULL;
    return found ? strtol(found + strlen(text), NULL, 10) : -1;
}

static int says(const char *what) {
    char wanted[40];
    snprintf(wanted, sizeof wanted, "\"do\":\"%s\"", what);
    return strstr(line, wanted) != NULL;
}

/* One of the numbers in the list of legal actions, each as likely as the other. */
static long choose(void) {
    const char *place = strstr(line, "\"legal\":[");
    const char *end = strstr(line, "\"view\":");
    long chosen = -1;
    int seen = 0;
    while (place && (place = strstr(place, "\"number\":")) && place < end) {
        seen += 1;
        if (rand() % seen == 0) chosen = after(place, "\"number\":");
        place += 1;
    }
    return chosen;
}

int main(void) {
    while (fgets(line, sizeof line, stdin)) {
        long id = after(line, "\"id\":");
        if (says("hello"))
            printf("{\"id\":%ld,\"name\":\"lucky bot\"}\n", id);
        else if (says("newgame"))
            srand((unsigned)after(line, "\"seed\":"));
        else if (says("choose"))
            printf("{\"id\":%ld,\"action\":%ld}\n", id, choose());
        fflush(stdout);
    }
    return 0;
}
