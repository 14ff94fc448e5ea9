:ios 7.0
NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
[defaults setObject:@"milk" forKey:@"item"];
[defaults setObject:[NSNull null] forKey:@"item"];
NSLog(@"%@", [defaults objectForKey:@"item"]);  // prints: milk
[defaults setObject:@{@1: @"milk"} forKey:@"item"];
NSLog(@"%@", [defaults objectForKey:@"item"]);  // prints: milk
