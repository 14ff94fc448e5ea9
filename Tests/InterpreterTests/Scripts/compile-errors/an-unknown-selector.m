@interface Drum : NSObject
- (void)beat;
+ (instancetype)drum;
@end
@implementation Drum
- (void)beat { [self roll]; }  // error: noVisibleMethod
+ (instancetype)drum { return [[self alloc] init]; }
@end
Drum *drum = [Drum drumm];  // error: noVisibleMethod
[[[Drum alloc] init] beet];  // error: noVisibleMethod
