static char first, second;
@interface Model : NSObject
@property (nonatomic) int count;
@end
@implementation Model
@end
@interface Watcher : NSObject
@end
@implementation Watcher
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                       context:(void *)context {
  NSLog(@"%@", context == &first ? @"first" : @"second");  // prints: second
}
@end
Model *model = [Model new];
Watcher *watcher = [Watcher new];
[model addObserver:watcher forKeyPath:@"count" options:0 context:&first];
[model addObserver:watcher forKeyPath:@"count" options:0 context:&second];
[model removeObserver:watcher forKeyPath:@"count" context:&first];
model.count = 1;
[model removeObserver:watcher forKeyPath:@"count" context:&second];
@try { [model removeObserver:watcher forKeyPath:@"count" context:&second]; }
@catch (NSException *wrong) { NSLog(@"%@", wrong.name); }  // prints: NSRangeException
