dispatch_block_t first = dispatch_block_create(0, ^{ NSLog(@"first"); });  // prints: first
dispatch_block_t other = dispatch_block_create(0, ^{ NSLog(@"other"); });
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), first);
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), other);
dispatch_block_cancel(other);
:wait 2
NSLog(@"%d %d", dispatch_block_testcancel(first) != 0, dispatch_block_testcancel(other) != 0);  // prints: 0 1
