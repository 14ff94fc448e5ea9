@interface Model : NSObject {
  @public NSString *raw;
}
@property (nonatomic, copy) NSString *n;
@end
@implementation Model
- (void)change { _n = @"by ivar"; }
@end
@interface Watcher : NSObject
@end
@implementation Watcher
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
  NSLog(@"%@ %@", path, change[NSKeyValueChangeNewKey]);  // prints: n <null> | n a | n b
}
@end
Model *m = [[Model alloc] init];
Watcher *w = [[Watcher alloc] init];
[m addObserver:w forKeyPath:@"n" options:NSKeyValueObservingOptionInitial | NSKeyValueObservingOptionNew context:NULL];
m.n = @"a";
[m setValue:@"b" forKey:@"n"];
[m change];
[m removeObserver:w forKeyPath:@"n"];
m.n = @"c";
