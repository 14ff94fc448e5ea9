NSMutableArray *names = [NSMutableArray<NSString *> arrayWithObject:@"x"];
NSDictionary *ages = [NSDictionary<NSString *, NSNumber *> dictionaryWithObject:@3 forKey:@"a"];
NSLog(@"%@ %@", names[0], ages[@"a"]);  // prints: x 3
NSLog(@"%d", [NSObject instancesRespondToSelector:@selector(classForCoder)]);  // prints: 1
NSLog(@"%@", [UIView classForCoder]);  // prints: UIView
