:ios 5.1
@interface Jar : NSObject {
  NSString *_label;
}
- (NSString *)label;
- (void)setLabel:(NSString *)label;
@end
@implementation Jar
- (NSString *)label { NSLog(@"read"); return _label; }  // prints: read | read | read
- (void)setLabel:(NSString *)label {
  NSLog(@"written");  // prints: written | written
  if (_label != label) {
    [_label release];
    _label = [label copy];
  }
}
- (void)dealloc { [_label release]; [super dealloc]; }
@end
Jar *jar = [[Jar alloc] init];
jar.label = @"plum";
[jar setLabel:@"plum jam"];
NSLog(@"%@ %d", jar.label, jar.label == [jar label]);  // prints: plum jam 1
[jar release];
