int none[0];
int less[-1];  // error: negativeArraySize
