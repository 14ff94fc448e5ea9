@interface Open : NSObject  // error: missingEnd
- (void)close;
@implementation Open
- (void)close { }
@end
