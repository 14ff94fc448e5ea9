typedef struct {
  int one[4611686018427387904];  // error: arrayTooLarge
} Pair;
void fill(void) {
  int whole[9223372036854775807];  // error: arrayTooLarge
  int plane[4000000000][4000000000];  // error: arrayTooLarge
  int least[2305843009213693952];  // error: arrayTooLarge
}
