@interface NoteController : UIViewController
@end
@implementation NoteController
- (void)dealloc { [[NSUserDefaults standardUserDefaults] setObject:@"draft" forKey:@"note"]; }
@end
[[NSUserDefaults standardUserDefaults] registerDefaults:@{@"size": @12}];
NoteController *vc = [[NoteController alloc] init];
vc = nil;
NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
NSLog(@"%@ %ld", [defaults stringForKey:@"note"], (long)[defaults integerForKey:@"size"]);  // prints: draft 12
NSLog(@"%d %@", [defaults boolForKey:@"none"], [defaults objectForKey:@"none"]);  // prints: 0 (null)
