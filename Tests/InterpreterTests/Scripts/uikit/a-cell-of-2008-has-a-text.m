:ios 2.2
UITableViewCell *cell = [[UITableViewCell alloc] initWithFrame:CGRectMake(0, 0, 320, 44) reuseIdentifier:@"note"];
cell.text = @"milk";
NSLog(@"%@ %@", cell.text, cell.reuseIdentifier);  // prints: milk note
