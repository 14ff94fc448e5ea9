:ios 5.1
@interface Box : NSObject
@property (nonatomic, retain) NSMutableArray *items;
- (void)fill;
@end
@implementation Box
@synthesize items;
- (void)fill { self.items = [[NSMutableArray alloc] init]; }  // leaks: NSMutableArray#1 lost by alloc
- (void)dealloc { self.items = nil; [super dealloc]; }
@end
Box *box = [[Box alloc] init];
[box fill];
[box release];
