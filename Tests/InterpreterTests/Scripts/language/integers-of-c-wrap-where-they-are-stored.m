unsigned char c = 255;
NSLog(@"%d", c + 1);  // prints: 256
c = c + 1;
NSLog(@"%d", c);  // prints: 0
c--;
NSLog(@"%d", c);  // prints: 255
c += 3;
NSLog(@"%d", c);  // prints: 2
unsigned int u = 0;
NSLog(@"%u %d", u - 1, u - 1 > 0);  // prints: 4294967295 1
short s = 32767;
s++;
NSLog(@"%d", s);  // prints: -32768
NSArray *list = @[];
int turns = 0;
for (NSUInteger i = 0; i < list.count - 1; i++) {
  turns++;
  if (turns > 3) break;
}
NSLog(@"%d", turns);  // prints: 4
NSLog(@"%d %d", (unsigned char)300, (char)200);  // prints: 44 -56
NSLog(@"%lu %lu", sizeof(unsigned char), sizeof(short));  // prints: 1 2
unsigned char over = 300;  // warning: constantConversion
NSLog(@"%d", over);  // prints: 44
unsigned char twice(unsigned char x) { return x * 2; }
NSLog(@"%d", twice(200));  // prints: 144
