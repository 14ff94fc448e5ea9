dispatch_queue_t background = dispatch_get_global_queue(0, 0);
{
  dispatch_async(background, ^{
    NSLog(@"work");  // prints: work
    dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"show"); });  // prints: show
  });
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 1 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{ NSLog(@"later"); });  // prints: later
  dispatch_sync(background, ^{ NSLog(@"at once"); });  // prints: at once
  NSLog(@"end");  // prints: end
}
:wait 1
