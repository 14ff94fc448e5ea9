dispatch_group_t group = dispatch_group_create();
dispatch_group_enter(group);
dispatch_async(dispatch_get_global_queue(0, 0), ^{
  NSLog(@"work");  // prints: work
  dispatch_group_leave(group);
});
dispatch_group_notify(group, dispatch_get_main_queue(), ^{ NSLog(@"empty"); });  // prints: empty
{
  dispatch_semaphore_t semaphore = dispatch_semaphore_create(0);
  dispatch_group_async(group, dispatch_get_global_queue(0, 0), ^{
    NSLog(@"inside");  // prints: inside
    dispatch_semaphore_signal(semaphore);
  });
  dispatch_semaphore_wait(semaphore, DISPATCH_TIME_FOREVER);
  NSLog(@"%ld", dispatch_group_wait(group, DISPATCH_TIME_FOREVER));  // prints: 0
  NSLog(@"%d", dispatch_semaphore_wait(semaphore, DISPATCH_TIME_NOW) != 0);  // prints: 1
}
