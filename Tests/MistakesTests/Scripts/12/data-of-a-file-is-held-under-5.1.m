:ios 5.1
:file dictionary.bin {bytes: 8000000}
@interface WordsController : UIViewController
@property (nonatomic, retain) NSData *words;
@property (nonatomic, assign) IBOutlet UILabel *found;
@end
@implementation WordsController
- (void)viewDidLoad {
  [super viewDidLoad];
  if (!self.words) self.words = [NSData dataWithContentsOfFile:@"dictionary.bin"];
}
- (void)viewDidUnload {
  self.found = nil;
  [super viewDidUnload];
}
- (void)didReceiveMemoryWarning {  // mistake 12 p
  [super didReceiveMemoryWarning];
}
- (void)dealloc {
  [_words release];
  [super dealloc];
}
@end
@interface OtherController : UIViewController
@end
@implementation OtherController
@end

WordsController *words = [[WordsController alloc] init];
OtherController *other = [[OtherController alloc] init];
window.rootViewController = words;
window.rootViewController = other;
:warn
window.rootViewController = words;
[other release];
[words release];
