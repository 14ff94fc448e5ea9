dispatch_queue_t shared = dispatch_queue_create("shared", DISPATCH_QUEUE_CONCURRENT);
dispatch_sync(shared, ^{ dispatch_sync(shared, ^{ NSLog(@"side by side"); }); });  // prints: side by side
dispatch_queue_t one = dispatch_queue_create("one", DISPATCH_QUEUE_SERIAL);
dispatch_sync(one, ^{ dispatch_sync(shared, ^{ NSLog(@"in turn"); }); });  // prints: in turn
dispatch_sync(one, ^{ dispatch_sync(one, ^{ NSLog(@"never"); }); });  // fails: EXC_BREAKPOINT: BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread
