:ios 5.1
@class Child;
@interface Parent : NSObject
@property (nonatomic, retain) Child *child;
@end
@interface Child : NSObject
@property (nonatomic, assign) Parent *parent;
@end
@implementation Parent
@synthesize child;
- (void)dealloc { NSLog(@"parent"); [child release]; [super dealloc]; }  // prints: parent
@end
@implementation Child
@synthesize parent;
- (void)dealloc { NSLog(@"child"); [super dealloc]; }  // prints: child
@end
Parent *parent = [[Parent alloc] init];
parent.child = [[[Child alloc] init] autorelease];
parent.child.parent = parent;
[parent release];
