UILabel *label = [[UILabel alloc] init];
UIView *watcher = [[UIView alloc] init];
[label addObserver:watcher forKeyPath:@"text" options:0 context:NULL];
[label removeObserver:watcher forKeyPath:@"text"];
[label removeObserver:watcher forKeyPath:@"text"];  // fails: NSRangeException: Cannot remove an observer <UIView 0x600000000120> for the key path "text" from <UILabel 0x600000000100> because it is not registered as an observer.
