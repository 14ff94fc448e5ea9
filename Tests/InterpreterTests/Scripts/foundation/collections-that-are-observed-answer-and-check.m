@interface Box : NSObject
@property (nonatomic, strong) NSString *name;
@property (nonatomic, strong) NSMutableArray *items;
- (BOOL)addTag:(id)tag toObject:(id)object;
- (BOOL)addChildObject:(id)child;
- (void)insertObject:(id)object inItemsAtIndex:(NSUInteger)place;
@end
@implementation Box
- (BOOL)addTag:(id)tag toObject:(id)object { return YES; }
- (BOOL)addChildObject:(id)child { return YES; }
- (void)insertObject:(id)object inItemsAtIndex:(NSUInteger)place { NSLog(@"asked");  // prints: asked
}
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {}
@end
Box *box = [[Box alloc] init];
box.items = [NSMutableArray array];
[box addObserver:box forKeyPath:@"name" options:0 context:NULL];
[box addObserver:box forKeyPath:@"items" options:0 context:NULL];
NSLog(@"%d %d", [box addTag:@1 toObject:@2], [box addChildObject:@3]);  // prints: 1 1
[box insertObject:@"a" inItemsAtIndex:NSNotFound];
