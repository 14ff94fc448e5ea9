NSMutableArray *list = [NSMutableArray arrayWithObject:@1];
[list addObject:@2];
list[0] = @5;
NSMutableDictionary *ages = [NSMutableDictionary dictionary];
ages[@"a"] = @1;
ages[@"a"] = @2;
NSLog(@"%@ %@ %@ %d", list[0], [list objectAtIndex:1], ages[@"a"], (int)[list count]);  // prints: 5 2 2 2
@implementation NSMutableArray (Loud)
- (void)addObject:(id)object { NSLog(@"adds %@", object); }  // prints: adds 3
@end
[list addObject:@3];
NSLog(@"%d", (int)list.count);  // prints: 2
[list objectAtIndex:2];  // fails: NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 2 beyond bounds [0 .. 1]
