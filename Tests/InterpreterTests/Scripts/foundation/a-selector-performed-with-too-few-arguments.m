UIViewController *vc = [[UIViewController alloc] init];
NSLog(@"%@", [vc performSelector:@selector(valueForKey:)]);  // prints: (null)
NSMutableArray *list = [NSMutableArray array];
[list performSelector:@selector(insertObject:atIndex:) withObject:@"first"];
NSLog(@"%@", list[0]);  // prints: first
UIView *view = [[UIView alloc] init];
[view performSelector:@selector(setFrame:)];
[list performSelector:@selector(addObject:)];  // fails: NSInvalidArgumentException: *** -[__NSArrayM insertObject:atIndex:]: object cannot be nil
