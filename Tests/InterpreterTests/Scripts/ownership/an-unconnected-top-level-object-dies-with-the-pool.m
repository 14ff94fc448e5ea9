:ios 5.1
:nib Note {view: UIView, top: {menu: UIView}}
@interface Menu : UIView @end
@implementation Menu
- (void)dealloc { NSLog(@"menu freed"); [super dealloc]; }
@end
@interface Note : UIViewController
@property (nonatomic, assign) IBOutlet UIView *menu;
@end
@implementation Note
@end
Note *note = [[Note alloc] init];
[note view];
[note.menu isHidden];  // zombie: UIView#2 freed in line 13 by autorelease pool
