#define FEATURE 3
#define EMPTY
#if FEATURE > 2 && !defined(MISSING)
NSLog(@"new");  // prints: new
#elif FEATURE
NSLog(@"old");
#else
NSLog(@"none");
#endif
#if 0
this isn't even code
#if 1
NSLog(@"inner");
#endif
#elif defined EMPTY
NSLog(@"empty");  // prints: empty
#else
NSLog(@"never");
#endif
#ifndef MISSING
NSLog(@"%d", FEATURE);  // prints: 3
#endif
#undef FEATURE
#ifdef FEATURE
NSLog(@"still");
#endif
#if (1 << 3) == 8 && UNKNOWN == 0 && -1 < 0 && 7 % 4 == 3
NSLog(@"sums");  // prints: sums
#endif
NSArray *list = @[
  @"a",
#ifdef DEBUG
  @"debug",
#endif
  @"b"
];
NSLog(@"%lu", (unsigned long)list.count);  // prints: 3
