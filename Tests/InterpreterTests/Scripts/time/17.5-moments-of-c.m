dispatch_time_t half = dispatch_time(DISPATCH_TIME_NOW, (long long)(0.5 * NSEC_PER_SEC));
dispatch_after(half, dispatch_get_main_queue(), ^{ NSLog(@"%g", CACurrentMediaTime()); });  // prints: 0.5
dispatch_after(dispatch_time(half, NSEC_PER_SEC), dispatch_get_main_queue(), ^{ NSLog(@"%g", CACurrentMediaTime()); });  // prints: 1.5
dispatch_after(dispatch_walltime(NULL, NSEC_PER_SEC), dispatch_get_main_queue(), ^{ NSLog(@"%g", CACurrentMediaTime()); });  // prints: 1
dispatch_after(DISPATCH_TIME_FOREVER, dispatch_get_main_queue(), ^{ NSLog(@"never"); });
dispatch_after(DISPATCH_TIME_NOW, dispatch_get_main_queue(), ^{ NSLog(@"now"); });  // prints: now
:wait 100
[NSThread sleepUntilDate:[NSDate dateWithTimeIntervalSinceNow:2]];
NSLog(@"%g", CACurrentMediaTime());  // prints: 102
[[NSRunLoop mainRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:2]];
NSLog(@"%g", CACurrentMediaTime());  // prints: 104
[[NSRunLoop mainRunLoop] runUntilDate:[NSDate distantFuture]];  // fails: stopped: runLoop
