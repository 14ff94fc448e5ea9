#define LIVES 3
#define SPEED (2.5)
NSDictionary *start = @{@"lives": @LIVES, @"speed": @SPEED, @"turn": @M_PI};
NSLog(@"%@ %@ %.2f", start[@"lives"], start[@"speed"], [start[@"turn"] doubleValue]);  // prints: 3 2.5 3.14
NSLog(@"%@", NSLocalizedString(@"Done",));  // prints: Done
NSLog(@"%@", NSLocalizedString(@"Gone", comment: "any (words)"));  // prints: Gone
