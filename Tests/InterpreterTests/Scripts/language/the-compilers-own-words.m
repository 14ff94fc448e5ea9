@interface Echo : NSObject
@end
@implementation Echo
- (void)say:(id)word {
  NSParameterAssert(word);
  NSLog(@"%s %d", __PRETTY_FUNCTION__, __LINE__);  // prints: -[Echo say:] 6
  NSLog(@"%s", __func__);  // prints: -[Echo say:]
  NSAssert(word != nil, @"nothing to say");
  NSAssert(word == nil, @"%@ was said", word);  // fails: NSInternalInconsistencyException: hello was said
}
@end
[[[Echo alloc] init] say:@"hello"];
