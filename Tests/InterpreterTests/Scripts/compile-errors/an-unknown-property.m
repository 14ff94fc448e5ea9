@interface Drum : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, readonly) NSInteger size;
@end
@implementation Drum
- (void)tune {
  self.nmae = @"snare";  // error: propertyNotFound
  NSLog(@"%@", self.tone);  // error: propertyNotFound
  self.size = 3;  // error: readOnlyProperty
}
@end
