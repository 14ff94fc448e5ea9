:ios 10.0
UIView *watcher = [[UIView alloc] init];
UILabel *label = [[UILabel alloc] init];
[label addObserver:watcher forKeyPath:@"text" options:0 context:NULL];
label = nil;  // fails: NSInternalInconsistencyException: An instance 0x600000000120 of class UILabel was deallocated while key value observers were still registered with it.
