UIButton *first = [UIButton buttonWithType:UIButtonTypeCustom];
UIButton *second = [UIButton buttonWithType:UIButtonTypeCustom];
NSArray *buttons = @[first, second];
[buttons setValue:@5 forKey:@"tag"];
NSLog(@"%@", [[buttons valueForKey:@"tag"] componentsJoinedByString:@" "]);  // prints: 5 5
[buttons setValue:@YES forKey:@"exclusiveTouch"];
