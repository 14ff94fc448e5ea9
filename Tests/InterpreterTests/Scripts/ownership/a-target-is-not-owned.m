:ios 5.1
@interface Home : NSObject - (void)tap; @end
@implementation Home
- (void)tap { NSLog(@"tap"); }
@end
Home *home = [[Home alloc] init];
UIButton *button = [[UIButton alloc] init];
[button addTarget:home action:@selector(tap) forControlEvents:UIControlEventTouchUpInside];
:owners home  // owners: you
[home release];
[button sendActionsForControlEvents:UIControlEventTouchUpInside];  // zombie: home freed in line 10 by release
