@interface Ear : NSObject
@property (nonatomic, strong) id token;
@end
@implementation Ear
- (void)listen {
  self.token = [[NSNotificationCenter defaultCenter] addObserverForName:@"Ring" object:nil queue:nil usingBlock:^(NSNotification *note) {
    NSLog(@"%@ %d", note.name, self.token != nil);  // prints: Ring 1
  }];
}
- (void)dealloc { NSLog(@"gone"); }  // prints: gone
@end
Ear *ear = [[Ear alloc] init];
[ear listen];
id token = ear.token;
ear = nil;
[[NSNotificationCenter defaultCenter] postNotificationName:@"Ring" object:nil];
[[NSNotificationCenter defaultCenter] removeObserver:token];
NSLog(@"removed");  // prints: removed
