@interface Model : NSObject
@property (nonatomic) NSInteger count;
@end
@implementation Model
+ (NSSet *)keyPathsForValuesAffectingTwice { return [NSSet setWithObject:@"count"]; }
- (NSInteger)twice { return self.count * 2; }
@end
@interface Watcher : NSObject
@end
@implementation Watcher
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
  NSLog(@"%@ %@ %@ %d", path, change[NSKeyValueChangeOldKey], change[NSKeyValueChangeNewKey], [change[@"notificationIsPrior"] boolValue]);  // prints: twice 0 (null) 1 | twice 0 8 0
}
@end
Model *model = [[Model alloc] init];
Watcher *watcher = [[Watcher alloc] init];
[model addObserver:watcher forKeyPath:@"twice" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld | NSKeyValueObservingOptionPrior context:NULL];
model.count = 4;
[model removeObserver:watcher forKeyPath:@"twice"];
model.count = 5;
