:ios 5.1
{
  NSMutableArray *list = [NSMutableArray array];
  NSLog(@"%d", (int)[list retainCount]);  // prints: 1
  [list addObject:@"a"];
}
NSMutableArray *late = [NSMutableArray array];
[late addObject:@"b"];  // zombie: late freed in line 7 by autorelease pool
