NSEnumerator *enumerator = [@[@"one", @"two", @"three"] objectEnumerator];
NSLog(@"%@", [enumerator nextObject]);  // prints: one
NSString *word;
while ((word = [enumerator nextObject])) {
  NSLog(@"%@", word);  // prints: two | three
}
NSLog(@"%@", [enumerator nextObject]);  // prints: (null)
