UIViewController *controller = [[UIViewController alloc] init];
[controller.view addSubview:controller];  // warning: incompatiblePointers
NSMutableArray *list = [NSMutableArray array];
[list addObject:3];  // error: numberAsObject
[list addObject:nil];  // fails: NSInvalidArgumentException: *** -[__NSArrayM insertObject:atIndex:]: object cannot be nil
