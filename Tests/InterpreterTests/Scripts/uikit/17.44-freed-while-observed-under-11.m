:ios 11.0
UIView *watcher = [[UIView alloc] init];
UILabel *label = [[UILabel alloc] init];
[label addObserver:watcher forKeyPath:@"text" options:0 context:NULL];
label = nil;
