NSArray *list = @[ @1, @2 ];
int one = list[0];  // error: numberAsObject
NSArray<NSNumber *> *numbers = @[ @1 ];
int two = [numbers[0] intValue];
NSDictionary *names = @{ @"a" : @1 };
int three = [names[@"a"] intValue];
NSLog(@"%d %d", two, three);  // prints: 1 1
