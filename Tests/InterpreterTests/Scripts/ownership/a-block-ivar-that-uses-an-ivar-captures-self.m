:ios 5.1
@interface Note : NSObject { void (^done)(void); int count; } - (void)set; @end
@implementation Note
- (void)set { done = [^{ count++; } copy]; }  // leaks: NSBlock#2 cycle NSBlock#2 [self] -> note.done -> NSBlock#2
@end
Note *note = [[Note alloc] init];  // leaks: note cycle note.done -> NSBlock#2 [self] -> note
[note set];
[note release];
note = nil;
