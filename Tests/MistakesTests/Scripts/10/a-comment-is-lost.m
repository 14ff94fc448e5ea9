:ios 5.1
@interface CommentController : UIViewController
@property (nonatomic, retain) IBOutlet UITextView *comment;  // mistake 11 l
@end
@implementation CommentController
- (NSString *)textToSend {
  return self.comment.text;
}
- (void)viewDidUnload {  // mistake 10 u
  self.comment = nil;
  [super viewDidUnload];
}
- (void)dealloc {
  [_comment release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

CommentController *talk = [[CommentController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = talk;
:type comment "I disagree"
window.rootViewController = other;
:warn
window.rootViewController = talk;
[other release];
[talk release];
