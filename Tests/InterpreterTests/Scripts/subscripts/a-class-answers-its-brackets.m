@interface Shelf : NSObject { NSMutableArray *_books; NSMutableDictionary *_notes; }
- (NSString *)objectAtIndexedSubscript:(NSUInteger)index;
- (void)setObject:(NSString *)book atIndexedSubscript:(NSUInteger)index;
- (id)objectForKeyedSubscript:(NSString *)key;
- (void)setObject:(id)note forKeyedSubscript:(NSString *)key;
@end
@implementation Shelf
- (instancetype)init {
  if ((self = [super init])) {
    _books = [NSMutableArray array];
    _notes = [NSMutableDictionary dictionary];
  }
  return self;
}
- (NSString *)objectAtIndexedSubscript:(NSUInteger)index { return _books[index]; }
- (void)setObject:(NSString *)book atIndexedSubscript:(NSUInteger)index { _books[index] = book; }
- (id)objectForKeyedSubscript:(NSString *)key { return _notes[key]; }
- (void)setObject:(id)note forKeyedSubscript:(NSString *)key { _notes[key] = note; }
@end
Shelf *shelf = [[Shelf alloc] init];
shelf[0] = @"Emma";
shelf[@"lent"] = @YES;
NSLog(@"%@ %lu %@", shelf[0], (unsigned long)[shelf[0] length], shelf[@"lent"]);  // prints: Emma 4 1
id any = shelf;
any[1] = @"Ulysses";
any[@"by"] = @"Joyce";
NSLog(@"%@ %@", any[1], any[@"by"]);  // prints: Ulysses Joyce
