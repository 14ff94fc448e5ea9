UILabel *label = [[UILabel alloc] init];
UIView *watcher = [[UIView alloc] init];
[label addObserver:watcher forKeyPath:@"text" options:0 context:NULL];
label.text = @"a";  // fails: NSInternalInconsistencyException: <UIView: 0x600000000120>: An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.
