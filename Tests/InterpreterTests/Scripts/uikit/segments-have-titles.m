UISegmentedControl *choice = [[UISegmentedControl alloc] initWithItems:@[@"One", @"Two"]];
[choice insertSegmentWithTitle:@"Zero" atIndex:0 animated:NO];
choice.selectedSegmentIndex = 2;
NSLog(@"%d %@", (int)choice.numberOfSegments, [choice titleForSegmentAtIndex:choice.selectedSegmentIndex]);  // prints: 3 Two
