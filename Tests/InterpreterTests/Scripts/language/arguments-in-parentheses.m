@interface Scale : NSObject
- (void)weigh:(NSInteger)load on:(BOOL)isOn;
@end
@implementation Scale
- (void)weigh:(NSInteger)load on:(BOOL)isOn { NSLog(@"%ld %d", (long)load, isOn); }  // prints: 4 1 | 5 0 | 9 1
@end
Scale *scale = [[Scale alloc] init];
NSInteger pounds = 4;
[scale weigh:(pounds) on:(YES)];
[scale weigh:pounds + (NSInteger)1.5 on:(NO)];
[scale weigh:(pounds > 3 ? (NSInteger)9.5 : pounds) on:YES];
