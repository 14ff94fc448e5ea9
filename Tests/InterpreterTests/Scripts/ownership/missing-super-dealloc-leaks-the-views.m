:ios 5.1
@interface Note : UIViewController @end
@implementation Note
- (void)dealloc { }  // warning: missingSuper
@end
Note *note = [[Note alloc] init];
[note view];  // leaks: UIView#1 lost by view of note (holderFreed, line 8)
[note release];
