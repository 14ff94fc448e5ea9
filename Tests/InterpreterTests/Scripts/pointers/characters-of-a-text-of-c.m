char *word = "abc";
NSLog(@"%c%c %d", word[1], word[0], word[3]);  // prints: ba 0
const char *bytes = [@"é" UTF8String];
NSLog(@"%d", bytes[0]);  // prints: -61
