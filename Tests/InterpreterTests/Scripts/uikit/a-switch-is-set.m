UISwitch *lamp = [[UISwitch alloc] initWithFrame:CGRectZero];
[lamp setOn:YES animated:NO];
NSLog(@"%d", lamp.on);  // prints: 1
lamp.on = NO;
NSLog(@"%d", [lamp isOn]);  // prints: 0
